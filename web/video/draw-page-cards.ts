import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { socialCardSize, socialCards } from '#shared/site/social-cards.ts';
import { withPage } from './open-page.ts';
import { cardFingerprints, cardHtml, cardsFolder, fingerprintsFile } from './page-card-html.ts';

/** Draws the preview of each page that has a picture, and notes what it was drawn from. */
export async function drawPageCards(): Promise<void> {
  await rm(cardsFolder, { recursive: true, force: true });
  await mkdir(cardsFolder, { recursive: true });
  await withPage(socialCardSize, async (page) => {
    for (const card of socialCards) {
      await page.setContent(await cardHtml(card));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.screenshot({ path: join(cardsFolder, `${card.picture}.jpg`), type: 'jpeg', quality: 80 });
    }
  });
  await writeFile(fingerprintsFile, `${JSON.stringify(await cardFingerprints(), null, 2)}\n`);
}
