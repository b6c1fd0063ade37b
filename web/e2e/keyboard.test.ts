import { expect, test } from 'vitest';
import {
  bookingDialog,
  confirmationNumber,
  focusedText,
  formValues,
  newPatient,
  takenSlot,
} from './booking-steps.ts';
import { focusIsVisible, tabTo } from './keyboard-steps.ts';
import { openScreen } from './screen-steps.ts';
import { openSite } from './site.ts';

const site = openSite();

test('an appointment is booked by keyboard alone on a narrow screen, from home to the confirmation', async () => {
  const page = await openScreen(site, '/home', { width: 360, height: 640 });
  await tabTo(page, 'Skip to main content');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Book an Appointment');
  expect(await focusIsVisible(page)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Book an Appointment' }).waitFor();
  await page
    .getByRole('button', { name: /^9:30 AM, / })
    .first()
    .waitFor();

  await tabTo(page, '10:45 AM, Monday, November 23, Eastern / Flamingo');
  expect(await focusIsVisible(page)).toBe(true);
  await page.keyboard.press('Enter');
  await bookingDialog(page).waitFor();
  expect(await focusedText(page)).toContain('10:45 AM');

  const patient = newPatient();
  await page.keyboard.press('Tab'); // the close button
  for (const typed of [patient['First name'], patient['Last name']]) {
    await page.keyboard.press('Tab');
    expect(await focusIsVisible(page)).toBe(true);
    await page.keyboard.type(typed);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('02291984');
  // A date field's calendar button may be a tab stop of its own.
  for (let stop = 0; stop < 5; stop += 1) {
    await page.keyboard.press('Tab');
    if (
      await bookingDialog(page)
        .getByLabel('Email address')
        .evaluate((field) => field.matches(':focus'))
    )
      break;
  }
  await page.keyboard.type(patient['Email address']);
  await page.keyboard.press('Tab'); // the phone number, which is optional
  for (const typed of [patient['Insurance provider'], patient['Insurance number']]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(typed);
  }
  expect(await formValues(page)).toEqual(patient);

  await tabTo(page, 'Confirm Booking');
  expect(await focusIsVisible(page)).toBe(true);
  await page.keyboard.press('Enter');
  const number = await confirmationNumber(page);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await site.system.appointmentsOf(patient['Email address'])).toMatchObject([
    { confirmationNumber: number },
  ]);
});

test('Enter in a field sends a complete form, and nothing of an incomplete one', async () => {
  const page = await site.roam('/book-appointment');
  await page.getByRole('button', { name: /^11:30 AM, .*Eastern \/ Flamingo$/ }).click();
  const patient = newPatient();
  const { 'Insurance number': number, ...others } = patient;
  for (const [label, value] of Object.entries(others)) {
    await bookingDialog(page).getByLabel(label).fill(value);
  }
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
