/**
 * Every color of the pictures, in light and in dark mode. Suffixes: S is the shaded side, L the lit one, D the darkest.
 * Shapes use the names as classes; `styled` shortens them.
 */
const tones = {
  // Skies at dawn, in the morning, and in the late afternoon; 0 is the edge of the picture, 3 is next to the sun.
  dawn0: ['#f9eddb', '#13212a'],
  dawn1: ['#fae4cb', '#192b34'],
  dawn2: ['#fbd8b8', '#26373d'],
  dawn3: ['#fccaa3', '#4a4745'],
  morn0: ['#e6eee3', '#13212a'],
  morn1: ['#eef1e2', '#192b34'],
  morn2: ['#f6f0df', '#26373d'],
  morn3: ['#fbe6cc', '#3c4144'],
  late0: ['#fae4cb', '#15212b'],
  late1: ['#fbd8b8', '#1f2c36'],
  late2: ['#fcc9a4', '#313a40'],
  late3: ['#fab68c', '#524843'],
  // After dark, in both modes.
  dusk0: ['#2c4a4c', '#111d25'],
  dusk1: ['#375759', '#182a33'],
  dusk2: ['#4d6c68', '#26373d'],
  dusk3: ['#8a8a7a', '#4a4745'],
  duskFar: ['#3b595b', '#2b3d44'],
  duskFarS: ['#335052', '#243439'],
  duskWall: ['#7f938f', '#4a5856'],
  duskWallS: ['#647a77', '#364341'],
  duskSand: ['#4f6a64', '#2a3634'],
  lit: ['#f9cd85', '#f3c577'],
  litL: ['#ffe3ae', '#ffe0a3'],
  moon: ['#fbdfbb', '#f1c19c'],
  sun: ['#fff6e4', '#f1c19c'],
  star: ['#fff6e4', '#dfe7e2'],

  // Mountains with their shaded facets, then the valley floor toward the viewer.
  far: ['#cfcdbf', '#2b3d44'],
  farS: ['#bfc2b6', '#243439'],
  mid: ['#9db3a2', '#22383a'],
  midS: ['#8aa594', '#1b2f31'],
  rose: ['#e0c4ae', '#34404a'],
  roseS: ['#d0b09b', '#2a353e'],
  rock: ['#dfa282', '#4f423f'],
  rockS: ['#c98767', '#3f3736'],
  rockL: ['#f1cdab', '#65524a'],
  plain: ['#b9c7ad', '#1d3230'],
  town: ['#7f9b8c', '#3d5450'],
  hill1: ['#7fa08b', '#1a2f2b'],
  hill2: ['#4f7867', '#152824'],
  hill3: ['#24473d', '#0e1d1a'],
  sand: ['#ead9bd', '#2a3634'],
  sandS: ['#d8c3a3', '#222d2c'],
  road: ['#8d9c92', '#24302f'],
  lane: ['#f2ecdf', '#7d8a84'],

  // Plants.
  bush0: ['#35594c', '#1a312a'],
  bush1: ['#6f9984', '#33554a'],
  bush2: ['#a9c5ae', '#4d7263'],
  tree0: ['#1d3b33', '#0a1412'],
  tree1: ['#2f5a4c', '#4a6f60'],
  trunk: ['#a3836a', '#3d3530'],
  trunkS: ['#866a55', '#302a27'],
  bloom: ['#f6866d', '#c96e5a'],

  // Buildings and rooms: lit wall, wall in shade, roof, glass that glows at night.
  wall: ['#fbf4e6', '#4a5856'],
  wallS: ['#e6d9c3', '#364341'],
  wallD: ['#d0bfa5', '#2a3534'],
  clay: ['#d98f6f', '#7a5348'],
  clayS: ['#bd7358', '#5f4139'],
  roof: ['#24473d', '#1c342e'],
  roofS: ['#1d3b33', '#13251f'],
  glass: ['#a9c9bd', '#f3c577'],
  glassL: ['#cfe3d8', '#ffe0a3'],
  lamp: ['#fccaa3', '#ffd98f'],
  sign: ['#24473d', '#a9cfb8'],
  leaf: ['#d6e6d4', '#10231d'],
  room: ['#f2ecdf', '#1b2a2e'],
  roomS: ['#e8dfcd', '#172529'],
  wash: ['#e6eee3', '#1f3335'],
  skirt: ['#e3dccb', '#24363a'],
  floor: ['#d9cbb2', '#142022'],
  wood: ['#d3a884', '#6e5546'],
  woodS: ['#b98b68', '#574337'],
  slate: ['#3c4a47', '#5a6c6e'],
  slateS: ['#2b3735', '#445456'],
  hall: ['#3c4a47', '#161f21'],
  hallS: ['#2b3735', '#101719'],

  // People and what they wear.
  skin1: ['#f3c9a8', '#cfa184'],
  skin1S: ['#e2ae8a', '#b58769'],
  skin2: ['#d9a27a', '#b5835f'],
  skin2S: ['#c2885f', '#986b4b'],
  skin3: ['#a9714f', '#8f5f42'],
  skin3S: ['#8f5b3d', '#754c34'],
  skin4: ['#7a4e38', '#6d4532'],
  skin4S: ['#633c2a', '#563526'],
  ink: ['#2c2b29', '#0c1113'],
  brown: ['#5b3b2b', '#3c281f'],
  auburn: ['#9b5b3c', '#744632'],
  silver: ['#c9c6bb', '#9aa09a'],
  coat: ['#fffaf0', '#d3dcd4'],
  coatS: ['#e3e3d6', '#adbab1'],
  sage: ['#8fae9a', '#5c8271'],
  sageS: ['#769883', '#4a6c5d'],
  pine: ['#35594c', '#2f5a4c'],
  pineS: ['#24473d', '#244639'],
  peach: ['#fbc9a0', '#c2957a'],
  peachS: ['#f0b184', '#a67c63'],
  coral: ['#f6866d', '#d07562'],
  coralS: ['#e06c55', '#ad5c4c'],
  gold: ['#efc277', '#b8935a'],
  goldS: ['#dba955', '#987848'],
  denim: ['#7d9aa0', '#4c676e'],
  denimS: ['#67848b', '#3d555b'],
  cream: ['#f2e3c9', '#a99c86'],
  creamS: ['#e0cda9', '#8b806d'],

  // Things.
  paper: ['#fffdf7', '#dbe2da'],
  paperS: ['#e9e6d9', '#b5c0b8'],
  line: ['#c5cfc1', '#8b9c92'],
  steel: ['#c3cfca', '#71827f'],
  steelS: ['#9fb0aa', '#576865'],
  clear: ['#dcece4', '#3f5a5c'],
  glassW: ['#e3f2ec', '#a3c4c0'],
  frost: ['#d9e6e6', '#15232e'],
  frostL: ['#e9f0ec', '#1f313c'],
  snow: ['#fffdf7', '#71858c'],
  screen: ['#e6eee3', '#c3d2c8'],
  water: ['#bfe0da', '#6fa3a3'],
  waterS: ['#95c6c1', '#507f82'],
  film: ['#1d3b33', '#0a1412'],
  film1: ['#35594c', '#1f3a35'],
  bone: ['#e6eee3', '#cfe0d6'],
  boneS: ['#a9c5ae', '#8fb0a0'],
  tomato: ['#e8705a', '#c25f50'],
  shade: ['#00000014', '#00000038'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Tone = keyof typeof tones;

/** A tone that has another one for its shaded side. */
export type Shaded = { [T in Tone]: `${T}S` extends Tone ? T : never }[Tone];

export function shadeOf<T extends Shaded>(tone: T): Tone {
  return `${tone}S` as Tone;
}

function isTone(name: string): name is Tone {
  return name in tones;
}

/**
 * Prepends a style element with the tones that the markup uses, in both color schemes. Renames their classes to short
 * ones, which makes a file about a tenth smaller.
 */
export function styled(markup: string): string {
  const names = new Map<string, string>();
  const renamed = markup.replace(/class="([^"]+)"/g, (_, classes: string) => {
    const short = classes.split(' ').map((name) => {
      if (!isTone(name.replace(/-l$/, ''))) return name;
      const shortName = names.get(name) ?? `${name.endsWith('-l') ? 's' : 'f'}${names.size}`;
      names.set(name, shortName);
      return shortName;
    });
    return `class="${short.join(' ')}"`;
  });
  const rules = (scheme: 0 | 1) =>
    [...names].map(([name, short]) => {
      const tone = name.replace(/-l$/, '');
      return isTone(tone) ? `.${short}{${tone === name ? 'fill' : 'stroke'}:${tones[tone][scheme]}}` : '';
    });
  const shared = '.l{fill:none;stroke-linecap:round;stroke-linejoin:round}.night{display:none}';
  const dark = `@media(prefers-color-scheme:dark){.night{display:inline}${rules(1).join('')}}`;
  return `<style>${shared}${rules(0).join('')}${dark}</style>${renamed}`;
}
