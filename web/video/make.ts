/**
 * Draws the valley: the hero's still, its looping film, the app icons and the social card.
 * Run `node web/video/make.ts` for all of it, or name parts: `node web/video/make.ts still icons`.
 * Needs ffmpeg (with libx264 and libsvtav1) and Chromium on the PATH; the results are committed.
 */
import { drawIcons } from './draw-icons.ts';
import { drawSocialCard } from './draw-social-card.ts';
import { drawStill } from './draw-still.ts';
import { filmValley } from './film-valley.ts';

const parts = new Map([
  ['still', drawStill],
  ['icons', drawIcons],
  ['card', drawSocialCard],
  ['film', filmValley],
]);

const chosen = process.argv.slice(2);

for (const name of chosen.length > 0 ? chosen : parts.keys()) {
  const makePart = parts.get(name);
  if (!makePart) throw new Error(`There is no part "${name}": choose from ${[...parts.keys()].join(', ')}.`);
  await makePart();
}
