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

/**
 * What axe checks: the whole page, or all but its header and footer. A `screen` still includes the header's current
 * entry, because header and footer differ between screens only in which entry that is.
 */
export type Scope = 'page' | 'screen';

const shell = ['header:not(main header)', 'footer:not(main footer)'];
const scopes: Record<Scope, { include?: string[]; exclude: string[] }> = {
  page: { exclude: [] },
  // If several of these selectors match ancestors of an element, the innermost ancestor decides.
  screen: { include: ['html', 'header [aria-current]'], exclude: shell },
};

async function addAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

type ColorScheme = 'dark' | 'light';

/** Whether the page is in light or dark mode. */
export function colorSchemeOf(page: Page): Promise<ColorScheme> {
  return page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
}

/** Switches from light to dark mode, or back. */
export async function switchColorScheme(page: Page): Promise<void> {
  const colorScheme = (await colorSchemeOf(page)) === 'dark' ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((name) => matchMedia(`(prefers-color-scheme: ${name})`).matches, colorScheme);
}

/** Axe's findings by these rules, short enough to read in a failed test. */
async function run(page: Page, scope: Scope, options: RunOptions): Promise<string[]> {
  return page.evaluate(
    // Don't report passes: serializing them costs more than the check.
    async ({ context, chosen }) => {
      // Don't read the style sheets in advance either: no stable rule uses them.
      const preload = { assets: ['media'] };
      const { violations } = await window.axe.run(context, {
        ...chosen,
        preload,
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
      );
    },
    { context: scopes[scope], chosen: options },
  );
}

/** How long iframes may take to adopt the page's color scheme, after a message from the page. */
const frameMs = 500;

/** Axe's findings. If there are any, axe runs once more, after iframes have adopted the page's color scheme. */
async function lastingFaults(page: Page, scope: Scope, options: RunOptions): Promise<string[]> {
  const found = await run(page, scope, options);
  if (found.length === 0) return found;
  await page.waitForTimeout(frameMs);
  return run(page, scope, options);
}

/** Axe's findings on the page in its current mode. In dark mode, axe applies only the color rules. */
export async function violations(page: Page, scope: Scope): Promise<string[]> {
  await addAxe(page);
  const scheme = await colorSchemeOf(page);
  const found = await lastingFaults(page, scope, scheme === 'dark' ? colorRules : rules);
  return found.map((fault) => `${scheme}, ${fault}`);
}

/** By how many pixels the page overflows horizontally. */
export async function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
