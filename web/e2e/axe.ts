import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The color rules, which are the only ones dark mode affects. */
const colorRules: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Waits until color transitions, as after a change of the color scheme, have ended. */
async function colorsAtEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Axe's findings by these rules, short enough to read in a failed test. */
async function run(page: Page, options: RunOptions): Promise<string[]> {
  return page.evaluate(
    // Don't report passes: serializing them costs more than the check.
    async (chosen) => {
      const { violations } = await window.axe.run({ ...chosen, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
      );
    },
    options,
  );
}

/** Axe's findings on the page, in light and dark mode. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.emulateMedia({ colorScheme: 'dark' });
  await colorsAtEnd(page);
  const byNight = await run(page, colorRules);
  await page.emulateMedia({ colorScheme: 'light' });
  await colorsAtEnd(page);
  const byDay = await run(page, rules);
  return [...byNight.map((fault) => `dark, ${fault}`), ...byDay.map((fault) => `light, ${fault}`)];
}

/** By how many pixels the page overflows horizontally. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
