import { dip, fullTurn, type Phase, swing } from './motion.ts';
import { numbers, type Point } from './path-data.ts';
import { seeded } from './random.ts';

const sun: Point = [1085, 452];

/** Bands of light around the sun, the widest first. */
const bands = [430, 318, 216];

const circle = (className: string, radius: number) =>
  `<circle class="${className}" cx="${sun[0]}" cy="${sun[1]}" r="${numbers([radius], 2)}"/>`;

/** The bands breathe twice per loop, each a little after the one inside it. */
export function drawBands(phase: Phase): string {
  return bands
    .map((radius, index) => circle(`k${index + 1}`, radius + 6 * swing(phase, 2, index * 0.9)))
    .join('');
}

export const drawSun = () => circle('sun', 112);

const starTwinkles = [
  { cycles: 1, low: 0.3 },
  { cycles: 2, low: 0.45 },
  { cycles: 3, low: 0.6 },
  { cycles: 0, low: 1 },
];

/** Stars above the bright bands, in groups that twinkle together; none behind the page's heading. */
function scatterStars(): string[] {
  const random = seeded(17);
  const groups = starTwinkles.map(() => '');
  for (let count = 0; count < 72; ) {
    const star: Point = [800 + random() * 790, -60 + random() * 400];
    const group = count % groups.length;
    if (Math.hypot(star[0] - sun[0], star[1] - sun[1]) < 330 + star[1] / 4) continue;
    groups[group] += `M${numbers(star)}h0`;
    count++;
  }
  return groups;
}

const stars = scatterStars();

export function drawStars(phase: Phase): string {
  return starTwinkles
    .map(({ cycles, low }, index) => {
      const glow = dip(phase, cycles, low);
      const dimmed = glow === 1 ? '' : ` opacity="${numbers([glow], 3)}"`;
      return `<path class="st"${dimmed} d="${stars[index]}"/>`;
    })
    .join('');
}

const streak = (x: number, y: number, length: number) =>
  `M${numbers([x, y])}q${numbers([length * 0.38, -13, length, 0, -length * 0.55, 7, -length, 0])}z`;

/** Thin clouds. Each is at (x, y) in its `peakPhase`, when it is most visible. */
const clouds = [
  {
    x: 1220,
    y: 92,
    peakPhase: 0.1,
    streaks: streak(0, 0, 230) + streak(70, -14, 150) + streak(120, 13, 130),
  },
  { x: 890, y: 205, peakPhase: 0.42, streaks: streak(0, 0, 240) + streak(50, 14, 130) },
  { x: 1370, y: 318, peakPhase: 0.78, streaks: streak(0, 0, 190) + streak(-50, 13, 170) },
  { x: 670, y: 332, peakPhase: 0.93, streaks: streak(0, 0, 200) + streak(60, -13, 140) },
  { x: 1030, y: 312, peakPhase: 0.6, streaks: streak(0, 0, 160) + streak(40, -14, 190) },
];

/** Each cloud drifts by once per loop. It is invisible when it starts over, so that its jump back does not show. */
export function drawClouds(phase: Phase): string {
  return clouds
    .map(({ x, y, peakPhase, streaks }) => {
      const progress = (phase - peakPhase + 1.5) % 1;
      const opacity = Math.sin(Math.PI * progress) ** 2;
      if (opacity < 0.02) return '';
      const position = numbers([x + (progress - 0.5) * 110, y], 2);
      return `<g opacity="${numbers([opacity], 3)}" transform="translate(${position})"><path class="c" d="${streaks}"/></g>`;
    })
    .join('');
}

export const balloonShape =
  '<g id="h"><path class="h0" d="M-9 24C-16 12-30 2-30-16a30 30 0 0 1 60 0C30 2 16 12 9 24Z"/>' +
  '<path class="h1" d="M-4 24C-7 12-17 4-17-16-17-34-8-46 0-46-24-46-27-26-27-16M4 24C7 12 17 4 17-16 17-34 8-46 0-46 24-46 27-26 27-16M0-46C-7-40-8-30-8-16-8 4-4 14-3 24h6C4 14 8 4 8-16 8-30 7-40 0-46Z"/>' +
  '<path class="h2" d="M-6 33H6L5 42H-5ZM-7 25h14v2.5H-7Z"/></g>';

export function drawBalloons(phase: Phase): string {
  const near = numbers([1352 + 10 * swing(phase, 1), 228 - 5 * swing(phase, 1, 1.2)], 2);
  const far = numbers([1012 + 5 * swing(phase, 1, 2.5), 292 + 3 * swing(phase, 1, 0.4)], 2);
  return `<use href="#h" transform="translate(${near})"/><use href="#h" transform="translate(${far})scale(.42)"/>`;
}

const flock: readonly Point[] = [
  [0, 0],
  [-26, 11],
  [-30, -13],
  [-54, 20],
  [-60, -22],
];

/** In light mode a flock flies from the left ridge to the right one; in dark mode an aircraft comes in to land. */
export function drawTravelers(phase: Phase): string {
  // All of them are out of sight then; leaving them out keeps the still small.
  if (phase === 0) return '';
  const x = 650 + 990 * phase;
  const y = 450 - 215 * Math.sin(Math.PI * phase) ** 0.8;
  const birds = flock
    .map(([behind, aside], index) => {
      const lift = 3 + 3.5 * Math.sin(fullTurn * (17 + (index % 3)) * phase + index * 1.7);
      const wings = `-9 ${-lift}Q-4 ${-lift - 2} 0 0Q4 ${-lift - 2} 9 ${-lift}`;
      const position = numbers([x + behind, y + aside + 3 * Math.sin(fullTurn * 3 * phase + index)], 2);
      return `<path class="bird" transform="translate(${position})" d="M${wings}"/>`;
    })
    .join('');
  const aircraft = numbers([1630 - 330 * phase, 150 + 290 * phase], 2);
  return `${birds}<circle class="plane" transform="translate(${aircraft})" r="2.4"/>`;
}
