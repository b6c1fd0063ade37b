import { writeFile } from 'node:fs/promises';
import { drawValley } from './valley.ts';

/** The hero's still picture: the film's first frame, in both color schemes. */
export async function drawStill(): Promise<void> {
  await writeFile(new URL('../src/features/home/valley.svg', import.meta.url), drawValley(0));
}
