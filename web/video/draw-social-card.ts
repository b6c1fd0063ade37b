import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brand } from '#shared/brand.ts';
import { findProgram, takeScreenshot, withPage } from './open-page.ts';
import { drawValley } from './valley.ts';

const size = { width: 1200, height: 630 };

const fontPath = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);

/** HTML of the valley with the brand's name in its sky. */
async function composeCard(): Promise<string> {
  const font = (await readFile(fontPath)).toString('base64');
  const sign = await readFile(new URL('../public/favicon.svg', import.meta.url), 'utf8');
  const rest = brand.name.slice(brand.shortName.length).trim().replaceAll('&', '&amp;');
  return `
    <style>
      @font-face { font-family: Bricolage; font-weight: 200 800; src: url(data:font/woff2;base64,${font}) }
      body { position: relative; block-size: 100vh; overflow: hidden; background: #f9eddb }
      .valley { position: absolute; inset: auto -50px 0 -40px; block-size: 653px }
      .valley svg { inline-size: 1290px; block-size: 653px }
      .name { position: absolute; inset: 56px auto auto 72px; color: #1b2f2a; font: 700 34px/1.1 Bricolage }
      .name svg { inline-size: 92px; block-size: 92px; margin-block-end: 26px }
      .name b { display: block; font-size: 88px; letter-spacing: -0.025em; line-height: 1 }
      .name span { display: block; margin-block-start: 14px; font-size: 40px; letter-spacing: -0.015em }
    </style>
    <div class="valley">${drawValley(0)}</div>
    <div class="name">${sign}<b>${brand.shortName}</b><span>${rest}</span></div>`;
}

/** Draws the preview that other sites show beside a link to ours. A limited palette is enough for its flat colors. */
export async function drawSocialCard(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'social-card-'));
  try {
    const card = join(folder, 'card.png');
    await writeFile(card, await withPage(size, async (page) => takeScreenshot(page, await composeCard())));
    const fewColors =
      'split[a][b];[a]palettegen=max_colors=192:reserve_transparent=0[p];[b][p]paletteuse=dither=none';
    const output = fileURLToPath(new URL('../public/social-card.png', import.meta.url));
    await promisify(execFile)(findProgram(['ffmpeg']), [
      '-v',
      'error',
      '-y',
      '-i',
      card,
      '-vf',
      fewColors,
      output,
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
