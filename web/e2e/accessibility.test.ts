import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookingTexts } from '#web/features/booking/booking-texts.ts';
import { rescheduleTexts } from '#web/features/booking/reschedule-texts.ts';
import { lookupTexts } from '#web/features/my-bookings/lookup/lookup-texts.ts';
import { myBookingsTexts } from '#web/features/my-bookings/my-bookings-texts.ts';
import { visitTexts } from '#web/features/my-bookings/visit-texts.ts';
import { sidewaysOverflow, violations } from './axe.ts';
import {
  bookVisit,
  confirmationNumber,
  freeSlot,
  newPatient,
  openDialog,
  waitForTimes,
} from './booking-steps.ts';
import { mailedCode } from './mails.ts';
import type { PageOptions } from './page.ts';
import {
  fillBill,
  fillPurchase,
  newEmail,
  paymentErrors,
  testCards,
  typeCard,
  typeSplitCard,
} from './payment-steps.ts';
import { openSite } from './site.ts';

const site = openSite();

let storageState: BrowserContextOptions['storageState'];
let number: string;
/** What a right code leaves in the tab. */
let lookup: string;

beforeAll(async () => {
  const page = await site.visit('/book-appointment');
  const patient = newPatient();
  const email = patient['Email address'];
  number = await bookVisit(page, { clinic: 'Washington / Lamb', time: '9:00' }, patient);
  storageState = await page.context().storageState();

  const post = (path: string, data: object) => page.request.post(`/api/appointments/${path}`, { data });
  await post('lookup', { email });
  const code = await mailedCode(site.system.origin, email);
  const { token } = await (await post('lookup/verify', { email, code })).json();
  lookup = JSON.stringify({ email, token, endsAt: new Date(Date.now() + 30 * 60_000).toISOString() });
});

async function openBooking(options: PageOptions): Promise<Page> {
  const page = await site.visit('/book-appointment', options);
  await waitForTimes(page);
  if ((options.width ?? 1280) >= 1024) await page.getByRole('button', { name: '10 Cactus' }).waitFor();
  return page;
}

/** A bill with this card typed in, and sent. */
async function payBill(options: PageOptions, card: string): Promise<Page> {
  const page = await site.visit('/bill-pay', { ...options, ...paymentErrors });
  await fillBill(page, newEmail());
  await typeSplitCard(page, card);
  await page.getByRole('button', { name: 'Pay with Card' }).click();
  return page;
}

async function openCheckout(options: PageOptions): Promise<Page> {
  const page = await site.newPage({ ...options, ...paymentErrors });
  await page.goto('/#/shop-for-test');
  const add = page.getByRole('button', { name: /Add to Cart/ });
  await add.first().click();
  await page.getByRole('link', { name: 'Go to Cart' }).click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.getByLabel('First Name').waitFor();
  return page;
}

async function payCart(options: PageOptions, card: string): Promise<Page> {
  const page = await openCheckout(options);
  await fillPurchase(page, newEmail());
  await typeCard(page, card);
  await page.getByRole('button', { name: /^Pay / }).click();
  return page;
}

