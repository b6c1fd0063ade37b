import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite } from './site.ts';

const site = openSite();

/** The page's requests for the video and the script that plays it. */
function watchVideo(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/media\/|background-video/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForLoadState('load');
}

/** Waits as long as the video's request takes where it is enabled. */
const waitForNoVideo = (page: Page) => page.waitForTimeout(1500);

test.each(['light', 'dark'] as const)(
  'home moves, muted and in a loop, and can be paused (%s)',
  async (colorScheme) => {
    const page = await site.newPage({ reducedMotion: 'no-preference', colorScheme });
    const asked = watchVideo(page);
    await openHome(page);
    const video = page.locator('video');
    await page.getByRole('button', { name: 'Pause background video' }).click();
    const state = () =>
      video.evaluate(({ muted, loop, autoplay, paused }: HTMLVideoElement) => ({
        muted,
        loop,
        autoplay,
        paused,
      }));
    await expect.poll(state).toEqual({ muted: true, loop: true, autoplay: true, paused: true });
    await page.getByRole('button', { name: 'Play background video' }).click();
    await expect.poll(async () => (await state()).paused).toBe(false);
    const film = colorScheme === 'light' ? '/media/valley.webm' : '/media/valley-night.webm';
    expect(new Set(asked.filter((path) => path.startsWith('/media/')))).toEqual(new Set([film]));

    // At a point that nothing covers.
    const bare = await video.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      for (let y = top + 10; y < bottom; y += 20) {
        for (let x = left + 10; x < right; x += 20) {
          if (document.elementFromPoint(x, y) === element) return { x, y };
        }
      }
      return undefined;
    });
    if (!bare) throw new Error('The video lies under other things everywhere.');
    await page.mouse.click(bare.x, bare.y);
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('VIDEO');
  },
);

test('a visitor who prefers reduced motion gets no video', async () => {
  const page = await site.newPage({ reducedMotion: 'reduce' });
  const asked = watchVideo(page);
  await openHome(page);
  await waitForNoVideo(page);
  expect(await page.locator('video').count()).toBe(0);
  expect(asked).toEqual([]);
});

test('a visitor with data saver on gets no video', async () => {
  const page = await site.newPage({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
  });
  const asked = watchVideo(page);
  await openHome(page);
  await waitForNoVideo(page);
  expect(await page.locator('video').count()).toBe(0);
  expect(asked).toEqual([]);
});
