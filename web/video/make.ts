/**
 * Draws the valley: the hero's still, its looping film, the app icons and the card for social networks.
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

const wanted = process.argv.slice(2);

for (const name of wanted.length > 0 ? wanted : parts.keys()) {
  const make = parts.get(name);
  if (!make) throw new Error(`There is no part "${name}": choose from ${[...parts.keys()].join(', ')}.`);
  await make();
}
