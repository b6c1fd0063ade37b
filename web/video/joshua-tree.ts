import { breeze, type Phase } from './motion.ts';
import { leaves, numbers, type Point } from './path-data.ts';

interface Limb {
  from: Point;
  bend: Point;
  to: Point;
  /** At both ends. */
  thickness: readonly [number, number];
}

const fork: Point = [3, -59];
const leftFork: Point = [-39, -111];
const rightFork: Point = [30, -105];

const trunk: readonly Limb[] = [
  { from: [0, 0], bend: [0, -24], to: [3, -64], thickness: [20, 16] },
  { from: fork, bend: [-24, -79], to: leftFork, thickness: [15, 10] },
  { from: fork, bend: [20, -77], to: rightFork, thickness: [15, 11] },
];

const twigs: readonly Limb[] = [
  { from: rightFork, bend: [22, -124], to: [18, -156], thickness: [11, 8] },
  { from: rightFork, bend: [55, -117], to: [69, -138], thickness: [11, 8] },
  { from: leftFork, bend: [-62, -119], to: [-75, -132], thickness: [10, 7] },
  { from: leftFork, bend: [-33, -130], to: [-30, -162], thickness: [10, 8] },
  { from: [2, -39], bend: [32, -50], to: [48, -69], thickness: [10, 7] },
];

const spikes = 13;

// All crowns share one shape, so they sway with the wind at the nearer tree.
const nearX = 1395;

const trees = [
  { x: nearX, y: 654, scale: '' },
  { x: 1208, y: 624, scale: 'scale(-.42 .42)' },
];

/** The offset from the center line between two points to one edge of a limb. */
function edgeOffset(from: Point, to: Point, thickness: number): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const half = thickness / 2 / Math.hypot(x, y);
  return [-y * half, x * half];
}

function limb({ from, bend, to, thickness }: Limb): string {
  const [startX, startY] = edgeOffset(from, bend, thickness[0]);
  const [endX, endY] = edgeOffset(bend, to, thickness[1]);
  const [middleX, middleY] = edgeOffset(from, to, (thickness[0] + thickness[1]) / 2);
  const there = numbers([bend[0] + middleX, bend[1] + middleY, to[0] + endX, to[1] + endY]);
  const back = numbers([bend[0] - middleX, bend[1] - middleY, from[0] - startX, from[1] - startY]);
  return `M${numbers([from[0] + startX, from[1] + startY])}Q${there}L${numbers([to[0] - endX, to[1] - endY])}Q${back}Z`;
}

function crown({ bend, to }: Limb, phase: Phase): string {
  const outwards = (Math.atan2(to[0] - bend[0], bend[1] - to[1]) * 180) / Math.PI;
  const blades = Array.from({ length: spikes }, (_, index) => {
    const aside = -1 + (2 * index) / (spikes - 1);
    return { degrees: outwards + aside * 138, length: 36 - 11 * Math.abs(aside) };
  });
  const lean = breeze(phase, nearX) * 4;
  const rotation = lean === 0 ? '' : ` transform="rotate(${numbers([lean, ...to], 3)})"`;
  return `<path${rotation} d="${leaves(to, blades, 0.11)}"/>`;
}

export function joshuaTreeShape(phase: Phase): string {
  const wood = [...trunk, ...twigs].map(limb).join('');
  const crowns = twigs.map((twig) => crown(twig, phase)).join('');
  return `<g id="y"><path class="j0" d="${wood}"/><g class="j1">${crowns}</g></g>`;
}

export function drawJoshuaTrees(phase: Phase): string {
  return trees
    .map(({ x, y, scale }) => {
      const bend = breeze(phase, x) * (scale ? 0.8 : -0.8);
      const skew = bend === 0 ? '' : `skewX(${numbers([bend], 3)})`;
      return `<use href="#y" transform="translate(${x} ${y})${scale}${skew}"/>`;
    })
    .join('');
}
