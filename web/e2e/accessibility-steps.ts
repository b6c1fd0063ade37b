import type { Page } from 'playwright-core';
import { colorSchemeOf, type Scope, switchColorScheme, violations } from './axe.ts';
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
  // Wait for scripts that react to a new width: this takes them up to two frames.
  await frames(page, 2);
  if ((await overflow(page)) <= 0) return false;
  await settle(page);
  return (await overflow(page)) > 0;
}

interface Size {
  width: number;
  height: number;
}

const desktop: Size = { width: 1280, height: 800 };
const phone: Size = { width: 360, height: 800 };
const narrowest: Size = { width: 320, height: 640 };
/** The phone's size is last, because axe then checks the page at that size. */
const sizes: readonly Size[] = [
  desktop,
  { width: 768, height: 800 },
  // A desktop, zoomed to 200 %.
  { width: 640, height: 400 },
  narrowest,
  phone,
];

async function tooWideAt(page: Page, name: string, size: Size): Promise<string[]> {
  await page.setViewportSize(size);
  return (await scrollsSideways(page)) ? [`${name}, ${size.width} px: scrolls sideways`] : [];
}

/** Checks only the narrowest width for sideways scrolling. For screens that look like one that `faultsOf` checks. */
export async function narrowFaultsOf(page: Page, name: string): Promise<string[]> {
  const faults = await tooWideAt(page, name, narrowest);
  await page.setViewportSize(desktop);
  return faults;
}

/**
 * Checks the page at all widths. At desktop and phone width, axe checks it too, in light and dark mode, but not a
 * `screen` in dark mode at desktop width. Leaves the page at desktop width and in the other mode.
 * @param scope what axe looks at
 * @returns the faults: axe's findings, and the widths at which the page scrolls sideways
 */
export async function faultsOf(page: Page, name: string, scope: Scope = 'screen'): Promise<string[]> {
  const faults: string[] = [];
  const askAxe = async (size: Size) => {
    await page.setViewportSize(size);
    // Only the header, home and tables have other colors on a wide screen than on a phone. They are checked with the
    // scope `page`.
    if (size === desktop && scope === 'screen' && (await colorSchemeOf(page)) === 'dark') return;
    await frames(page, 2);
    await settle(page);
    faults.push(...(await violations(page, scope)).map((fault) => `${name}, ${size.width} px, ${fault}`));
  };
  await askAxe(desktop);
  for (const size of sizes) faults.push(...(await tooWideAt(page, name, size)));
  await askAxe(phone);
  // Switch the mode only once, halfway, because this takes longer than changing the width.
  await switchColorScheme(page);
  await askAxe(phone);
  await askAxe(desktop);
  return faults;
}

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}
