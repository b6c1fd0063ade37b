import { writeFile } from 'node:fs/promises';
import { drawValley } from './valley.ts';

/** Draws the hero's still: the film's first frame, for both color schemes. */
export async function drawStill(): Promise<void> {
  await writeFile(new URL('../src/features/home/valley.svg', import.meta.url), drawValley(0));
}
