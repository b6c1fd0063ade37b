import type { Tone } from './palette.ts';
import { ellipse, type Point, path, placed, rect, rotated, rounded, seeded, use } from './shapes.ts';

/** Path data for a leaf that grows from (x, y) at an angle in radians. */
function leaf(x: number, y: number, angle: number, length: number, width: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const bend = (side: 1 | -1): Point => [
    length * 0.55 * cos - side * width * sin,
    length * 0.55 * sin + side * width * cos,
  ];
  const [tipX, tipY] = [length * cos, length * sin];
  const [otherX, otherY] = bend(-1);
  const round = (values: number[]) => values.map((value) => Math.round(value)).join(' ');
  return `M${round([x, y])}q${round([...bend(1), tipX, tipY])}q${round([otherX - tipX, otherY - tipY, -tipX, -tipY])}`;
}

/** Leaves in rows over the dome of a bush, denser toward its top. */
function bushLeaves(seed: number, rows: readonly [reach: number, count: number][]): string {
  const random = seeded(seed);
  const row = ([reach, count]: readonly [number, number]) =>
    Array.from({ length: count }, (_, i) => {
      const angle = Math.PI * (1.06 + (0.88 * (i + 0.25 + random() * 0.5)) / count);
      const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.95];
      return leaf(x, y, angle - 0.6, 23, 5) + leaf(x, y, angle + 0.5, 23, 5);
    }).join('');
  return rows.map(row).join('');
}

function rosette(): string {
  const leaves = Array.from({ length: 13 }, (_, i) =>
    leaf(0, 0, -Math.PI / 2 + (i - 6) * 0.36, 30 + (i % 3) * 4, 3),
  );
  return path('tree1', leaves.join(''));
}

function palmCrown(): string {
  const frond = (angle: number, length: number, drop: number) => {
    const [x, y] = [Math.cos(angle) * length, Math.sin(angle) * length];
    return `M0 0Q${rounded(x * 0.5)} ${rounded(y * 0.9 - 12)} ${rounded(x)} ${rounded(y + drop)}Q${rounded(x * 0.42)} ${rounded(y * 0.55 + 3)} 0 6Z`;
  };
  const back = [-2.95, -2.35, -1.75, -1.2, -0.65, -0.15].map((angle) => frond(angle, 46, 10));
  const front = [-3.05, -2.6, -2.05, -1.5, -0.95, -0.45, 0].map((angle) => frond(angle, 44, 38));
  return path('tree0', front.join('')) + path('tree1', back.join(''));
}

// The sprig in the site's icon, about 30 units tall.
const sagePlant =
  'M-1 15V-6.5H1V15ZM0-6c-3-2.5-3-6.5 0-9.5 3 3 3 7 0 9.5zM-.5.5c-4.5.5-7.5-2-8-6.5 4.5-.2 7.7 2.2 8 6.5zM.5.5c4.5.5 7.5-2 8-6.5-4.5-.2-7.7 2.2-8 6.5zM-.5 8.5c-5 .6-9-2-9.8-7 5-.3 9.3 2.3 9.8 7zM.5 8.5c5 .6 9-2 9.8-7-5-.3-9.3 2.300-9.8 7z';

/** Shapes that a picture may use more than once, by their id. */
export const sharedShapes: Readonly<Record<string, () => string>> = {
  bush: () =>
    [
      path('bush0', 'M-98 0C-102-62-50-95 0-95C50-95 102-62 98 0Q0 16-98 0Z'),
      path(
        'bush1',
        bushLeaves(3, [
          [28, 4],
          [54, 7],
          [84, 9],
        ]),
      ),
      path(
        'bush2',
        bushLeaves(11, [
          [42, 4],
          [72, 7],
        ]),
      ),
    ].join(''),
  rosette,
  joshua: () =>
    [
      path(
        'tree0',
        'M10 0Q10-22 11-60L-5-60Q-6-23-10 0ZM8-64Q-20-83-35-114L-43-108Q-28-76-2-56ZM9-57Q25-74 35-102L25-108Q16-80-3-63ZM35-106Q27-125 22-157L14-155Q18-123 25-104ZM33-101Q58-114 72-135L66-141Q53-121 27-109ZM-37-115Q-60-122-73-135L-77-129Q-64-116-41-107ZM-34-110Q-29-130-26-161L-34-163Q-37-131-44-112ZM4-35Q34-47 50-66L46-72Q30-54-1-43Z',
      ),
      use('rosette', 18, -154),
      use('rosette', 69, -136),
      use('rosette', -75, -130),
      use('rosette', -30, -160),
      use('rosette', 48, -67),
    ].join(''),
  palm: () =>
    [
      path('trunk', 'M-6 0Q-1-90-4-178H4Q5-90 7 0Z'),
      path('trunkS', 'M1 0Q3-90 1-178H4Q5-90 7 0Z'),
      placed(0, -178, 1, palmCrown()),
    ].join(''),
  sage: () => path('leaf', sagePlant),
};

