import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { bookingDialogTexts } from '#web/features/booking/dialog/booking-dialog-texts.ts';
import { confirmationTexts } from '#web/features/my-bookings/confirmation/confirmation-texts.ts';
import {
  bookAppointment,
  bookedVisitor,
  bookingDialog,
  clinicCards,
  confirmationNumber,
  confirmButton,
  countBookings,
  expectCount,
  fillForm,
  formValues,
  freeSlot,
  newPatient,
  openDialog,
  type Slot,
  takenSlot,
  waitForTimes,
} from './booking-steps.ts';
import { openSite } from './site.ts';

const site = openSite();
const slotTakenError = [/status of 409/];

test('a booked appointment survives kill -9 and a restart, and opens again from its link', async () => {
  const slot: Slot = { clinic: 'Maryland Pkwy / Tropicana', time: '9:30' };
  const patient = newPatient();
  // While the system is down, every request of the page fails.
  const page = await site.visit('/book-appointment', { expectedErrors: [/Failed to load resource: net::/] });
  const number = await bookAppointment(page, slot, patient);
  await page.getByText(confirmationTexts.ticket.sending).waitFor();

  await site.system.kill9();
  await site.system.restart();
  await page.reload();

  expect(await confirmationNumber(page)).toBe(number);
  const main = page.getByRole('main');
  for (const text of [
    'Maya Torres',
    slot.clinic,
    patient['Email address'],
    'Monday, November 23, 2026',
    '9:30 AM',
  ]) {
    await main.getByText(text).first().waitFor();
  }
  expect(await site.system.appointmentsOf(patient['Email address'])).toMatchObject([
    {
      confirmationNumber: number,
      status: 'confirmed',
      date: '2026-11-23',
      time: '9:30',
      location: { id: '2' },
    },
  ]);
});

test('arriving shows all ten clinics for the first day, the first selected; a taken slot cannot be', async () => {
  const slot: Slot = { clinic: 'Craig / Ferrell', time: '10:45' };
  await bookedVisitor(site.system, slot);

  const page = await site.roam('/book-appointment');
  await waitForTimes(page);
  await expectCount(clinicCards(page), 10);
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe('Monday, November 23');
  expect(await clinicCards(page).nth(0).getAttribute('aria-current')).toBe('true');
  expect(await clinicCards(page).and(page.locator('[aria-current]')).count()).toBe(1);

  await takenSlot(page, slot).waitFor();
  expect(await freeSlot(page, slot).count()).toBe(0);
  expect(await takenSlot(page, slot).isDisabled()).toBe(true);
  await takenSlot(page, slot).click({ force: true });
  expect(await bookingDialog(page).count()).toBe(0);
});

test('a patient who loses the slot sees why, keeps what was typed, and books one of the nearest open times', async () => {
  const slot: Slot = { clinic: 'Eastern / Flamingo', time: '10:45' };
  const late = newPatient({ 'First name': 'Ruth', 'Last name': "O'Neil" });
  const second = await site.roam('/book-appointment', { expectedErrors: slotTakenError });
  await openDialog(second, slot);
  await fillForm(second, late);

  await bookedVisitor(site.system, slot);
  await confirmButton(second).click();

  const alert = bookingDialog(second).getByRole('alert');
  await alert.getByText(bookingDialogTexts.slotTaken.title).waitFor();
  expect(await formValues(second)).toEqual(late);
  const offers = alert.getByRole('listitem');
  // The nearest times at the same clinic, then a time at the closest other clinic.
  await expect
    .poll(() => offers.allTextContents())
    .toEqual([
      expect.stringMatching(/11:30 AM.*Eastern \/ Flamingo/),
      expect.stringMatching(/9:30 AM.*Eastern \/ Flamingo/),
      expect.stringMatching(/1:45 PM.*Eastern \/ Flamingo/),
      expect.stringMatching(/10:45 AM.*Maryland Pkwy/),
    ]);

  await alert.getByRole('button', { name: /11:30 AM/ }).click();
  await bookingDialog(second)
    .getByRole('heading', { name: /11:30 AM/ })
    .waitFor();
  expect(await formValues(second)).toEqual(late);
  await confirmButton(second).click();

  const number = await confirmationNumber(second);
  expect(await site.system.appointmentsOf(late['Email address'])).toMatchObject([
    { confirmationNumber: number, time: '11:30', location: { id: '1' } },
  ]);
});

test('two appointments of one patient, one after the other; two clicks on Confirm book once', async () => {
  const patient = newPatient();
  const page = await site.roam('/book-appointment');
  const bookings = countBookings(page);
  const bookBy = async (time: string, confirm: (button: Locator) => Promise<void>) => {
    await openDialog(page, { clinic: 'Las Vegas Blvd / Belmont', time });
    await fillForm(page, patient);
    await confirm(confirmButton(page));
    return confirmationNumber(page);
  };

  const first = await bookBy('1:45', (button) => button.dblclick());
  expect(bookings.sent).toBe(1);
  await page
    .getByRole('main')
    .getByRole('link', { name: /book another/i })
    .click();
  // Click twice before the page can render the effect of the first click.
  const second = await bookBy('11:30', (button) =>
    button.evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
    }),
  );
  expect(bookings.sent).toBe(2);
  const booked = await site.system.appointmentsOf(patient['Email address']);
  expect(booked.map(({ confirmationNumber: number }) => number).toSorted()).toEqual(
    [first, second].toSorted(),
  );
});
