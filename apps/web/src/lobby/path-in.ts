/** What somebody pasted: an invitation, a match, a moment, something that was made on a game’s own page. */
import { placeOf } from '../router.ts';

/** The path it leads to in this page, if it is one of those. */
export function pathIn(text: string, origin: string): string | undefined {
  let address: URL;
  try {
    address = new URL(text.trim(), origin);
  } catch {
    return undefined;
  }
  const { page } = placeOf(address);
  return page === 'join' || page === 'table' || page === 'replay' || page === 'own'
    ? address.pathname + address.search + address.hash
    : undefined;
}
