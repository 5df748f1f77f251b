/** A text message as it goes over the wire: header and all in one call. */
import type { Writable } from 'node:stream';

/** RFC 6455, 5.2: the last frame of a message, and text. A server does not mask. */
const WHOLE_TEXT = 0x81;
const SHORT = 125;
const MEDIUM = 0xffff;
const MEDIUM_MARK = 126;
const LONG_MARK = 127;

/** As text whose characters are bytes: what is handed over as text needs no memory of its own on the way. */
function headerOf(length: number): string {
  if (length <= SHORT) return String.fromCharCode(WHOLE_TEXT, length);
  if (length <= MEDIUM) return String.fromCharCode(WHOLE_TEXT, MEDIUM_MARK, length >> 8, length & 0xff);
  const bytes = [length >>> 24, (length >> 16) & 0xff, (length >> 8) & 0xff, length & 0xff];
  return String.fromCharCode(WHOLE_TEXT, LONG_MARK, 0, 0, 0, 0, ...bytes);
}

export function writeText(stream: Writable, text: string): void {
  const length = Buffer.byteLength(text);
  const header = headerOf(length);
  // As many bytes as characters: nothing beyond ASCII, which goes as it stands.
  if (length === text.length) {
    stream.write(header + text, 'latin1');
    return;
  }
  stream.cork();
  stream.write(header, 'latin1');
  stream.write(text, 'utf8');
  stream.uncork();
}
