import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clinics } from '#shared/clinics/clinics.ts';
import { socialCardSize, socialCards, socialCardUrl } from '#shared/pages/social-cards.ts';
import { pictureNames } from '#shared/site/pictures.ts';
import { cardFingerprints, cardsFolder, fingerprintsFile, publicFolder } from './card-html.ts';

/** Messengers leave out the preview of a link whose picture is too large. */
const maxBytes = 100 * 1024;

/** The width and height in a JPEG file's first frame header. */
function jpegSize(file: Buffer) {
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  return { width: file.readUInt16BE(frame + 7), height: file.readUInt16BE(frame + 5) };
}

test('each card is drawn, in the size that pages declare, and small', () => {
  const files = socialCards.map(({ picture }) => `${picture}.jpg`);
  expect(readdirSync(cardsFolder).toSorted()).toEqual(files.toSorted());
  for (const name of files) {
    const file = readFileSync(join(cardsFolder, name));
    expect(jpegSize(file), name).toEqual(socialCardSize);
    expect(file.length, name).toBeLessThan(maxBytes);
  }
});

test('no card is older than its title or its picture: else run node web/pictures/make-copies.ts page-cards', () => {
  const drawn = JSON.parse(readFileSync(fingerprintsFile, 'utf8'));
  expect(cardFingerprints()).toEqual(drawn);
});

test('each photograph of a clinic’s front is there', () => {
  for (const { photo } of clinics) if (photo) expect(existsSync(join(publicFolder, photo)), photo).toBe(true);
});

test('a page with a picture has a card with that picture, and any other page the card of the site', () => {
  for (const name of pictureNames) {
    const isOwn = socialCards.some(({ picture }) => picture === name);
    expect(socialCardUrl(name)).toBe(isOwn ? `/social-cards/${name}.jpg` : '/social-card.png');
  }
  expect(socialCardUrl()).toBe('/social-card.png');
});