/** Sagebrush standing at (x, y); mirrored when its scale is negative. */
export function bush(x: number, y: number, scale: number): string {
  return use('bush', x, y, [scale, Math.abs(scale)]);
}

/** Sagebrush at several places, written as 'x,y,scale x,y,scale'. */
export function bushes(places: string): string {
  return places
    .split(' ')
    .map((place) => bush(...(place.split(',').map(Number) as [number, number, number])))
    .join('');
}

export function joshua(x: number, y: number, scale: number): string {
  return use('joshua', x, y, [scale, Math.abs(scale)]);
}

export function palm(x: number, y: number, scale: number): string {
  return use('palm', x, y, [scale, Math.abs(scale)]);
}

/** A barrel cactus with a crown of flowers. */
export function barrel(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    path('tree1', 'M-34 0C-46-30-36-74 0-74S46-30 34 0Z'),
    path('bush1', 'M-24 0C-34-30-24-66-6-72C-14-50-16-24-14 0ZM-4 0C-8-30-6-56 0-73C6-56 8-30 4 0Z'),
    path('tree0', 'M14 0C18-28 16-52 8-73C32-66 44-30 34 0Z'),
    path('bloom', 'M-16-70q4-14 8-2q4-16 8-2q6-14 8 2q8-10 8 3q-16 8-32-1z'),
  );
}

/** A cholla cactus: a trunk with fuzzy joints that are lit from above. */
export function cholla(x: number, y: number, scale: number): string {
  const joints: [number, number, number, number][] = [
    [0, -72, 12, 30],
    [-24, -96, 11, 24],
    [26, -98, 11, 26],
    [-44, -128, 10, 22],
    [-8, -132, 11, 26],
    [40, -136, 10, 22],
    [16, -122, 10, 22],
  ];
  const lean = (jx: number) => jx * 0.55;
  const draw = (tone: Tone, inset: number) =>
    joints.map(([jx, jy, rx, ry]) =>
      rotated(lean(jx), jx, jy, ellipse(tone, jx, jy - inset, rx - inset, ry - inset)),
    );
  return placed(x, y, scale, rect('tree0', -9, -66, 18, 66, 6), ...draw('bush1', 0), ...draw('bush2', 4));
}

/** A sprig of sage leaves, for still lifes. */
export function sprig(x: number, y: number, scale: number, angle = 0): string {
  const leaves = [0, 1, 2, 3].flatMap((i) => [
    leaf(0, -i * 22, -Math.PI / 2 - 0.85, 34 - i * 3, 9),
    leaf(0, -i * 22 - 8, -Math.PI / 2 + 0.85, 34 - i * 3, 9),
  ]);
  return rotated(
    angle,
    x,
    y,
    placed(
      x,
      y,
      scale,
      path('bush1', `${leaves.join('')}M-2 20L-1-88H1L2 20Z`),
      path('bush2', leaf(0, -84, -Math.PI / 2, 32, 9) + leaf(0, -66, -Math.PI / 2 + 0.85, 24, 4)),
    ),
  );
}

/** The sage sprig of the clinics' sign without its round plate, as printed on objects. */
export function sageMark(tone: Tone, x: number, y: number, scale: number): string {
  return placed(x, y, scale, path(tone, sagePlant));
}
