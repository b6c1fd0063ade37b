import type { Shaded, Tone } from './palette.ts';
import { shadeOf } from './palette.ts';
import { circle, line, nightOnly, type Point, path, rect, seeded } from './shapes.ts';

export type Hour = 'dawn' | 'morn' | 'late' | 'dusk';

/** The sky in bands of color around a low sun, which dark mode shows as a warm moon. */
export function sky(hour: Hour, sunX: number, sunY: number, r: number): string {
  const random = seeded(sunX * 7 + sunY);
  const stars = Array.from({ length: 22 }, () => [random() * 800, random() * 250] as const)
    .filter(([x, y]) => Math.hypot(x - sunX, y - sunY) > r * 2)
    .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`)
    .join('');
  return [
    rect(`${hour}0`, 0, 0, 800, 500),
    circle(`${hour}1`, sunX, sunY, r * 3.7),
    circle(`${hour}2`, sunX, sunY, r * 2.75),
    circle(`${hour}3`, sunX, sunY, r * 1.9),
    hour === 'dusk' ? line('star', 2.2, stars) : nightOnly(line('star', 2.2, stars)),
    circle(hour === 'dusk' ? 'moon' : 'sun', sunX, sunY, r),
  ].join('');
}

/** Parses points like '0,300 70,262'. */
function parsePoints(text: string): Point[] {
  return text.split(' ').map((pair) => pair.split(',').map(Number) as unknown as Point);
}

function roundedPoint([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** Adds random points between the given peaks and saddles, so that the slopes look rugged. */
function ruggedCrest(points: readonly Point[], random: () => number): Point[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (!next) return [point];
    const [dx, dy] = [next[0] - point[0], next[1] - point[1]];
    const steps = Math.abs(dx) > 90 ? [0.34, 0.67] : Math.abs(dx) > 36 ? [0.5] : [];
    const between = steps.map((step): Point => {
      const sag = (random() - 0.42) * Math.min(16, Math.abs(dy) * 0.4 + 4);
      return [point[0] + dx * (step + (random() - 0.5) * 0.1), point[1] + dy * step + sag];
    });
    return [point, ...between];
  });
}

/** The shaded side of a peak, with a ragged lower edge. */
function facet(points: readonly Point[], peak: number, step: 1 | -1, base: number): string {
  const top = points[peak] as Point;
  const side = [top];
  for (let i = peak + step; points[i]; i += step) {
    const [previous, current] = [side[side.length - 1] as Point, points[i] as Point];
    if (current[1] < previous[1]) break;
    side.push(current);
  }
  const low = side[side.length - 1] as Point;
  const [dx, height] = [top[0] - low[0], base - low[1]];
  const foot: Point[] = [
    [low[0] - dx * 0.06, low[1] + height * 0.62],
    [low[0] + dx * 0.2, low[1] + height * 0.5],
    [low[0] + dx * 0.32, low[1] + height * 0.18],
    [low[0] + dx * 0.62, low[1] + height * 0.02 - (low[1] - top[1]) * 0.2],
    [low[0] + dx * 0.74, low[1] - (low[1] - top[1]) * 0.52],
    [top[0] + dx * 0.03, top[1] + (low[1] - top[1]) * 0.36],
  ];
  return side.length < 2 ? '' : `M${[...side, ...foot].map(roundedPoint).join('L')}Z`;
}

/** A mountain range from the left edge to the right, with shaded facets on the slopes that face away from the sun. */
export function ridge(tone: Shaded, sunX: number, base: number, crestLine: string): string {
  const points = parsePoints(crestLine);
  const line = ruggedCrest(points, seeded(points.length * 31 + base + (points[1]?.[0] ?? 0)));
  const facets = line.map(([x, y], i) => {
    const [left, right] = [line[i - 1], line[i + 1]];
    const isPeak = (!left || left[1] > y) && (!right || right[1] > y);
    const isGiven = points.some((point) => point[0] === x && point[1] === y);
    return isPeak && isGiven ? facet(line, i, x < sunX ? -1 : 1, base) : '';
  });
  const [first, last] = [line[0]?.[0] ?? 0, line[line.length - 1]?.[0] ?? 800];
  const slope = path(
    tone,
    `M${Math.round(first)} ${base}L${line.map(roundedPoint).join('L')}L${Math.round(last)} ${base}Z`,
  );
  return slope + path(shadeOf(tone), facets.join(''));
}

/** Rolling ground through the given crests and hollows, from edge to edge and down to the bottom. */
export function ground(tone: Tone, crestLine: string): string {
  const [first, ...rest] = parsePoints(crestLine) as [Point, ...Point[]];
  let previous = first;
  const curves = rest.map((point) => {
    const middle = Math.round((previous[0] + point[0]) / 2);
    const curve = `C${middle} ${previous[1]} ${middle} ${point[1]} ${point[0]} ${point[1]}`;
    previous = point;
    return curve;
  });
  return path(tone, `M${first[0]} ${first[1]}${curves.join('')}V500H${first[0]}Z`);
}

/** The towers of the Strip in the distance, with their bases at y. */
export function skyline(x: number, y: number, scale = 1): string {
  const towers = [9, 14, 8, 22, 16, 30, 20, 36, 26, 44, 24, 33, 18, 28, 20, 12, 24, 10];
  let left = x;
  const d = towers.map((height, i) => {
    const width = (9 + ((i * 7) % 11)) * scale;
    const tower = `M${Math.round(left)} ${y}v${-Math.round(height * scale)}h${Math.round(width)}V${y}Z`;
    left += width + (i % 4 === 3 ? 6 : 2) * scale;
    return tower;
  });
  return path('town', d.join(''));
}
