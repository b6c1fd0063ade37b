import type { Shaded, Tone } from './palette.ts';
import { shadeOf } from './palette.ts';
import { circle, ellipse, line, type Point, path, placed, rect, rounded } from './shapes.ts';

export interface Appearance {
  skin: 'skin1' | 'skin2' | 'skin3' | 'skin4';
  hair: Tone;
  haircut: 'short' | 'long' | 'bob' | 'bun' | 'ponytail' | 'curls' | 'scarf';
}

const backOfHair: Record<Appearance['haircut'], string> = {
  short: '',
  long: 'M-31-8C-36-46 34-48 32-8C34 18 40 36 34 54Q18 62 0 58Q-22 64-40 56C-44 34-32 14-31-8Z',
  bob: 'M-32-8C-36-46 34-48 32-8L33 22Q30 32 18 32H-22Q-36 32-34 20Z',
  bun: 'M-44-38a17 17 0 1 1 34 0a17 17 0 1 1-34 0ZM-31 0C-36-44 30-46 30-8L10 20H-24Z',
  ponytail: 'M-22-28C-62-34-60 26-46 52C-34 36-38 8-20 2ZM-31 0C-34-42 30-46 30-8Z',
  curls: 'M-30 26Q-46 18-40 0Q-52-16-38-28Q-36-48-16-46Q-2-60 14-48Q34-48 36-30Q50-16 40 0Q46 16 32 24Z',
  scarf: 'M-36 0C-40-50 38-52 35 0C36 24 32 40 38 62Q0 76-44 62C-34 40-36 20-36 0Z',
};

const frontOfHair: Record<Appearance['haircut'], string> = {
  short: 'M-29 4C-38-28-18-44 4-42C24-42 33-28 29-8Q24-22 10-22Q-4-18-16-22Q-22-12-21 0L-24 8Z',
  long: 'M-31 10C-37-36-12-46 6-43C28-40 35-20 30 2Q26-18 6-28Q-16-20-22 8Z',
  bob: 'M-31 10C-37-36-12-46 6-43C28-40 35-20 30 0Q14-14 4-28Q-14-14-23 8Z',
  bun: 'M-30 4C-36-34-12-44 6-42C26-40 33-22 29-6Q20-26 2-28Q-18-22-23 4Z',
  ponytail: 'M-30 4C-36-34-12-44 6-42C26-40 33-22 29-6Q12-16-2-28Q-16-18-23 4Z',
  curls:
    'M-30 8Q-38-6-30-18Q-30-36-14-36Q0-48 14-38Q30-38 30-20Q36-8 29-2Q26-18 12-20Q-2-12-12-20Q-22-12-23 6Z',
  scarf: '',
};

/** Head and neck, half in profile; `facing` -1 looks to the left. */
export function head(x: number, y: number, scale: number, look: Appearance, facing: 1 | -1 = 1): string {
  const { skin, hair, haircut } = look;
  const hasScarf = haircut === 'scarf';
  const face = hasScarf
    ? 'M-23-6C-23-32 26-34 27-6C28 14 20 33 3 33C-13 33-23 14-23-6Z'
    : 'M-26-8C-26-34 27-36 28-6C29 16 20 35 4 35C-13 35-26 14-26-8Z';
  return placed(
    x,
    y,
    [scale * facing, scale],
    backOfHair[haircut] && path(hair, backOfHair[haircut]),
    hasScarf ? '' : rect(shadeOf(skin), -13, 14, 25, 42, 10),
    path(skin, face),
    path(
      shadeOf(skin),
      hasScarf
        ? 'M-23-6C-23-16-17-24-12-26C-20-4-14 22 3 33C-13 33-23 14-23-6Z'
        : 'M-26-8C-25-18-22-24-18-27C-22-2-14 24 4 35C-13 35-26 14-26-8Z',
    ),
    hasScarf ? '' : ellipse(skin, -24, 4, 6, 8),
    line(shadeOf(skin), 2.6, 'M17-1q7 8-1 11M4 21q8 5 15-1'),
    line('ink', 4.4, 'M8-4h0M23-4h0'),
    frontOfHair[haircut] && path(hair, frontOfHair[haircut]),
  );
}

/** A mitten-shaped hand centered at (x, y), thumb up. */
function hand(skin: Appearance['skin'], x: number, y: number, r: number, angle: number): string {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const upper = cos < 0 ? -1 : 1;
  const rotatedPoint = (dx: number, dy: number) =>
    `${rounded(x + (dx * cos - dy * sin) * r)} ${rounded(y + (dx * sin + dy * cos) * r)}`;
  return (
    line(skin, r * 2, `M${rotatedPoint(-0.25, 0)}L${rotatedPoint(0.25, 0)}`) +
    line(skin, r * 0.72, `M${rotatedPoint(-0.5, -0.4 * upper)}L${rotatedPoint(0.3, -1.1 * upper)}`)
  );
}

interface Arm {
  skin: Appearance['skin'];
  sleeve: Tone;
  width: number;
  from: Point;
  elbow: Point;
  to: Point;
  /** Rotation of the hand in degrees; by default it continues the forearm. */
  handAngle?: number;
  /** Ends the sleeve above the elbow. */
  shortSleeve?: boolean;
}

