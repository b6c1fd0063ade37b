import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { routeOf } from './screen-steps.ts';
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

const fullscreenTag = (page: Page) => page.evaluate(() => document.fullscreenElement?.tagName);

/** The points of an element, from corner to corner, at which a press would reach something else. */
function coveredPoints(element: Locator): Promise<string[]> {
  return element.evaluate((target) => {
    const { x, y, width, height } = target.getBoundingClientRect();
    // Leave out the corners themselves, which are rounded.
    const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
    return parts.flatMap((across) =>
      parts.flatMap((down) => {
        const hit = document.elementFromPoint(x + across * width, y + down * height);
        return target.contains(hit) ? [] : [`${across} ${down}: ${hit?.outerHTML.slice(0, 80)}`];
      }),
    );
  });
}

/** Waits as long as it takes a page that shows the video to request it. */
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

    // Click the video at a point that nothing covers.
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
    await expect.poll(() => fullscreenTag(page)).toBe('VIDEO');
  },
);

test('by keyboard, the video is shown fullscreen and paused, with a visible focus', async () => {
  const page = await site.newPage({ reducedMotion: 'no-preference' });
  await openHome(page);
  await page.getByRole('button', { name: 'Pause background video' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Play background video' }).waitFor();
  await page.keyboard.press('Shift+Tab');
  const focused = page.locator(':focus-visible');
  expect(await focused.getAttribute('aria-label')).toBe('Show video full screen');
  expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await page.keyboard.press('Enter');
  await expect.poll(() => fullscreenTag(page)).toBe('VIDEO');
});

test.each([1024, 1200, 1280, 1366])(
  'with motion, the soonest time can be pressed all over, before and after a search (%i px)',
  async (width) => {
    const page = await site.newPage({ reducedMotion: 'no-preference', width });
    await openHome(page);
    for (const zip of ['', '89117']) {
      await page.getByRole('button', { name: 'Pause background video' }).waitFor();
      if (zip) {
        await page.getByLabel('ZIP, city or clinic').fill(zip);
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { name: `Nearest to ${zip}` }).waitFor();
      }
      const soonest = page.locator('#home-question li a[href*="time="]').first();
      await soonest.waitFor();
      expect(await coveredPoints(soonest)).toEqual([]);
      const { x, y, width, height } = (await soonest.boundingBox()) ?? expect.fail('The time has no box.');
      const leadsTo = (await soonest.getAttribute('href'))?.slice(1);
      await page.mouse.click(x + width / 2, y + height / 2);
      await expect.poll(() => routeOf(page)).toBe(leadsTo);
      await page.goBack();
    }
  },
);

test('the pause button lies on the video, and nothing else does, at any width', async () => {
  const page = await site.newPage({ reducedMotion: 'no-preference' });
  await openHome(page);
  // A browser pauses the video while it is out of sight, and the button then says Play.
  const pause = page.getByRole('button', { name: /^(Pause|Play) background video$/ });
  await pause.waitFor();
  await page.locator('#home-question li a[href*="time="]').first().waitFor();
  for (const width of [320, 360, 480, 768, 1023, 1024, 1100, 1200, 1280, 1366, 1400, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    // Scroll the button to the middle of the window, away from what stays at the edges.
    await pause.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await pause.click({ trial: true });
    const seen = await pause.evaluate((button) => {
      const own = button.getBoundingClientRect();
      const video = document.querySelector('video')?.getBoundingClientRect() ?? own;
      const meets = ({ left, right, top, bottom }: DOMRect) =>
        left < video.right && right > video.left && top < video.bottom && bottom > video.top;
      // Ignore the header and a phone's bar, which stay in view while the page scrolls below them.
      const onVideo = [...document.querySelectorAll('main :is(a, button:not(:has(video)), form, li)')]
        .filter((element) => element !== button && meets(element.getBoundingClientRect()))
        .map(({ outerHTML }) => outerHTML);
      const range = document.createRange();
      const texts = document.createTreeWalker(
        document.querySelector('main') ?? document,
        NodeFilter.SHOW_TEXT,
      );
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        if ([...range.getClientRects()].some(meets)) onVideo.push(texts.currentNode.textContent ?? '');
      }
      // Below 768 pixels, the chat is in the bar.
      const chat = document.querySelector('[aria-haspopup="dialog"]')?.getBoundingClientRect();
      if (innerWidth >= 768 && chat && meets(chat)) onVideo.push('the chat');
      return {
        onVideo,
        size: [own.width, own.height],
        isTopRight: own.top >= video.top && own.top - video.top < 100 && video.right - own.right < 60,
      };
    });
    expect(seen, `${width} px`).toEqual({ onVideo: [], size: [44, 44], isTopRight: true });
  }
});

test.each([
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
] as const)(
  'with motion, the first view has all next times and one way to book (%i × %i)',
  async (width, height) => {
    const page = await site.newPage({ reducedMotion: 'no-preference', width, height });
    await openHome(page);
    const times = page.locator('#home-question li a[href*="time="]');
    await times.first().waitFor();
    await page.getByRole('button', { name: 'Pause background video' }).waitFor();
    const ends = await times.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom));
    expect(ends).toHaveLength(9);
    expect(Math.max(...ends)).toBeLessThanOrEqual(height);
    const books = page.getByRole('link', { name: /^(Book|Start booking)/ });
    const tops = await books.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(tops.filter((top) => top > 0 && top < height)).toHaveLength(1);
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
