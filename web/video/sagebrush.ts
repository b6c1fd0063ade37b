import { breeze, type Phase } from './motion.ts';
import { leaves, numbers, step } from './path-data.ts';
import { seeded } from './random.ts';

/** One of the two shapes, the position of its foot, and its size; a negative size mirrors it. */
type Bush = readonly [shape: 0 | 1, x: number, y: number, size: number];

const farBushes: readonly Bush[] = [
  [0, 760, 626, 0.26],
  [1, 930, 612, -0.22],
  [0, 1130, 616, 0.24],
  [1, 560, 634, 0.24],
  [0, 330, 618, -0.22],
  [1, 120, 622, 0.26],
];

const nearBushes: readonly Bush[] = [
  [1, 1520, 672, -0.62],
  [0, 1292, 662, 0.44],
  [1, 1050, 690, 0.52],
  [0, 640, 680, -0.46],
  [1, 230, 700, 0.54],
  [0, 60, 678, 0.4],
  [1, 845, 694, -0.34],
  [0, 1420, 676, 0.34],
];

const stems = 13;
const nodes = 5;

function shape(index: 0 | 1): string {
  const random = seeded(index + 3);
  let dark = '';
  let light = '';
  for (let stem = 0; stem < stems; stem++) {
    const lean = -75 + (150 * stem) / (stems - 1) + (random() - 0.5) * 8;
    const length = 117 - 26 * Math.abs(lean / 75) + (random() - 0.5) * 8;
    for (let node = 1; node <= nodes; node++) {
      const from = step([0, 0], lean, (length * node) / nodes);
      const blades = [-48, 48].map((side) => ({ degrees: lean + side, length: 21 + random() * 4 }));
      if (node === nodes) blades.push({ degrees: lean, length: 24 });
      const path = leaves(from, blades, 0.23);
      if (random() < 0.14 + 0.05 * node) light += path;
      else dark += path;
    }
  }
  const mound = 'M-98 0C-102-62-50-95 0-95 50-95 102-62 98 0Q0 16-98 0Z';
  return `<g id="u${index}"><path class="b0" d="${mound}"/><path class="b1" d="${dark}"/><path class="b2" d="${light}"/></g>`;
}

export const sagebrushShapes = shape(0) + shape(1);

function draw(bushes: readonly Bush[], phase: Phase): string {
  return bushes
    .map(([index, x, y, size]) => {
      const bend = breeze(phase, x) * -4 * Math.sign(size);
      const skew = bend === 0 ? '' : `skewX(${numbers([bend], 3)})`;
      const scale = numbers(size < 0 ? [size, -size] : [size], 2);
      return `<use href="#u${index}" transform="translate(${numbers([x, y])})scale(${scale})${skew}"/>`;
    })
    .join('');
}

export const drawFarSagebrush = (phase: Phase) => draw(farBushes, phase);
export const drawNearSagebrush = (phase: Phase) => draw(nearBushes, phase);
