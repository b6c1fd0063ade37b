/**
 * Draws the valley: the hero's still, its looping film, the app icons, the site's social card and those of its pages.
 * Run `node web/video/make.ts` for all of it, or name parts: `node web/video/make.ts still icons`.
 * Needs Chromium on the PATH and, except for `page-cards`, ffmpeg (with libx264 and libsvtav1); the results are committed.
 */
import { drawIcons } from './draw-icons.ts';
import { drawPageCards } from './draw-page-cards.ts';
import { drawSocialCard } from './draw-social-card.ts';
import { drawStill } from './draw-still.ts';
import { filmValley } from './film-valley.ts';

const parts = new Map([
  ['still', drawStill],
  ['icons', drawIcons],
  ['card', drawSocialCard],
  ['page-cards', drawPageCards],
  ['film', filmValley],
]);

const chosen = process.argv.slice(2);

for (const name of chosen.length > 0 ? chosen : parts.keys()) {
  const makePart = parts.get(name);
  if (!makePart) throw new Error(`There is no part "${name}": choose from ${[...parts.keys()].join(', ')}.`);
  await makePart();
}
