import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { simulatedStripe } from '#infra/local/settings/settings.ts';
import { viewTitles } from '#web/features/admin/use-dashboard-url.ts';
import { faultsOf } from './accessibility-steps.ts';
import { payElsewhere } from './admin-records.ts';
import { manage, part } from './admin-steps.ts';
import { focusIsVisible } from './keyboard-steps.ts';
import { openSite } from './site.ts';

// This file has its own system: on a shared one, the check would ask Stripe about every payment of other test files.
const site = openSite({ STRIPE_SECRET_KEY: '' });

const toStripe = async (path: string, body: Record<string, string>, key: string) => {
  const headers = { authorization: `Bearer ${key}` };
  const init = { method: 'POST', headers, body: new URLSearchParams(body) };
  const response = await fetch(site.system.origin + path, init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
};

beforeAll(async () => {
  // Drop all events from now on: even an event about a payment would reveal a refund that was made before it arrives.
  const init = { method: 'POST', body: JSON.stringify({ next: 1000 }) };
  expect((await fetch(`${site.system.origin}/local/stripe/drop`, init)).status).toBe(200);
  await payElsewhere(site.system, 'Dana Ortega');
  const { id } = await payElsewhere(site.system, 'Maya Torres');
  await toStripe('/v1/refunds', { payment_intent: id, amount: '2050' }, simulatedStripe.secretKey);
});

/** Presses Tab until the button has focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const isFocused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    if ((await isFocused()) === name) return;
  }
  throw new Error(`Tab did not reach “${name}”.`);
}

test('a manager checks the books with the keyboard alone, and sees what that put right', async () => {
  const page = await manage(site);
  await part(page, viewTitles.books).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Day by day' }).waitFor();
  await tabTo(page, 'Check now');
  expect(await focusIsVisible(page)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText('Check complete: the books match.', { exact: true }).waitFor({ state: 'attached' });
  await page.getByRole('table').getByRole('row').filter({ hasText: '$220.50' }).waitFor();
});

test('nothing is cut off or unreadable at any width, light or dark', async () => {
  const page = await manage(site, '?view=books');
  await page.getByRole('heading', { name: 'Day by day' }).waitFor();
  expect(await faultsOf(page, 'books')).toEqual([]);
});
