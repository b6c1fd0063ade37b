import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  bookingDialog,
  confirmationNumber,
  fillForm,
  focusedText,
  formValues,
  newPatient,
  takenSlot,
} from './booking-steps.ts';
import { focusIsVisible, tabTo } from './keyboard-steps.ts';
import { openScreen } from './screen-steps.ts';
import { openSite } from './site.ts';

const site = openSite();

/** Tabs to the field with this label and types. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  expect(await focusIsVisible(page), label).toBe(true);
  await page.keyboard.type(text);
}

test('the next visit near a ZIP code is booked by keyboard alone, from home’s one field to the confirmation', async () => {
  const page = await openScreen(site, '/home', { width: 360, height: 640 });
  await page
    .getByText('Open now')
    .or(page.getByText(/^Opens/))
    .first()
    .waitFor();
  await tabTo(page, 'Skip to main content');
  await page.keyboard.press('Enter');
  await typeInto(page, 'ZIP, city or clinic', '89117');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Nearest to 89117' }).waitFor();
  expect(await focusedText(page)).toBe('ZIP, city or clinic');
  await tabTo(page, 'Spring Mountain / Rainbow');
  await page.keyboard.press('Tab');
  expect(await focusIsVisible(page)).toBe(true);
  const [clock = 'no time'] = (await focusedText(page)).match(/[\d:]+ [AP]M/) ?? [];
  await page.keyboard.press('Enter');
  await bookingDialog(page).waitFor();
  await expect.poll(() => focusedText(page)).toContain(clock);

  const patient = newPatient();
  const [year = '', month = '', day = ''] = patient['Date of birth'].split('-');
  await typeInto(page, 'Patient’s first name', patient['First name']);
  await typeInto(page, 'Patient’s last name', patient['Last name']);
  await typeInto(page, 'Month', month);
  await typeInto(page, 'Day', day);
  await typeInto(page, 'Year', year);
  await typeInto(page, 'Email address', patient['Email address']);
  await typeInto(page, 'Insurance provider', patient['Insurance provider']);
  await typeInto(page, 'Insurance number', patient['Insurance number']);
  expect(await formValues(page)).toEqual(patient);

  await tabTo(page, 'Confirm Booking');
  expect(await focusIsVisible(page)).toBe(true);
  await page.keyboard.press('Enter');
  const number = await confirmationNumber(page);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await site.system.appointmentsOf(patient['Email address'])).toMatchObject([
    { confirmationNumber: number, location: { name: 'Spring Mountain / Rainbow' } },
  ]);
});

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
