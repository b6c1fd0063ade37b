import { ground, type Hour, ridge, sky } from './land.ts';
import type { Tone } from './palette.ts';
import { circle, clipped, line, path, placed, rect, rounded, use } from './shapes.ts';

/** A window with a view of the mountains. One per picture, because its clip path has a fixed id. */
export function view(
  x: number,
  y: number,
  width: number,
  height: number,
  hour: Hour = 'dawn',
  bars = 1,
): string {
  const scale = Math.max(width / 560, height / 320);
  const gap = width / (bars + 1);
  const mullions = Array.from(
    { length: bars },
    (_, i) => `M${rounded(x + gap * (i + 1))} ${y}v${height}`,
  ).join('');
  return [
    rect('paper', x - 10, y - 10, width + 20, height + 20, 6),
    clipped(
      'view',
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3"/>`,
      placed(
        x + width / 2 - 400 * scale,
        y + height - 360 * scale,
        Math.round(scale * 100) / 100,
        sky(hour, 470, 236, 62),
        ridge('far', 470, 340, '0,240 120,196 220,244 330,206 420,250 520,254 620,190 720,236 800,200'),
        ridge('mid', 470, 350, '0,290 160,250 280,296 400,276 520,300 660,262 800,290'),
        ground('hill1', '0,312 400,300 800,312'),
        ground('hill2', '0,338 300,346 560,326 800,342'),
      ),
    ),
    bars ? line('paper', 6, mullions) : '',
    rect('paperS', x - 18, y + height + 10, width + 36, 12, 3),
  ].join('');
}

/** The wall and floor of a room in a clinic. */
export function room(floorY: number, wall: Tone = 'room'): string {
  return [
    rect(wall, 0, 0, 800, 500),
    rect('wash', 0, floorY - 130, 800, 130),
    rect('skirt', 0, floorY - 8, 800, 8),
    rect('floor', 0, floorY, 800, 500 - floorY),
  ].join('');
}

/** A dawn background for a still life: bands of light without the sun itself. */
export function glow(x: number, y: number, r: number): string {
  return (
    rect('dawn0', 0, 0, 800, 500) +
    circle('dawn1', x, y, r) +
    circle('dawn2', x, y, r * 0.76) +
    circle('dawn3', x, y, r * 0.52)
  );
}

/** A tabletop in the foreground, from edge to edge. */
export function table(y: number): string {
  return rect('wood', 0, y, 800, 500 - y) + rect('woodS', 0, y + 26, 800, 500 - y - 26);
}

/** A potted sage, standing at (x, y). */
export function potted(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    use('bush', 0, -62, 0.62),
    path('clay', 'M-38-70H38L28 0H-28Z'),
    path('clayS', 'M12-70H38L28 0H8Z'),
    rect('clay', -43, -80, 86, 16, 4),
    rect('clayS', 14, -80, 29, 16, 4),
  );
}

/** A clipboard with lines of writing too far away to read. */
export function clipboard(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    rect('woodS', -38, -50, 76, 100, 7),
    rect('paper', -31, -40, 62, 84, 2),
    rect('steel', -16, -56, 32, 14, 4),
    line('line', 5, 'M-20-20H20M-20-4H20M-20 12H8M-20 28H14'),
  );
}
