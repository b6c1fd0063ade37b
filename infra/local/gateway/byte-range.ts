/** The part of a file that a Range header asks for: first and last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads a Range header as S3 does: one range of bytes. Undefined where the whole file is to be sent: no header, or one
 * that cannot be read. 'outside' where no byte of the file is in it.
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, from = '', to = ''] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (from === '' && to === '') return undefined;
  // `-500` is the last 500 bytes.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return undefined;
  return first > last ? 'outside' : { first, last };
}
