import type { Tone } from './palette.ts';

export type Point = readonly [x: number, y: number];

/** At most one decimal, which keeps the files small. */
export function rounded(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function path(tone: Tone, d: string): string {
  return `<path class="${tone}" d="${d}"/>`;
}

export function polygon(tone: Tone, ...points: Point[]): string {
  return path(tone, `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`);
}

export function rect(tone: Tone, x: number, y: number, width: number, height: number, radius = 0): string {
  const corners = radius ? ` rx="${rounded(radius)}"` : '';
  return `<rect class="${tone}" x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}"${corners}/>`;
}

export function circle(tone: Tone, x: number, y: number, r: number): string {
  return `<circle class="${tone}" cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(r)}"/>`;
}

export function ellipse(tone: Tone, x: number, y: number, rx: number, ry: number): string {
  return `<ellipse class="${tone}" cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(rx)}" ry="${rounded(ry)}"/>`;
}

/** A line with round ends: a limb, a stem, a cable. */
export function line(tone: Tone, width: number, d: string): string {
  return `<path class="l ${tone}-l" stroke-width="${rounded(width)}" d="${d}"/>`;
}

/** Moves and scales shapes; a negative horizontal scale mirrors them. */
export function placed(x: number, y: number, scale: number | Point, ...parts: string[]): string {
  return `<g transform="${transform(x, y, scale)}">${parts.join('')}</g>`;
}

export function rotated(degrees: number, x: number, y: number, ...parts: string[]): string {
  return `<g transform="rotate(${rounded(degrees)} ${rounded(x)} ${rounded(y)})">${parts.join('')}</g>`;
}

/** Scales shapes around the point where they stand, so that they stay there. */
export function scaled(x: number, y: number, scale: number, ...parts: string[]): string {
  return placed(x * (1 - scale), y * (1 - scale), scale, ...parts);
}

/** Shapes that only dark mode shows. */
export function nightOnly(...parts: string[]): string {
  return `<g class="night">${parts.join('')}</g>`;
}

/** Shapes clipped to an opening. The id must be unique within its picture. */
export function clipped(id: string, opening: string, ...parts: string[]): string {
  return `<clipPath id="${id}">${opening}</clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`;
}

export function use(id: string, x: number, y: number, scale: number | Point = 1): string {
  return `<use href="#${id}" transform="${transform(x, y, scale)}"/>`;
}

function transform(x: number, y: number, scale: number | Point): string {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const size = sx === 1 && sy === 1 ? '' : sx === sy ? `scale(${sx})` : `scale(${sx} ${sy})`;
  return `translate(${rounded(x)} ${rounded(y)})${size}`;
}

/** Pseudo-random numbers in [0, 1), the same in every run (mulberry32), so that a redraw changes no file. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
