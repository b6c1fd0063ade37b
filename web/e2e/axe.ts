import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until colours that change gradually, as after a switch between day and night, have their last value. */
async function coloursRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** What axe finds on the page as it stands, by day and by night, short enough to read in a failed test. */
export async function violations(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await coloursRest(page);
    // In one page: the other way opens a blank one, which costs more than the check.
    const { violations: found } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze();
    for (const { id, nodes } of found) {
      for (const { html, failureSummary } of nodes) {
        faults.push(`${colorScheme}, ${id}: ${html.slice(0, 160)} ${failureSummary}`);
      }
    }
  }
  return faults;
}

/** By how many pixels the page is wider than its window. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
