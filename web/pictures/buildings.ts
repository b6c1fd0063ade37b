import type { Shaded, Tone } from './palette.ts';
import { shadeOf } from './palette.ts';
import { circle, line, path, placed, polygon, rect, rounded, use } from './shapes.ts';

/** The sign of every clinic: a round plate with a sage sprig. */
export function sign(x: number, y: number, r: number): string {
  return circle('sign', x, y, r) + use('sage', x, y, r / 21);
}

/** A window pane that reflects the sky in light mode and glows from inside in dark mode. */
export function pane(
  x: number,
  y: number,
  width: number,
  height: number,
  light: 'glass' | 'lit' = 'glass',
): string {
  const slant = Math.min(width * 0.5, height * 0.5);
  return (
    rect(light, x, y, width, height) +
    polygon(
      `${light}L`,
      [x, y],
      [x + width * 0.62, y],
      [x + width * 0.62 - slant, y + height],
      [x, y + height],
    )
  );
}

export function panes(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  gap: number,
  light: 'glass' | 'lit' = 'glass',
): string {
  return Array.from({ length: count }, (_, i) => pane(x + i * (width + gap), y, width, height, light)).join(
    '',
  );
}

/** A glass double door; y is the ground. */
export function door(x: number, y: number, width: number, height: number, frame: Tone = 'roof'): string {
  const half = (width - 15) / 2;
  return [
    rect(frame, x, y - height, width, height),
    panes(x + 5, y - height + 5, half, height - 5, 2, 5),
    line(
      frame,
      2.5,
      `M${rounded(x + width / 2 - 7)} ${rounded(y - height * 0.5)}v14M${rounded(x + width / 2 + 7)} ${rounded(y - height * 0.5)}v14`,
    ),
  ].join('');
}

interface Block {
  x: number;
  /** Y of the ground. */
  base: number;
  width: number;
  height: number;
  /** How far its shaded side reaches, to the left when negative. */
  depth: number;
  tone: Shaded;
}

/** A building with a lit front and one shaded side. */
export function block({ x, base, width, height, depth, tone }: Block): string {
  const edge = depth > 0 ? x + width : x;
  const [rise, lift] = [Math.abs(depth) * 0.16, Math.abs(depth) * 0.1];
  return (
    polygon(
      shadeOf(tone),
      [edge, base],
      [edge, base - height],
      [edge + depth, base - height + rise],
      [edge + depth, base - lift],
    ) + rect(tone, x, base - height, width, height)
  );
}

/** A flat roof that overhangs a building, with the shadow that it casts on the wall. */
export function flatRoof(x: number, y: number, width: number, thickness: number, overhang: number): string {
  return (
    rect('shade', x, y, width, thickness * 0.9) +
    rect('roof', x - overhang, y - thickness, width + overhang * 2, thickness) +
    rect('roofS', x - overhang, y - thickness * 0.34, width + overhang * 2, thickness * 0.34)
  );
}

/** The long shadow of something that stands on the ground between `left` and `right`. */
export function shadow(left: number, right: number, y: number, reach: number, drop = 26): string {
  return polygon('shade', [left, y], [right, y], [right + reach, y + drop], [left + reach, y + drop]);
}

/** A tiled hip roof. */
export function tiledRoof(
  x: number,
  y: number,
  width: number,
  height: number,
  tone: Shaded = 'clay',
): string {
  const rows = [0.4, 0.72].map((part) => {
    const inset = (1 - part) * height * 0.9;
    return `M${rounded(x + inset)} ${rounded(y - height * (1 - part))}h${rounded(width - inset * 2)}v3h${rounded(inset * 2 - width)}z`;
  });
  return (
    polygon(
      tone,
      [x, y],
      [x + height * 0.9, y - height],
      [x + width - height * 0.9, y - height],
      [x + width, y],
    ) +
    path(shadeOf(tone), rows.join('')) +
    polygon(
      shadeOf(tone),
      [x + width - height * 0.9, y - height],
      [x + width, y],
      [x + width - height * 0.3, y],
    )
  );
}

/** A striped awning. */
export function awning(x: number, y: number, width: number, height: number, stripes: number): string {
  const step = width / stripes;
  const stripe = (i: number) =>
    `M${rounded(x + i * step)} ${rounded(y)}h${rounded(step)}v${rounded(height)}q${rounded(-step / 2)} 9 ${rounded(-step)} 0z`;
  const everyOther = (remainder: number) =>
    Array.from({ length: stripes }, (_, i) => (i % 2 === remainder ? stripe(i) : '')).join('');
  return (
    path('hill2', everyOther(0)) + path('coat', everyOther(1)) + rect('shade', x, y + height + 4, width, 7)
  );
}

/** A car in side view, heading right. */
export function car(x: number, y: number, scale: number, tone: Shaded): string {
  const wheel = (wx: number) => circle('hallS', wx, -9, 10) + circle('steel', wx, -9, 4);
  return placed(
    x,
    y,
    scale,
    path(tone, 'M0-10V-26Q0-32 8-33L22-35L38-52Q40-54 44-54H74Q78-54 80-51L90-35L112-31Q120-29 120-22V-10Z'),
    path(shadeOf(tone), 'M0-10V-19H120V-10Z'),
    path('glassL', 'M30-35L42-48H56V-35ZM61-35V-48H73L82-35Z'),
    wheel(28),
    wheel(94),
  );
}

/** A street lamp that is lit in dark mode. */
export function streetLamp(x: number, y: number, height: number): string {
  return (
    line('town', 4, `M${x} ${y}v${-height}q0-10 12-10h14`) + rect('lamp', x + 18, y - height - 12, 20, 5, 2)
  );
}

/** A street from edge to edge, with lane markings. */
export function street(y: number): string {
  const dashes = Array.from({ length: 7 }, (_, i) => `M${20 + i * 120} ${y + 19}h50v4h-50z`);
  return rect('road', 0, y, 800, 44) + path('lane', dashes.join(''));
}
