import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { myBookingsTexts } from '#web/features/my-bookings/list/my-bookings-texts.ts';
import { lookupTexts } from '#web/features/my-bookings/lookup/lookup-texts.ts';
import { scrollsSideways } from './accessibility-steps.ts';
import { manage, showView } from './admin-steps.ts';
import { confirmButton, fillForm, newPatient, openDialog } from './booking-steps.ts';
import {
  fillBill,
  fillPurchase,
  newEmail,
  openCheckout,
  payBill,
  payCart,
  testCards,
  typeSplitCard,
} from './payment-steps.ts';
import { goTo } from './screen-steps.ts';
import { openSite } from './site.ts';
import { startOfTime } from './system.ts';

const site = openSite();
// After a failed booking, the page asks for its outcome, and gets a 404 because the booking was never made.
const failing = { expectedErrors: [/status of 500/, /status of 404 .*\/outcome\)$/] };

const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();

/** Each function fills in a screen as a visitor would. `fail` then takes the step at which the server fails. */
const screens: Record<string, () => Promise<{ page: Page; fail: () => Promise<unknown> }>> = {
  async 'the list of times'() {
    const page = await site.roam('/contact', failing);
    return { page, fail: () => goTo(page, '/book-appointment') };
  },
  async booking() {
    const page = await site.roam('/book-appointment', failing);
    await openDialog(page, { clinic: 'Eastern / Flamingo', time: '9:30' });
    await fillForm(page, newPatient());
    return { page, fail: () => confirmButton(page).click() };
  },
  async lookup() {
    const page = await site.roam('/my-bookings', failing);
    await page.getByLabel(myBookingsTexts.search.email).fill(newEmail());
    await page.keyboard.press('Enter');
    return { page, fail: () => press(page, lookupTexts.email.submit) };
  },
  async 'bill pay'() {
    const page = await site.roam('/bill-pay', failing);
    await fillBill(page, newEmail());
    await typeSplitCard(page, testCards.good);
    return { page, fail: () => payBill(page) };
  },
  async 'lab tests'() {
    const page = await openCheckout(site, ['CBC'], failing);
    await fillPurchase(page, newEmail());
    return { page, fail: () => payCart(page, testCards.good) };
  },
  async contact() {
    const page = await site.roam('/services', failing);
    // The preferred day must be in the future by both clocks, the page's and the system's.
    await page.clock.setFixedTime(startOfTime);
    await goTo(page, '/contact');
    const typed = {
      'First Name': 'Maya',
      'Last Name': 'Torres',
      'Email Address': newEmail(),
      'Phone Number': '(702) 555-0199',
      'Preferred Contact Date': '2026-12-01',
      Message: 'Do you have an evening slot?',
    };
    const form = page.getByRole('form', { name: 'Contact Us' });
    for (const [label, value] of Object.entries(typed))
      await form.getByLabel(label, { exact: false }).fill(value);
    return { page, fail: () => press(page, 'Send Message') };
  },
  async 'the dashboard'() {
    const page = await manage(site, '', failing);
    return { page, fail: () => showView(page, '?view=payments') };
  },
};

/** What our functions have logged about the request with this number. */
function loggedOf(reference: string): Record<string, unknown>[] {
  const lines = site.system.logged().split('\n');
  return lines.filter((line) => line.includes(`"${reference}"`)).map((line) => JSON.parse(line));
}

test.each(Object.entries(screens))(
  'our failure shows a number that leads to the log of its request: %s',
  async (_, fillIn) => {
    const { page, fail } = await fillIn();
    await site.system.withoutTables(async () => {
      await fail();
      const message = page.getByText(/mention this number: \d{3}-\d{3}-\d{3}\./).first();
      await message.waitFor();
      const [reference = ''] = /\d{3}-\d{3}-\d{3}/.exec((await message.textContent()) ?? '') ?? [];
      expect(loggedOf(reference)).toContainEqual(
        expect.objectContaining({ message: 'request-failed', error: 'ResourceNotFoundException', reference }),
      );
      await page.setViewportSize({ width: 360, height: 800 });
      await message.scrollIntoViewIfNeeded();
      expect(await scrollsSideways(page)).toBe(false);
    });
  },
);
