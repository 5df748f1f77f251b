/** A progress bar on the error stream, so that what is asked for can be piped on. Without a terminal it says nothing. */

const WIDTH = 30;
const PAUSE = 100;

export interface Progress {
  /** The share that is done, from 0 to 1, with words beside the bar, which are made only where they are shown. */
  show(share: number, words: () => string): void;
  /** Takes the bar away. */
  end(): void;
}

export function progress(stream: NodeJS.WriteStream): Progress {
  if (!stream.isTTY) return { show() {}, end() {} };
  const began = performance.now();
  let last = 0;
  return {
    show(share, words) {
      const now = performance.now();
      if (now - last < PAUSE && share < 1) return;
      last = now;
      const full = Math.round(share * WIDTH);
      const left = share > 0 ? clock(((now - began) * (1 - share)) / share) : '–';
      const line = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${left}  ${words()}`;
      stream.write(`\r\x1b[K${line.slice(0, stream.columns - 1)}`);
    },
    end() {
      stream.write('\r\x1b[K');
    },
  };
}

function clock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
