import { expect, test } from 'vitest';
import {
  bookingDialog,
  confirmationNumber,
  fillForm,
  focusedText,
  newPatient,
  takenSlot,
} from './booking-steps.ts';
import { openSite } from './site.ts';

const site = openSite();

test('Enter in a field sends a complete form, and nothing of an incomplete one', async () => {
  const page = await site.roam('/book-appointment');
  await page.getByRole('button', { name: /^11:30 AM, .*Eastern \/ Flamingo$/ }).click();
  const patient = newPatient();
  const { 'Insurance number': number, ...others } = patient;
  await fillForm(page, others);
  await bookingDialog(page).getByLabel('Email address').press('Enter');
  await bookingDialog(page).getByLabel('Insurance number').fill(number);
  expect(await site.system.appointmentsOf(patient['Email address'])).toEqual([]);
  await page.keyboard.press('Enter');
  await confirmationNumber(page);
});

test('a taken or past slot is no stop of the Tab key', async () => {
  await site.system.book({ location: { id: '2' }, date: '2026-11-23', time: '10:45' });
  const page = await site.roam('/book-appointment');
  await takenSlot(page, { clinic: 'Maryland Pkwy / Tropicana', time: '10:45' }).waitFor();
  const before = page.getByRole('button', { name: /^9:30 AM, .*Maryland/ });
  await before.focus();
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toMatch(/^11:30 AM/);
});
