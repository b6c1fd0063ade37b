import type { Page } from 'playwright-core';
import { violations } from './axe.ts';
import { settle } from './screen-steps.ts';

/** By how many pixels the page, or what scrolls in an open dialog, is wider than there is room for. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const inDialog = [...document.querySelectorAll('dialog[open] div')];
    const scrolling = inDialog.filter((box) => getComputedStyle(box).overflowX === 'auto');
    const boxes = [document.documentElement, ...scrolling];
    return Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
}

/**
 * Looks at the page as it stands, on a desktop and on a phone, in light and dark mode, and leaves it on the desktop.
 * @returns what is wrong with it: what axe finds, and at which widths it scrolls sideways
 */
export async function faultsOf(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [1280, 768, 320, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await settle(page);
    if ((await overflow(page)) > 0) faults.push(`${name}, ${width} px: scrolls sideways`);
    if (width !== 1280 && width !== 360) continue;
    faults.push(...(await violations(page)).map((fault) => `${name}, ${width} px, ${fault}`));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return faults;
}

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}
