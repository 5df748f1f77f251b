/** A page may stay open for days and then want a part of itself that a newer version has replaced: it loads anew, since nothing of a match is lost by it. */

const KEY = 'taverne.anew';
/** What is missing after that, too, is no matter of versions. */
const AGAIN = 60_000;

export function loadAnewWhenMissing(): void {
  // So Vite tells that a part could not be fetched.
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (!navigator.onLine || Date.now() - last < AGAIN) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}
