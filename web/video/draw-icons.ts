import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { takeScreenshot, withPage } from './open-page.ts';

interface Icon {
  name: string;
  size: number;
  /** Fills the whole square, for systems that crop icons to a shape of their own. */
  fullBleed?: boolean;
  /** Space around the sign, in units of its view box, which is 48 wide. */
  margin?: number;
}

const icons: readonly Icon[] = [
  { name: 'icon-192', size: 192 },
  { name: 'icon-512', size: 512 },
  // Launchers may crop a maskable icon to its middle 80 %, so the sign stays within that.
  { name: 'icon-maskable-512', size: 512, fullBleed: true, margin: 6 },
  { name: 'apple-touch-icon', size: 180, fullBleed: true },
];

const publicFolder = new URL('../public/', import.meta.url);

function frame(sign: string, { fullBleed, margin = 0 }: Icon): string {
  const uncut = fullBleed ? sign.replace(' clip-path="url(#c)"', '') : sign;
  const side = 48 + 2 * margin;
  return uncut.replace('viewBox="0 0 48 48"', `viewBox="${-margin} ${-margin} ${side} ${side}"`);
}

/** Draws the app icons from favicon.svg. */
export async function drawIcons(): Promise<void> {
  const sign = await readFile(new URL('favicon.svg', publicFolder), 'utf8');
  await mkdir(new URL('icons', publicFolder), { recursive: true });
  for (const icon of icons) {
    const picture = await withPage({ width: icon.size, height: icon.size }, (page) =>
      takeScreenshot(page, frame(sign, icon)),
    );
    await writeFile(new URL(`icons/${icon.name}.png`, publicFolder), picture);
  }
}
