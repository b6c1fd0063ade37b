import type { CDPSession, Page } from 'playwright-core';
import { frames } from './screen-steps.ts';

export const phone = { width: 360, height: 740 };

/** The browser's text sizes, in pixels; 16 is its default. */
const largeSizes = [20, 24];
/** The shortest side that a target may have, in pixels: 44, but a fraction of a pixel may be missing. */
const smallestTarget = 43.5;

/** Links and buttons that a thumb easily misses. A link in a sentence need only be as tall as a line (WCAG 2.5.8). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length + 3;
    /** An element's shorter side, including the invisible part, if any, that covers the card around it. */
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
        // An element one pixel wide is hidden from sight until it has the focus.
        .filter((element) => element.getBoundingClientRect().width > 1 && !isInSentence(element))
        .filter((element) => sizeOf(element) < smallest)
        .map(
          (element) => `${sizeOf(element)} px: ${element.textContent || element.getAttribute('aria-label')}`,
        )
    );
  }, smallestTarget);
}

/** What a phone shows of a screen. */
export interface SeenOnPhone {
  /** The page's width with each text size. Both are in pixels. */
  widths: Record<number, number>;
  targets: string[];
}

/** Finds small targets on a page that is as wide as a phone, and measures the page's width with large text. */
export async function lookAtTargets(page: Page, browser: CDPSession): Promise<SeenOnPhone> {
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

/** The faults of what was seen, by route: text that makes a page scroll sideways, and targets that a thumb misses. */
export function phoneFaultsOf(seen: ReadonlyMap<string, SeenOnPhone>): string[] {
  return [...seen].flatMap(([route, { widths, targets }]) => [
    ...Object.entries(widths)
      .filter(([, width]) => width > phone.width)
      .map(([size, width]) => `${route}: ${width} px wide with text of ${size} px`),
    ...targets.map((target) => `${route}: ${target}`),
  ]);
}
