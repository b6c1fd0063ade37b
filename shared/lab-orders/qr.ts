import { encode } from 'uqr';

/** A QR code with only an order's number, in rows of cells, without its quiet zone. True is dark. */
export function qrOf(number: string): boolean[][] {
  return encode(number, { ecc: 'M', border: 0 }).data;
}

/** The empty margin around a QR code, in cells, which scanners require. */
export const quietCells = 4;

/** The `viewBox` of a QR code's SVG, including the quiet zone, one unit per cell. */
export function qrViewBox({ length }: readonly unknown[]): string {
  const size = length + 2 * quietCells;
  return `${-quietCells} ${-quietCells} ${size} ${size}`;
}

/** The dark cells of a QR code as the path of an SVG, one unit per cell. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
