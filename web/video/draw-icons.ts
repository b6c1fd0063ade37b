import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { photograph, withPage } from './open-page.ts';

interface Icon {
  name: string;
  size: number;
  /** Without the round edge, for systems that cut the icon to a shape of their own. */
  full?: boolean;
  /** How much of the surroundings shows around the round sign, in its units of 48. */
  margin?: number;
}

const icons: readonly Icon[] = [
  { name: 'icon-192', size: 192 },
  { name: 'icon-512', size: 512 },
  // All that matters stays within the middle 80 %.
  { name: 'icon-maskable-512', size: 512, full: true, margin: 6 },
  { name: 'apple-touch-icon', size: 180, full: true },
];

const publicFolder = new URL('../public/', import.meta.url);

function frame(sign: string, { full, margin = 0 }: Icon): string {
  const uncut = full ? sign.replace(' clip-path="url(#c)"', '') : sign;
  const side = 48 + 2 * margin;
  return uncut.replace('viewBox="0 0 48 48"', `viewBox="${-margin} ${-margin} ${side} ${side}"`);
}

/** The app icons, all from favicon.svg. */
export async function drawIcons(): Promise<void> {
  const sign = await readFile(new URL('favicon.svg', publicFolder), 'utf8');
  await mkdir(new URL('icons', publicFolder), { recursive: true });
  for (const icon of icons) {
    const picture = await withPage({ width: icon.size, height: icon.size }, (page) =>
      photograph(page, frame(sign, icon)),
    );
    await writeFile(new URL(`icons/${icon.name}.png`, publicFolder), picture);
  }
}
