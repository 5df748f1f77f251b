/** Where one is in the page, from the address. Small, because the page has few places. */
import { games } from '@taverne/games';
import { useSyncExternalStore } from 'react';

/** The one that is meant where none is named. */
export const FIRST_GAME = games[0]?.id ?? '';

export type Place =
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly where: 'here' | 'server'; readonly match: string }
  | { readonly page: 'replay'; readonly where: 'here' | 'server'; readonly match: string; readonly at: number | undefined }
  | { readonly page: 'join'; readonly match: string; readonly token: string }
  | { readonly page: 'rules'; readonly game: string | undefined; readonly rule: string | undefined }
  | { readonly page: 'learn'; readonly game: string }
  /** A page that a game brings; `given`: what the address carries after its `#`. */
  | { readonly page: 'own'; readonly game: string; readonly path: string; readonly given: string }
  | { readonly page: 'person'; readonly name: string }
  | { readonly page: 'best'; readonly game: string; readonly mode: string }
  /** `cup`: one of them, or `new`; left out: all of them. */
  | { readonly page: 'cups'; readonly cup: string | undefined }
  | { readonly page: 'seek' | 'you' | 'friends' }
  | { readonly page: 'settings' | 'import' | 'house' | 'credits' | 'nowhere' };

/** Reads an address; what it does not know is nowhere. */
export function placeOf(address: URL): Place {
  const parts = partsOf(address.pathname);
  if (!parts || parts.length > 3) return { page: 'nowhere' };
  const [first = '', second = '', third] = parts;
  switch (first) {
    case '':
      return { page: 'lobby' };
    case 'm':
    case 'here': {
      const where = first === 'm' ? 'server' : 'here';
      if (second && third === undefined) return { page: 'table', where, match: second };
      if (second && third === 'replay') return { page: 'replay', where, match: second, at: momentOf(address) };
      return { page: 'nowhere' };
    }
    case 'join':
      return second && third === undefined
        ? { page: 'join', match: second, token: address.hash.slice(1) }
        : { page: 'nowhere' };
    case 'rules':
      return { page: 'rules', game: second || undefined, rule: third };
    case 'learn':
      return third === undefined ? { page: 'learn', game: second || FIRST_GAME } : { page: 'nowhere' };
    case 'cups':
      return third === undefined ? { page: 'cups', cup: second || undefined } : { page: 'nowhere' };
    case 'people':
      return second && third === undefined ? { page: 'person', name: second } : { page: 'nowhere' };
    case 'best':
      return second && third !== undefined ? { page: 'best', game: second, mode: third } : { page: 'nowhere' };
    case 'settings':
    case 'seek':
    case 'you':
    case 'friends':
    case 'house':
    case 'import':
    case 'credits':
      return second ? { page: 'nowhere' } : { page: first };
    default: {
      const game = second ? undefined : games.find(({ pages }) => pages?.includes(first))?.id;
      return game === undefined
        ? { page: 'nowhere' }
        : { page: 'own', game, path: first, given: decoded(address.hash.slice(1)) };
    }
  }
}

/** What the fragment says; nothing where it is not written as an address is. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return '';
  }
}

export const ownPath = (path: string, given: string): string =>
  given === '' ? `/${path}` : `/${path}#${encodeURIComponent(given)}`;

/** Undefined: not written as an address is. */
function partsOf(path: string): string[] | undefined {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function momentOf(address: URL): number | undefined {
  const at = address.searchParams.get('at');
  return at !== null && /^\d{1,6}$/.test(at) ? Number(at) : undefined;
}

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** A plain click on a link to a place of this page goes there without a reload. Returns how to stop. */
export function followLinks(): () => void {
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

export const tablePath = (where: 'here' | 'server', match: string): string => `/${where === 'server' ? 'm' : 'here'}/${match}`;

function subscribe(changed: () => void): () => void {
  addEventListener('popstate', changed);
  addEventListener('hashchange', changed);
  return () => {
    removeEventListener('popstate', changed);
    removeEventListener('hashchange', changed);
  };
}

/** The place, following the address. */
export function usePlace(): Place {
  const href = useSyncExternalStore(subscribe, () => location.href);
  return placeOf(new URL(href));
}
