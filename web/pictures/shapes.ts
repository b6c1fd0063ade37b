import type { Tone } from './palette.ts';

export type Point = readonly [x: number, y: number];

/** A number as the files have it: one decimal at most. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function path(tone: Tone, d: string): string {
  return `<path class="${tone}" d="${d}"/>`;
}

export function poly(tone: Tone, ...points: Point[]): string {
  return path(tone, `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`);
}

export function rect(tone: Tone, x: number, y: number, width: number, height: number, radius = 0): string {
  const rounded = radius ? ` rx="${n(radius)}"` : '';
  return `<rect class="${tone}" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${rounded}/>`;
}

export function circle(tone: Tone, x: number, y: number, r: number): string {
  return `<circle class="${tone}" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`;
}

export function ellipse(tone: Tone, x: number, y: number, rx: number, ry: number): string {
  return `<ellipse class="${tone}" cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"/>`;
}

/** A line with round ends: a limb, a stem, a cable. */
export function line(tone: Tone, width: number, d: string): string {
  return `<path class="l ${tone}-l" stroke-width="${n(width)}" d="${d}"/>`;
}

/** Shapes moved to a place; a negative width mirrors them. */
export function at(x: number, y: number, scale: number | Point, ...parts: string[]): string {
  return `<g transform="${placed(x, y, scale)}">${parts.join('')}</g>`;
}

export function turned(degrees: number, x: number, y: number, ...parts: string[]): string {
  return `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${parts.join('')}</g>`;
}

/** Shapes enlarged around the point where they stand. */
export function grown(x: number, y: number, scale: number, ...parts: string[]): string {
  return at(x * (1 - scale), y * (1 - scale), scale, ...parts);
}

/** What is drawn only at night. */
export function atNight(...parts: string[]): string {
  return `<g class="night">${parts.join('')}</g>`;
}

/** Shapes seen through a rounded opening. */
export function clipped(id: string, opening: string, ...parts: string[]): string {
  return `<clipPath id="${id}">${opening}</clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`;
}

export function use(id: string, x: number, y: number, scale: number | Point = 1): string {
  return `<use href="#${id}" transform="${placed(x, y, scale)}"/>`;
}

function placed(x: number, y: number, scale: number | Point): string {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const size = sx === 1 && sy === 1 ? '' : sx === sy ? `scale(${sx})` : `scale(${sx} ${sy})`;
  return `translate(${n(x)} ${n(y)})${size}`;
}

/** Pseudo-random numbers from 0 to 1, the same ones every time (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
