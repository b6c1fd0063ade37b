import { numbers, type Point, polygon } from './path-data.ts';
import { seeded } from './random.ts';

interface Range {
  className: string;
  /** Y of the foot. The valley floor hides everything below. */
  foot: number;
  /** Turning points from left to right. */
  crest: readonly Point[];
}

const farRange: Range = {
  className: 'f',
  foot: 560,
  crest: [
    [0, 438],
    [70, 410],
    [130, 432],
    [230, 388],
    [300, 404],
    [380, 368],
    [440, 392],
    [520, 360],
    [600, 414],
    [680, 384],
    [760, 424],
    [850, 396],
    [930, 440],
    [1010, 424],
    [1090, 452],
    [1180, 420],
    [1260, 440],
    [1340, 386],
    [1410, 420],
    [1500, 362],
    [1560, 398],
    [1600, 380],
  ],
};

const nearRange: Range = {
  className: 'm',
  foot: 600,
  crest: [
    [0, 470],
    [90, 436],
    [170, 476],
    [270, 430],
    [360, 488],
    [450, 452],
    [560, 512],
    [650, 486],
    [740, 530],
    [850, 508],
    [960, 548],
    [1080, 530],
    [1190, 548],
    [1280, 500],
    [1350, 522],
    [1450, 452],
    [1530, 492],
    [1600, 460],
  ],
};

const sunX = 1085;

/** Points that roughen the straight slope between two turning points, as erosion would. */
function slope(from: Point, to: Point, random: () => number): Point[] {
  const pieces = Math.max(2, Math.round((to[0] - from[0]) / 40));
  return Array.from({ length: pieces - 1 }, (_, index) => {
    const part = (index + 1) / pieces;
    const bend = (random() - 0.5) * 12;
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part + bend];
  });
}

/** The shaded side of a peak: along the crest to the pass, then back over the ribs below. */
function shade(peak: Point, pass: Point, between: readonly Point[], foot: number): string {
  const width = pass[0] - peak[0];
  const depth = (foot - peak[1]) * 0.68;
  const ribs = [
    [1.15, 1],
    [0.64, 0.855],
    [0.46, 0.54],
    [0.07, 0.405],
    [0.11, 0.26],
  ] as const;
  const back = ribs.map(([along, down]): Point => [peak[0] + width * along, peak[1] + depth * down]);
  return polygon([peak, ...between, pass, ...back]);
}

function drawRange({ className, foot, crest }: Range, seed: number): string {
  const random = seeded(seed);
  const outline: Point[] = [];
  let shades = '';
  let previousSlope: Point[] = [];
  for (const [index, point] of crest.entries()) {
    const previous = crest[index - 1];
    const next = crest[index + 1];
    const nextSlope = next ? slope(point, next, random) : [];
    outline.push(point, ...nextSlope);
    if (previous && next && point[1] < previous[1] && point[1] < next[1]) {
      shades +=
        point[0] < sunX
          ? shade(point, previous, previousSlope.toReversed(), foot)
          : shade(point, next, nextSlope, foot);
    }
    previousSlope = nextSlope;
  }
  const rock = `M0 ${foot}L${numbers(outline.flat())} 1600 ${foot}Z`;
  return `<path class="${className}" d="${rock}"/><path class="${className}s" d="${shades}"/>`;
}

export function drawMountains(): string {
  return drawRange(farRange, 11) + drawRange(nearRange, 5);
}
