import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { bookingTexts } from '#web/features/booking/booking-texts.ts';
import { rescheduleTexts } from '#web/features/booking/reschedule/reschedule-texts.ts';
import { visitTexts } from '#web/features/my-bookings/appointment/appointment-texts.ts';
import { myBookingsTexts } from '#web/features/my-bookings/list/my-bookings-texts.ts';
import { lookupTexts } from '#web/features/my-bookings/lookup/lookup-texts.ts';
import { testAccessibilityOf } from './accessibility-steps.ts';
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

// What booking leads through. Paying is in accessibility-payments.test.ts, the other screens in
// screens-accessibility.test.ts.
testAccessibilityOf([
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
]);
