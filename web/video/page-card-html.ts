import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brand } from '#shared/brand.ts';
import { type SocialCard, socialCards } from '#shared/site/social-cards.ts';

const publicFolder = join(import.meta.dirname, '../public');

/** Where the drawn cards are. */
export const cardsFolder = join(publicFolder, 'social-cards');

/** What each drawn card was drawn from. */
export const fingerprintsFile = join(import.meta.dirname, 'page-cards.json');

const fontPath = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);

/** As HTML. A line must not begin with the slash between a clinic's two streets. */
const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(' / ', '&nbsp;/ ');

/** A page in the size of the card: its words on the left, its picture on the right. */
export async function cardHtml({ picture, kind, title }: SocialCard): Promise<string> {
  const [font, sign, scene] = await Promise.all([
    readFile(fontPath, 'base64'),
    readFile(join(publicFolder, 'favicon.svg'), 'utf8'),
    readFile(join(publicFolder, `pictures/${picture}.svg`), 'utf8'),
  ]);
  const rest = brand.name.slice(brand.shortName.length).trim();
  return `<!doctype html>
    <style>
      @font-face { font-family: Bricolage; font-weight: 200 800; src: url(data:font/woff2;base64,${font}) }
      body { display: grid; grid-template-columns: 500px 1fr; block-size: 630px; margin: 0; background: #f9eddb; color: #1b2f2a; font: 400 30px/1.25 Bricolage }
      .words { display: flex; flex-direction: column; padding: 60px 36px 56px 64px }
      .kind { margin: 0 0 14px; color: #35594c; font-weight: 500 }
      h1 { margin: auto 0; font-weight: 700; font-size: ${title.length > 32 ? 48 : 60}px; letter-spacing: -0.025em; line-height: 1.06; text-wrap: balance }
      h1 + p { display: flex; align-items: center; gap: 18px; margin: 0; font-size: 25px; line-height: 1.15 }
      p b { display: block; font-weight: 700; font-size: 32px; letter-spacing: -0.02em }
      p svg { flex: none; inline-size: 68px; block-size: 68px }
      .scene > svg { display: block; inline-size: 1008px; block-size: 630px; margin-inline-start: -154px }
      .scene { overflow: hidden }
    </style>
    <div class="words">
      <p class="kind">${escapeHtml(kind)}</p>
      <h1>${escapeHtml(title)}</h1>
      <p>${sign}<span><b>${brand.shortName}</b>${escapeHtml(rest)}</span></p>
    </div>
    <div class="scene">${scene}</div>`;
}

/** By card: a hash that changes whenever the card would look different. */
export async function cardFingerprints(): Promise<Record<string, string>> {
  const hashed = socialCards.map(async (card) => {
    const html = await cardHtml(card);
    return [card.picture, createHash('sha256').update(html).digest('base64url')] as const;
  });
  return Object.fromEntries(await Promise.all(hashed));
}