/** What booking and paying lead through, ready to be looked at. The other screens are in screens-accessibility.test.ts. */
const screens: [name: string, open: (options: PageOptions) => Promise<Page>][] = [
  ['booking', openBooking],
  [
    'booking with a search that finds nothing',
    async (options) => {
      const page = await openBooking(options);
      await page.getByLabel('Location', { exact: true }).fill('Reno');
      await page.keyboard.press('Enter');
      await page.getByText(bookingTexts.noMatch.title('Reno')).waitFor();
      return page;
    },
  ],
  [
    'the booking dialog with its messages',
    async (options) => {
      const page = await openBooking(options);
      const dialog = await openDialog(page, { clinic: 'Eastern / Flamingo', time: '9:30' });
      await dialog.getByLabel('Email address').fill('nobody');
      await dialog.getByLabel('First name').focus();
      await dialog.getByLabel('Last name').focus();
      await dialog.getByText('First name is required').waitFor();
      return page;
    },
  ],
  [
    'the confirmation',
    async (options) => {
      const page = await site.visit(`/appointment-confirmation/${number}`, { ...options, storageState });
      await confirmationNumber(page);
      return page;
    },
  ],
  [
    'my bookings',
    async (options) => {
      const page = await site.visit('/my-bookings', { ...options, storageState });
      await page.getByText(number).waitFor();
      return page;
    },
  ],
  [
    'my bookings opened by a mailed code',
    async (options) => {
      const page = await site.newPage(options);
      await page.addInitScript((kept) => sessionStorage.setItem('lookup', kept), lookup);
      await page.goto('/#/my-bookings');
      await page.getByText(number).waitFor();
      return page;
    },
  ],
  [
    'the code that is asked for',
    async (options) => {
      const page = await site.visit('/my-bookings', options);
      await page.getByLabel(lookupTexts.email.label).fill('maya@example.com');
      await page.getByRole('button', { name: lookupTexts.email.haveCode }).click();
      await page.getByRole('button', { name: lookupTexts.code.submit }).click();
      await page.getByText(`Error: ${lookupTexts.code.required}`).waitFor();
      return page;
    },
  ],
  [
    'the question before a visit is cancelled',
    async (options) => {
      const page = await site.visit('/my-bookings', { ...options, storageState });
      await page.getByRole('button', { name: visitTexts.changes.cancel, exact: true }).click();
      await page.getByRole('dialog', { name: visitTexts.cancel.question }).waitFor();
      return page;
    },
  ],
  [
    'what forgetting means',
    async (options) => {
      const page = await site.visit('/my-bookings', { ...options, storageState });
      await page.getByRole('button', { name: myBookingsTexts.forget.all }).click();
      await page.getByRole('dialog').getByText(number).waitFor();
      return page;
    },
  ],
  [
    'another time for a visit',
    async (options) => {
      const page = await site.visit(`/reschedule/${number}`, { ...options, storageState });
      await page.getByText(rescheduleTexts.current.stays).waitFor();
      await waitForTimes(page);
      return page;
    },
  ],
  [
    'the question before a visit moves',
    async (options) => {
      const page = await site.visit(`/reschedule/${number}`, { ...options, storageState });
      await freeSlot(page, { clinic: 'Washington / Lamb', time: '10:30' }).click();
      await page.getByRole('dialog', { name: rescheduleTexts.dialog.title }).waitFor();
      return page;
    },
  ],
  [
    'bill pay with its messages',
    async (options) => {
      const page = await site.visit('/bill-pay', options);
      await page.getByLabel('Account Number').fill(testCards.good);
      await page.getByLabel('Amount').fill('0.10');
      await page.locator('#cardNumber input').fill('4242424242424241');
      await page.getByText(/This looks like a card number/).waitFor();
      await page.getByRole('alert').getByText('Your card number is invalid.').waitFor();
      return page;
    },
  ],
  [
    'a bill whose card was refused',
    async (options) => {
      const page = await payBill(options, testCards.declined);
      await page.getByText('Your payment did not go through').waitFor();
      return page;
    },
  ],
  [
    'a paid bill',
    async (options) => {
      const page = await payBill(options, testCards.good);
      await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
      return page;
    },
  ],
  [
    'the checkout with its messages',
    async (options) => {
      const page = await openCheckout(options);
      await page.getByLabel('Phone Number').focus();
      await page.getByLabel('Email Address').focus();
      await page.getByText('Phone number is required.').waitFor();
      return page;
    },
  ],
  [
    'the checkout with a refused card',
    async (options) => {
      const page = await payCart(options, testCards.declined);
      await page.getByText('Your payment did not go through').waitFor();
      return page;
    },
  ],
  [
    'the receipt of bought tests',
    async (options) => {
      const page = await payCart(options, testCards.good);
      await page.getByText('Payment successful').waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      return page;
    },
  ],
];

describe.each(screens)('%s', (_, open) => {
  test.each([
    [360, 'light'],
    [360, 'dark'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const)('has no fault that axe knows, %i px wide and %s', async (width, colorScheme) => {
    const page = await open({ width, height: 800, colorScheme });
    expect(await violations(page)).toEqual([]);
  });

  test('never scrolls sideways, from 320 to 1280 px', async () => {
    const page = await open({ width: 320, height: 700 });
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      const message = `overflow at ${width} px`;
      await expect.poll(() => sidewaysOverflow(page), { message }).toBeLessThanOrEqual(0);
    }
  });
});
