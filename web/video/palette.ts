type Paint = readonly [dawn: string, night: string];

/** Fill of each class at dawn (light mode) and before dawn (dark mode). The names are short to keep the still small. */
const fills: Record<string, Paint> = {
  // Sky, its bands and the sun. The hero around the picture has the colors of k0 and g3: change them together.
  k0: ['#f9eddb', '#13212a'],
  k1: ['#fae4cb', '#192b34'],
  k2: ['#fbd8b8', '#26373d'],
  k3: ['#fccaa3', '#4a4745'],
  sun: ['#fff6e4', '#f1c19c'],
  // Far and near mountains with their shaded sides, valley floor, towers.
  f: ['#cfcdbf', '#2b3d44'],
  fs: ['#bfc2b6', '#243439'],
  m: ['#9db3a2', '#22383a'],
  ms: ['#8aa594', '#1b2f31'],
  v: ['#b9c7ad', '#1d3230'],
  t: ['#7f9b8c', '#3d5450'],
  // Hills, sagebrush, Joshua trees.
  g1: ['#7fa08b', '#1a2f2b'],
  g2: ['#4f7867', '#152824'],
  g3: ['#24473d', '#0e1d1a'],
  b0: ['#35594c', '#1a312a'],
  b1: ['#6f9984', '#33554a'],
  b2: ['#a9c5ae', '#4d7263'],
  j0: ['#1d3b33', '#0a1412'],
  j1: ['#2f5a4c', '#4a6f60'],
  // Clouds, balloons, an aircraft.
  c: ['#fffaf0c0', '#b3a59638'],
  h0: ['#5f8f7c', '#4a6f60'],
  h1: ['#fff6e4', '#e9bd93'],
  h2: ['#4a6b5e', '#56695f'],
  plane: ['#fbe3b5', '#fbe3b5'],
};

/** Windows, stars, birds. */
const strokes: Record<string, Paint> = {
  w: ['#dfe5cf', '#f3cb83'],
  st: ['#dfe7e2', '#dfe7e2'],
  bird: ['#4f6f63', '#4f6f63'],
};

const rules = (paints: Record<string, Paint>, property: string, scheme: 0 | 1) =>
  Object.entries(paints)
    .map(([name, paint]) => `.${name}{${property}:${paint[scheme]}}`)
    .join('');

const colors = (scheme: 0 | 1) => rules(fills, 'fill', scheme) + rules(strokes, 'stroke', scheme);

const lines =
  '.w,.st,.bird{fill:none;stroke-width:2.4;stroke-linecap:round}.w{stroke-width:3}.st,.plane{display:none}';

/** A stylesheet that follows the color scheme. */
export const stylesheet = `${colors(0)}${lines}@media(prefers-color-scheme:dark){${colors(1)}.st,.plane{display:inline}.bird{display:none}}`;
