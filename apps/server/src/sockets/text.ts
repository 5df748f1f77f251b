/** A message of a socket as text. */
import type { RawData } from 'ws';

export function textOf(data: RawData): string {
  if (Buffer.isBuffer(data)) return data.toString();
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data)).toString();
}
