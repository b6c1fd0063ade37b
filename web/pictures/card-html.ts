import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brand } from '#shared/brand.ts';
import { type SocialCard, socialCards } from '#shared/pages/social-cards.ts';

export const publicFolder = join(import.meta.dirname, '../public');

/** The folder of the rendered cards. */
export const cardsFolder = join(publicFolder, 'social-cards');

/** The file with the fingerprint of each rendered card (`cardFingerprints`). */
export const fingerprintsFile = join(import.meta.dirname, 'page-cards.json');

const fontPath = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);

/** Escapes a text for HTML. Keeps the slash between a clinic's two streets from beginning a line. */
const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(' / ', '&nbsp;/ ');

const fontFace = () =>
  `@font-face { font-family: Bricolage; font-weight: 200 800; src: url(data:font/woff2;base64,${readFileSync(fontPath, 'base64')}) }`;

const drawing = (path: string) => readFileSync(join(publicFolder, path), 'utf8');

/** The part of the brand's name that follows its short name. */
const restOfName = () => brand.name.slice(brand.shortName.length).trim();

/** The site's own card: the valley, with the brand's name in the sky. */
export function siteCardHtml(): string {
  return `<!doctype html>
    <style>
      ${fontFace()}
      body { position: relative; block-size: 100vh; margin: 0; overflow: hidden; background: #f9eddb }
      .valley { position: absolute; inset: auto -50px 0 -40px; block-size: 653px }
      .valley svg { display: block; inline-size: 1290px; block-size: 653px }
      .name { position: absolute; inset: 56px auto auto 72px; color: #1b2f2a; font: 700 34px/1.1 Bricolage }
      .name svg { display: block; inline-size: 92px; block-size: 92px; margin-block-end: 26px }
      .name b { display: block; font-size: 88px; letter-spacing: -0.025em; line-height: 1 }
      .name span { display: block; margin-block-start: 14px; font-size: 40px; letter-spacing: -0.015em }
    </style>
    <div class="valley">${drawing('../src/features/home/valley.svg')}</div>
    <div class="name">${drawing('favicon.svg')}<b>${brand.shortName}</b><span>${escapeHtml(restOfName())}</span></div>`;
}

/** A page's card: its text on the left, its picture on the right. */
export function cardHtml({ picture, kind, title }: SocialCard): string {
  return `<!doctype html>
    <style>
      ${fontFace()}
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
      <p>${drawing('favicon.svg')}<span><b>${brand.shortName}</b>${escapeHtml(restOfName())}</span></p>
    </div>
    <div class="scene">${drawing(`pictures/${picture}.svg`)}</div>`;
}

/** A hash for each card that changes whenever the card would look different. */
export function cardFingerprints(): Record<string, string> {
  return Object.fromEntries(
    socialCards.map((card) => [
      card.picture,
      createHash('sha256').update(cardHtml(card)).digest('base64url'),
    ]),
  );
}
