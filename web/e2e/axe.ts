import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Those that what is seen by night can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Waits until colours that change gradually, as after a switch between day and night, have their last value. */
async function coloursRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** What axe finds, short enough to read in a failed test. */
async function found(page: Page, builder: AxeBuilder): Promise<string[]> {
  await coloursRest(page);
  // In one page: the other way opens a blank one, which costs more than the check.
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
}

/** What axe finds on the page as it stands, by day and by night; by night nothing but the colours is another. */
export async function violations(page: Page): Promise<string[]> {
  const byDay = await found(page, new AxeBuilder({ page }).withTags(standards));
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await found(page, new AxeBuilder({ page }).withRules(colourRules));
  await page.emulateMedia({ colorScheme: 'light' });
  return [...byDay, ...byNight.map((fault) => `by night: ${fault}`)];
}

/** By how many pixels the page is wider than its window. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
