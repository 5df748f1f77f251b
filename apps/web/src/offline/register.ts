/** Lets the browser keep the page, and tells when a newer version is ready. */
import { create } from 'zustand';

interface Update {
  /** Changes over to the newer version; the page loads anew. */
  readonly take: (() => void) | undefined;
}

export const useUpdate = create<Update>(() => ({ take: undefined }));

/** The files of a version that waits. */
function filesOf(worker: ServiceWorker): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }) => resolve(Array.isArray(data) ? data : []);
    worker.postMessage('files', [channel.port2]);
  });
}

/** This very script, as the list of files has it. */
const own = (): string => new URL(import.meta.url).pathname;

async function offer(worker: ServiceWorker): Promise<void> {
  // With a network the page is fresh already: then the waiting version is this one.
  if ((await filesOf(worker)).includes(own())) return worker.postMessage('take over');
  useUpdate.setState({
    take: () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      worker.postMessage('take over');
    },
  });
}

export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    // The very first version takes over by itself; only a later one waits.
    if (registration.waiting && navigator.serviceWorker.controller) await offer(registration.waiting);
    // A page may stay open for days: it looks for a newer version whenever somebody comes back to it.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void registration.update().catch(() => {});
    });
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && navigator.serviceWorker.controller) void offer(coming);
      });
    });
  } catch {
    // Without it the page works as long as there is a network.
  }
}
