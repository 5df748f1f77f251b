/** A realm in an address: as a fragment, so that no server ever reads it. */
export const realmPath = (realm: string): string => (realm === '' ? '/realm' : `/realm#${encodeURIComponent(realm)}`);

/** What the fragment says; nothing where it is not written as an address is. */
export function realmIn(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return '';
  }
}