/** An arm bent at the elbow, with a sleeve and a hand. */
export function arm({ skin, sleeve, width, from, elbow, to, handAngle, shortSleeve }: Arm): string {
  const [fx, fy] = from;
  const [ex, ey] = elbow;
  const [tx, ty] = to;
  const bend = `M${fx} ${fy}L${ex} ${ey}L${tx} ${ty}`;
  const angle = handAngle ?? (Math.atan2(ty - ey, tx - ex) * 180) / Math.PI;
  const reach = Math.min(0.72, 1 - (width * 0.8) / Math.hypot(tx - ex, ty - ey));
  const upper = `M${fx} ${fy}L${rounded(fx + (ex - fx) * 0.5)} ${rounded(fy + (ey - fy) * 0.5)}`;
  const cuff = `M${fx} ${fy}L${ex} ${ey}L${rounded(ex + (tx - ex) * reach)} ${rounded(ey + (ty - ey) * reach)}`;
  return [
    line(skin, width * (shortSleeve ? 0.74 : 0.62), bend),
    hand(skin, tx, ty, width * 0.46, angle),
    line(sleeve, width, shortSleeve ? upper : cuff),
  ].join('');
}

/** A body from the shoulders at y down to the hips, shaded on one side. */
export function torso(
  tone: Shaded,
  x: number,
  y: number,
  shoulders: number,
  height: number,
  hips: number,
  shaded: 1 | -1 = -1,
): string {
  const [s, h] = [shoulders / 2, hips / 2];
  const curve = Math.min(30, s * 0.6);
  const side = (k: number) => x + k * shaded;
  return (
    path(
      tone,
      `M${rounded(x - h)} ${rounded(y + height)}L${rounded(x - s)} ${rounded(y + curve)}Q${rounded(x - s)} ${rounded(y)} ${rounded(x - s + curve)} ${rounded(y - 4)}L${rounded(x - s * 0.28)} ${rounded(y - 12)}H${rounded(x + s * 0.28)}L${rounded(x + s - curve)} ${rounded(y - 4)}Q${rounded(x + s)} ${rounded(y)} ${rounded(x + s)} ${rounded(y + curve)}L${rounded(x + h)} ${rounded(y + height)}Z`,
    ) +
    path(
      shadeOf(tone),
      `M${rounded(side(h))} ${rounded(y + height)}L${rounded(side(s))} ${rounded(y + curve)}Q${rounded(side(s))} ${rounded(y + 4)} ${rounded(side(s * 0.72))} ${rounded(y + 2)}L${rounded(side(s * 0.52))} ${rounded(y + height * 0.5)}L${rounded(side(h * 0.6))} ${rounded(y + height)}Z`,
    )
  );
}

/** The open neck of scrubs, or of a coat over a shirt. */
export function neckline(
  x: number,
  y: number,
  scale: number,
  skin: Appearance['skin'],
  shirt?: Tone,
): string {
  return placed(
    x,
    y,
    scale,
    shirt ? path(shirt, 'M-20-13H20L8 40H-8Z') : '',
    path(shadeOf(skin), 'M-13-14H13L0 14Z'),
    shirt ? path('coatS', 'M-21-13L-13-14L-4 40H-10L-26 4ZM21-13L13-14L4 40H10L26 4Z') : '',
  );
}

/** A stethoscope hanging around a neck. */
export function stethoscope(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    line('slate', 4.5, 'M-22-12Q-26 30-10 42Q0 48 10 40Q26 28 22-12M0 46Q4 64 20 68'),
    circle('steel', 24, 70, 8),
    circle('steelS', 24, 70, 4),
  );
}

interface StandingPerson extends Appearance {
  top: Shaded;
  legs: Shaded;
  /** Shows under an open coat. */
  shirt?: Tone;
  /** Positions of the hands relative to the feet; by default they hang at the sides. */
  hands?: readonly [left: Point, right: Point];
  facing?: 1 | -1;
  /** Draws a child's head, which is larger relative to the body. */
  child?: boolean;
}

/** A standing person, 330 units tall before scaling, with the feet at (x, y). */
export function standing(x: number, y: number, scale: number, person: StandingPerson): string {
  const { skin, top, legs, shirt, facing = 1, child } = person;
  const [left, right] = person.hands ?? [
    [-54, -132],
    [54, -132],
  ];
  const elbow = (side: 1 | -1, to: Point): Point => [side * 60, Math.min(-170, (to[1] - 240) / 2 + 16)];
  const sleeve = { skin, width: 27, shortSleeve: shirt === undefined };
  return placed(
    x,
    y,
    scale,
    line(shadeOf(legs), 36, 'M-20-140L-22-22'),
    line(legs, 36, 'M20-140L22-22'),
    path('slate', 'M-42 0q0-16 16-16h14v16zM42 0q0-16-16-16h-14v16z'),
    arm({ ...sleeve, sleeve: shadeOf(top), from: [-44, -232], elbow: elbow(-1, left), to: left }),
    child ? head(0, -306, 1.32, person, facing) : head(0, -296, 1, person, facing),
    torso(top, 0, -246, 116, shirt ? 156 : 118, shirt ? 108 : 92),
    neckline(0, -246, 1, skin, shirt),
    arm({ ...sleeve, sleeve: top, from: [44, -232], elbow: elbow(1, right), to: right }),
  );
}
