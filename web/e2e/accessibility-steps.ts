import type { Page } from 'playwright-core';
import { type Scope, violations } from './axe.ts';
import { settle } from './screen-steps.ts';

/** By how many pixels the page, or an open dialog's scroll area, overflows horizontally. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const inDialog = [...document.querySelectorAll('dialog[open] div')];
    const scrolling = inDialog.filter((box) => getComputedStyle(box).overflowX === 'auto');
    const boxes = [document.documentElement, ...scrolling];
    return Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
}

/**
 * Checks the screen, or the whole page, at desktop and phone width, in light and dark mode, and leaves it at desktop width.
 * @returns the faults: axe's findings, and the widths at which the page scrolls sideways
 */
export async function faultsOf(page: Page, name: string, scope: Scope = 'screen'): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [1280, 768, 320, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await settle(page);
    if ((await overflow(page)) > 0) faults.push(`${name}, ${width} px: scrolls sideways`);
    if (width !== 1280 && width !== 360) continue;
    faults.push(...(await violations(page, scope)).map((fault) => `${name}, ${width} px, ${fault}`));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return faults;
}

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}
