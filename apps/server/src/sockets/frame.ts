/** A text message as it goes over the wire: one piece of memory, header and all, so that one call sends it. */

/** RFC 6455, 5.2: the last frame of a message, and text. A server does not mask. */
const WHOLE_TEXT = 0x81;
const SHORT = 125;
const SHORT_HEADER = 2;
const MEDIUM = 0xffff;
const MEDIUM_MARK = 126;
const MEDIUM_HEADER = 4;
const LONG_MARK = 127;
const LONG_HEADER = 10;

export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length <= SHORT ? SHORT_HEADER : length <= MEDIUM ? MEDIUM_HEADER : LONG_HEADER;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = WHOLE_TEXT;
  if (header === SHORT_HEADER) frame[1] = length;
  else if (header === MEDIUM_HEADER) {
    frame[1] = MEDIUM_MARK;
    frame[2] = length >> 8;
    frame[3] = length & 0xff;
  } else {
    frame[1] = LONG_MARK;
    frame.writeBigUInt64BE(BigInt(length), SHORT_HEADER);
  }
  // As many bytes as characters: nothing beyond ASCII, which is copied as it stands.
  frame.write(text, header, length === text.length ? 'latin1' : 'utf8');
  return frame;
}
