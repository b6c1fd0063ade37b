import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findProgram, type Scheme, takeScreenshot, withPage } from './open-page.ts';
import { drawValley } from './valley.ts';

// The still's proportions.
const size = { width: 1920, height: 972 };
const framesPerSecond = 30;
const frames = 12 * framesPerSecond;

const films: readonly { name: string; scheme: Scheme }[] = [
  { name: 'valley', scheme: 'light' },
  { name: 'valley-night', scheme: 'dark' },
];

// The film's sky and ground blend into the page's own colors, so the color space must be exact.
const toVideoColors =
  'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p';
const colorSpace = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';

// A second key frame would show as a small jump in the middle of the loop.
const oneKeyFrame = `-g ${frames}`;

// Old phones decode at most level 4.0 with four reference frames in hardware.
const h264 = '-c:v libx264 -preset veryslow -tune animation -crf 21 -refs 4 -level 4.0 -movflags +faststart';
const av1 = '-c:v libsvtav1 -preset 4 -crf 30 -svtav1-params tune=0:scm=1';

async function ffmpeg(args: readonly string[]): Promise<void> {
  await promisify(execFile)(findProgram(['ffmpeg']), ['-v', 'error', '-y', ...args]);
}

async function renderFrames(scheme: Scheme, folder: string): Promise<void> {
  await withPage({ ...size, scheme }, async (page) => {
    for (let frame = 0; frame < frames; frame++) {
      const picture = await takeScreenshot(page, drawValley(frame / frames));
      await writeFile(join(folder, `${String(frame).padStart(4, '0')}.png`), picture);
    }
  });
}

async function encode(folder: string, output: string): Promise<void> {
  const input = ['-framerate', String(framesPerSecond), '-i', join(folder, '%04d.png'), '-vf', toVideoColors];
  for (const [codec, file] of [
    [h264, `${output}.mp4`],
    [av1, `${output}.webm`],
  ] as const) {
    await ffmpeg([...input, ...`-an -bitexact ${codec} ${oneKeyFrame} ${colorSpace}`.split(' '), file]);
  }
}

/** Renders the looping background film in both color schemes, as AV1 and H.264. Its first frame is the still. */
export async function filmValley(): Promise<void> {
  // Fail before minutes of rendering, not after them.
  findProgram(['ffmpeg']);
  const media = fileURLToPath(new URL('../public/media', import.meta.url));
  await mkdir(media, { recursive: true });
  for (const { name, scheme } of films) {
    const folder = await mkdtemp(join(tmpdir(), `${name}-`));
    try {
      await renderFrames(scheme, folder);
      await encode(folder, join(media, name));
    } finally {
      await rm(folder, { recursive: true });
    }
  }
}
