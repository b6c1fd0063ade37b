import { dip, type Phase } from './motion.ts';
import { numbers } from './path-data.ts';
import { seeded } from './random.ts';

type Building = readonly [x: number, width: number, height: number];

/** The Strip from north to south. */
const buildings: readonly Building[] = [
  [850, 14, 9],
  [869, 10, 14],
  [884, 18, 8],
  [904, 12, 22],
  [924, 14, 16],
  [941, 9, 30],
  [952, 16, 20],
  [971, 12, 36],
  [983, 20, 26],
  [1008, 12, 44],
  [1028, 8, 24],
  [1039, 16, 33],
  [1063, 12, 18],
  [1077, 20, 28],
  [1100, 9, 20],
  [1111, 16, 12],
  [1130, 12, 24],
  [1150, 18, 10],
  [1173, 12, 15],
  [1188, 20, 7],
  [1216, 14, 11],
];

const groundY = 552;
const tower = `M1145 ${groundY}l3-62h-5l-3-8h2l2-5h5l1-16h1l1 16h5l2 5h2l-3 8h-5l3 62z`;

const twinkles = [
  { cycles: 1, low: 0.25 },
  { cycles: 2, low: 0.4 },
  { cycles: 3, low: 0.55 },
];

/** Lit windows, in groups that twinkle together. */
function windows(): string[] {
  const random = seeded(29);
  const groups = twinkles.map(() => '');
  let group = 0;
  for (const [x, width, height] of buildings) {
    for (let rise = 6; rise < height - 2; rise += 7) {
      if (random() < 0.3) continue;
      const left = x + 3 + random() * (width - 6);
      groups[group % twinkles.length] += `M${numbers([left, groundY - rise])}h0`;
      group++;
    }
  }
  return groups;
}

const lit = windows();

export function drawSkyline(phase: Phase): string {
  const houses = buildings
    .map(([x, width, height]) => `M${x} ${groundY}v-${height}h${width}v${height}z`)
    .join('');
  const lights = twinkles
    .map(({ cycles, low }, index) => {
      const glow = dip(phase, cycles, low);
      const dimmed = glow === 1 ? '' : ` opacity="${numbers([glow], 3)}"`;
      return `<path class="w"${dimmed} d="${lit[index]}"/>`;
    })
    .join('');
  return `<g transform="translate(290 166)scale(.7)"><path class="t" d="${houses}${tower}"/>${lights}</g>`;
}
