/**
 * Renders the copies of the drawings: app icons, the site's social card, and the cards of its pages. The drawings
 * themselves, `web/public/pictures/*.svg`, `web/public/favicon.svg` and `web/src/features/home/valley.svg`, are
 * edited by hand or in any editor.
 * Run `node web/pictures/make-copies.ts` for all copies, or name some: `icons`, `site-card`, `page-cards`. Needs
 * Chromium, at `CHROME_PATH` or `/usr/bin/chromium`, and for `site-card` also ffmpeg. The results are committed.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page, type PageScreenshotOptions } from 'playwright-core';
import { socialCardSize, socialCards } from '#shared/pages/social-cards.ts';
import {
  cardFingerprints,
  cardHtml,
  cardsFolder,
  fingerprintsFile,
  publicFolder,
  siteCardHtml,
} from './card-html.ts';

/** `margin` is the space around the sign (favicon.svg), in units of its 48-unit view box. */
const icons = [
  { name: 'icon-192', size: 192 },
  { name: 'icon-512', size: 512 },
  // Launchers may crop a maskable icon to its middle 80 %, so the sign stays within that.
  { name: 'icon-maskable-512', size: 512, isFullBleed: true, margin: 6 },
  { name: 'apple-touch-icon', size: 180, isFullBleed: true },
];

async function shoot(
  page: Page,
  size: { width: number; height: number },
  html: string,
  options?: PageScreenshotOptions,
) {
  await page.setViewportSize(size);
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.screenshot({ omitBackground: true, ...options });
}

async function makeIcons(page: Page): Promise<void> {
  const sign = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8');
  for (const { name, size, isFullBleed, margin = 0 } of icons) {
    const side = 48 + 2 * margin;
    const framed = (isFullBleed ? sign.replace(' clip-path="url(#c)"', '') : sign).replace(
      'viewBox="0 0 48 48"',
      `viewBox="${-margin} ${-margin} ${side} ${side}"`,
    );
    const style = '<style>body{margin:0}svg{display:block;inline-size:100%;block-size:100vh}</style>';
    const icon = await shoot(page, { width: size, height: size }, `<!doctype html>${style}${framed}`);
    writeFileSync(join(publicFolder, `icons/${name}.png`), icon);
  }
}

/** Renders the site's card with a limited palette, which is enough for its flat colors and halves the file. */
async function makeSiteCard(page: Page): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-card-'));
  const allColors = join(folder, 'card.png');
  writeFileSync(allColors, await shoot(page, socialCardSize, siteCardHtml()));
  const fewColors =
    'split[a][b];[a]palettegen=max_colors=192:reserve_transparent=0[p];[b][p]paletteuse=dither=none';
  const output = join(publicFolder, 'social-card.png');
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', allColors, '-vf', fewColors, output]);
  rmSync(folder, { recursive: true });
}

/** Renders the card of each page that has a picture, and saves the fingerprints of all cards. */
async function makePageCards(page: Page): Promise<void> {
  rmSync(cardsFolder, { recursive: true, force: true });
  mkdirSync(cardsFolder, { recursive: true });
  for (const card of socialCards) {
    const path = join(cardsFolder, `${card.picture}.jpg`);
    await shoot(page, socialCardSize, cardHtml(card), { path, type: 'jpeg', quality: 80 });
  }
  writeFileSync(fingerprintsFile, `${JSON.stringify(cardFingerprints(), null, 2)}\n`);
}

const copies = { icons: makeIcons, 'site-card': makeSiteCard, 'page-cards': makePageCards };
type Copy = keyof typeof copies;

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in copies));
if (unknown.length > 0)
  throw new Error(`There is no copy "${unknown[0]}": choose from ${Object.keys(copies).join(', ')}.`);

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
});
const page = await browser.newPage();
for (const name of (chosen.length > 0 ? chosen : Object.keys(copies)) as Copy[]) await copies[name](page);
await browser.close();
