import type { Page } from 'playwright-core';
import { type Scope, violations } from './axe.ts';
import { frames, settle } from './screen-steps.ts';

/** By how many pixels the page, or an open dialog's scroll area, overflows horizontally. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const inDialog = [...document.querySelectorAll('dialog[open] div')];
    const scrolling = inDialog.filter((box) => getComputedStyle(box).overflowX === 'auto');
    const boxes = [document.documentElement, ...scrolling];
    return Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
}

/** Whether the page, or an open dialog, still scrolls sideways once it has settled. */
export async function scrollsSideways(page: Page): Promise<boolean> {
  // Scripts that follow the page's width have done so two frames later.
  await frames(page, 2);
  if ((await overflow(page)) <= 0) return false;
  await settle(page);
  return (await overflow(page)) > 0;
}

const sizes = [
  { width: 1280, height: 800, hasAxe: true },
  { width: 768, height: 800, hasAxe: false },
  // A desktop, zoomed to 200 %.
  { width: 640, height: 400, hasAxe: false },
  { width: 360, height: 800, hasAxe: true },
  { width: 320, height: 640, hasAxe: false },
];

/**
 * Checks the page at all widths, and at desktop and phone width also with axe, in light and dark mode. Leaves it at desktop
 * width.
 * @param scope what axe looks at
 * @returns the faults: axe's findings, and the widths at which the page scrolls sideways
 */
export async function faultsOf(
  page: Page,
  name: string,
  scope: Scope | 'nothing' = 'screen',
): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, height, hasAxe } of sizes) {
    await page.setViewportSize({ width, height });
    if (await scrollsSideways(page)) faults.push(`${name}, ${width} px: scrolls sideways`);
    if (!hasAxe || scope === 'nothing') continue;
    await settle(page);
    faults.push(...(await violations(page, scope)).map((fault) => `${name}, ${width} px, ${fault}`));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return faults;
}

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}
