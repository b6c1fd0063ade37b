import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bookingDialogTexts } from '#web/features/booking/dialog/booking-dialog-texts.ts';
import { rescheduleTexts } from '#web/features/booking/reschedule/reschedule-texts.ts';
import { appointmentTexts } from '#web/features/my-bookings/appointment/appointment-texts.ts';
import { myBookingsTexts } from '#web/features/my-bookings/list/my-bookings-texts.ts';
import { lookupTexts } from '#web/features/my-bookings/lookup/lookup-texts.ts';
import { closeDialog, faultsOf } from './accessibility-steps.ts';
import { bookElsewhere } from './admin-records.ts';
import {
  bookingDialog,
  confirmationNumber,
  confirmButton,
  fillForm,
  freeSlot,
  newPatient,
  openDialog,
  waitForTimes,
} from './booking-steps.ts';
import { mailedCode } from './mails.ts';
import { openSite } from './site.ts';

const site = openSite();
const clinic = 'Washington / Lamb';

async function faultsOfBooking(page: Page): Promise<string[]> {
  await waitForTimes(page);
  await page.getByRole('button', { name: /^\d+ Cactus$/ }).waitFor();
  const faults = await faultsOf(page, 'list');

  await page.getByLabel('Location', { exact: true }).fill('Reno');
  await page.keyboard.press('Enter');
  await page.getByText(/^Our closest clinic is 340 miles from Reno/).waitFor();
  faults.push(...(await faultsOf(page, 'a place far away')));
  await page.getByLabel('Location', { exact: true }).fill('asdf');
  await page.keyboard.press('Enter');
  await page
    .getByText(/couldn’t find “asdf”/)
    .first()
    .waitFor();
  faults.push(...(await faultsOf(page, 'search without a match')));

  const dialog = await openDialog(page, { clinic, time: '9:00' });
  await dialog.getByLabel('Email address').fill('nobody');
  await dialog.getByRole('button', { name: bookingDialogTexts.second.add }).click();
  await confirmButton(page).click();
  await dialog.getByRole('alert').waitFor();
  faults.push(...(await faultsOf(page, 'dialog with two patients and messages')));
  await dialog.getByRole('button', { name: bookingDialogTexts.second.remove }).click();

  await fillForm(page, newPatient());
  await confirmButton(page).click();
  await bookingDialog(page).waitFor({ state: 'detached' });
  return faults;
}

async function faultsOfMyBookings(page: Page, number: string): Promise<string[]> {
  await page.getByRole('main').getByText(number).waitFor();
  const faults = await faultsOf(page, 'my bookings');

  await page.getByRole('button', { name: appointmentTexts.changes.cancel, exact: true }).click();
  await page.getByRole('dialog', { name: appointmentTexts.cancel.question }).waitFor();
  faults.push(...(await faultsOf(page, 'cancel dialog')));
  await closeDialog(page);

  await page.getByRole('button', { name: myBookingsTexts.forget.all }).click();
  await page.getByRole('dialog').getByText(number).waitFor();
  faults.push(...(await faultsOf(page, 'forget dialog')));
  await closeDialog(page);
  return faults;
}

async function faultsOfReschedule(page: Page): Promise<string[]> {
  await page.getByText(rescheduleTexts.current.stays).waitFor();
  await waitForTimes(page);
  const faults = await faultsOf(page, 'reschedule');
  await freeSlot(page, { clinic, time: '10:30' }).click();
  await page.getByRole('dialog', { name: rescheduleTexts.dialog.title }).waitFor();
  return [...faults, ...(await faultsOf(page, 'reschedule dialog'))];
}

// accessibility-payments.long.test.ts tests paying, admin-accessibility.long.test.ts the dashboard, and
// screens-accessibility.long.test.ts every other screen. Each of these tests uses only one page, because reaching a
// state takes longer than checking it.
test('nothing that a patient books with has a fault that axe knows, or scrolls sideways', async () => {
  const page = await site.visit('/book-appointment', { hasTiles: true });
  const faults = await faultsOfBooking(page);
  const number = await confirmationNumber(page);
  faults.push(...(await faultsOf(page, 'confirmation')));
  await page.goto('/#/my-bookings');
  faults.push(...(await faultsOfMyBookings(page, number)));
  await page.goto(`/#/reschedule/${number}`);
  faults.push(...(await faultsOfReschedule(page)));
  expect(faults).toEqual([]);
});

test('no way to bookings by a mailed code has a fault that axe knows, or scrolls sideways', async () => {
  const { email, confirmationNumber: number } = await bookElsewhere(site.system, { time: '10:45' });
  const page = await site.visit('/my-bookings');
  await page.getByLabel(myBookingsTexts.search.email).fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: lookupTexts.email.submit }).click();
  await page.getByRole('button', { name: lookupTexts.code.submit }).click();
  await page.getByText(`Error: ${lookupTexts.code.required}`).waitFor();
  const faults = await faultsOf(page, 'code with message');
  await page.getByLabel(lookupTexts.code.label).fill(await mailedCode(site.system.origin, email));
  await page.getByRole('button', { name: lookupTexts.code.submit }).click();
  await page.getByRole('main').getByText(number).waitFor();
  faults.push(...(await faultsOf(page, 'my bookings by code')));
  expect(faults).toEqual([]);
});
