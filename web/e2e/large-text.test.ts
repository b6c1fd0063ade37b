import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookedVisitor } from './booking-steps.ts';
import { frames, goTo, openScreen, scrollThrough } from './screen-steps.ts';
import { openSite } from './site.ts';
import { specScreens } from './spec-texts.ts';

const site = openSite();

const phone = { width: 360, height: 740 };
/** One of each kind. */
const staticPages = [
  '/clinics',
  '/clinics/cactus',
  '/services/lab',
  '/lab-tests/tsh',
  '/blog/uti-testing-what-to-expect',
];

/** The browser's text sizes, in pixels; 16 is its default. */
const largeSizes = [20, 24];
/** In pixels (design.md, Look and feel), but for fractions of one. */
const smallestTarget = 43.5;

/** Links and buttons that a thumb easily misses. Links within a sentence may be as low as its lines (WCAG 2.5.8). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length + 3;
    /** With the invisible part over the card around it, if any. */
    const sizeOf = (element: Element): number => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      const over = getComputedStyle(element, '::after');
      const area = over.position === 'absolute' ? over : undefined;
      const grown = [Number.parseFloat(area?.width ?? ''), Number.parseFloat(area?.height ?? '')];
      return Math.min(Math.max(width, grown[0] || 0), Math.max(height, grown[1] || 0));
    };
    return (
      [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        // A pixel wide: hidden from sight until it has the focus.
        .filter((element) => element.getBoundingClientRect().width > 1 && !isInSentence(element))
        .filter((element) => sizeOf(element) < smallest)
        .map(
          (element) => `${sizeOf(element)} px: ${element.textContent || element.getAttribute('aria-label')}`,
        )
    );
  }, smallestTarget);
}

interface Seen {
  /** By text size: how wide the page is. */
  widths: Record<number, number>;
  targets: string[];
}

async function look(page: Page, browser: CDPSession): Promise<Seen> {
  const widths: Record<number, number> = {};
  const setText = (size: number) => browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
  const targets = await smallTargets(page);
  for (const size of largeSizes) {
    await setText(size);
    await frames(page, 2);
    widths[size] = await page.evaluate(() => document.documentElement.scrollWidth);
  }
  await setText(16);
  return { widths, targets };
}

describe('on a phone', () => {
  const seen = new Map<string, Seen>();

  beforeAll(async () => {
    const { number, appointments } = await bookedVisitor(site.system, {
      clinic: 'Eastern / Flamingo',
      time: '9:30',
    });
    const page = await openScreen(site, '/services', phone);
    await page.evaluate((stored) => localStorage.setItem('appointments', stored), appointments);
    const browser = await page.context().newCDPSession(page);
    const routes = specScreens.map(({ route }) => route).filter((route) => route !== '/services');
    const booked = [`/appointment-confirmation/${number}`, `/reschedule/${number}`, '/my-bookings'];
    for (const route of new Set([...routes, '/location-detail/4', '/blog-inside/1', ...booked])) {
      await goTo(page, route);
      // The rest of home loads as it comes into view; the other screens are whole.
      await (route === '/home' ? scrollThrough(page) : frames(page, 2));
      seen.set(route, await look(page, browser));
    }
    for (const path of staticPages) {
      await page.goto(new URL(path, page.url()).href);
      seen.set(path, await look(page, browser));
    }
  });

  test('no screen scrolls sideways with text of 20 or 24 pixels', () => {
    const tooWide = [...seen].filter(([, { widths }]) => Object.values(widths).some((w) => w > phone.width));
    expect(tooWide.map(([route, { widths }]) => [route, widths])).toEqual([]);
    expect(seen.size).toBeGreaterThan(20 + staticPages.length);
  });

  test('every target is large enough for a thumb', () => {
    expect(
      [...seen].flatMap(([route, { targets }]) => targets.map((target) => `${route}: ${target}`)),
    ).toEqual([]);
  });
});
