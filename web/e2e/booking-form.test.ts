import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nameMessages } from '#shared/forms/person-name.ts';
import { birthMonth } from './birth-date-steps.ts';
import {
  bookingDialog,
  confirmationNumber,
  confirmButton,
  countBookings,
  fillForm,
  focusedText,
  formValues,
  freeSlot,
  newPatient,
  openDialog,
  type Slot,
} from './booking-steps.ts';
import type { PageOptions } from './page.ts';
import { openSite } from './site.ts';

const site = openSite();
const slot: Slot = { clinic: 'Eastern / Flamingo', time: '9:30' };

const pressed = (page: Page, name: string) => bookingDialog(page).getByRole('button', { name, exact: true });

/** Opens the empty form for a slot. */
async function openForm(slot: Slot, options?: PageOptions): Promise<{ page: Page; dialog: Locator }> {
  const page = await site.roam('/book-appointment', options);
  const dialog = await openDialog(page, slot);
  // Remove what another test has typed.
  if (await pressed(page, 'Start over').isVisible()) await pressed(page, 'Start over').click();
  return { page, dialog };
}

/** A field by its label. For a date of birth, it's the month's field. */
function input(dialog: Locator, label: string): Locator {
  return label === 'Date of birth' ? birthMonth(dialog) : dialog.getByLabel(label);
}

/** The field's error, from its accessible description or its group's. */
async function fieldError(dialog: Locator, label: string): Promise<string> {
  return input(dialog, label).evaluate((field) => {
    const isInvalid = field.getAttribute('aria-invalid') === 'true';
    const described = field.closest('[aria-describedby]');
    const ids = isInvalid ? described?.getAttribute('aria-describedby') : '';
    const texts = (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    return texts.at(-1)?.replace(/^Error:\s*/, '') ?? '';
  });
}

const messages = [
  ['First name', 'First name is required'],
  ['Last name', 'Last name is required'],
  ['Date of birth', 'Date of birth is required'],
  ['Email address', 'Please enter a valid email address'],
  ['Insurance provider', 'Insurance provider is required'],
  ['Insurance number', 'Insurance number is required'],
] as const;

test('each field says what is wrong with it, markup in a name too; Confirm Booking lists all of it', async () => {
  const { page, dialog } = await openForm(slot);
  for (const [label] of messages) expect(await fieldError(dialog, label)).toBe('');
  for (const [label, message] of messages) {
    await input(dialog, label).focus();
    await input(dialog, label).blur();
    await expect.poll(() => fieldError(dialog, label)).toBe(message);
  }

  const email = dialog.getByLabel('Email address');
  await email.fill('maya@');
  await email.blur();
  await expect.poll(() => fieldError(dialog, 'Email address')).toBe('Please enter a valid email address');
  await email.fill('maya@example.com');
  await expect.poll(() => fieldError(dialog, 'Email address')).toBe('');

  const markup = '<img src=x onerror=alert(1)>';
  await fillForm(page, { 'First name': markup });
  await dialog.getByText(nameMessages.characters).waitFor();
  expect(await dialog.getByLabel('First name').inputValue()).toBe(markup);
  expect(await page.locator('img[src="x"]').count()).toBe(0);

  const bookings = countBookings(page);
  await confirmButton(page).click();
  const summary = dialog.getByRole('alert');
  await expect
    .poll(() => summary.getByRole('button').allTextContents())
    .toEqual([
      nameMessages.characters,
      ...messages.flatMap(([label, text]) => (/^(Last|Date|Ins)/.test(label) ? [text] : [])),
    ]);
  expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
  await summary.getByRole('button', { name: 'Date of birth is required' }).click();
  expect(await birthMonth(dialog).evaluate((month) => month === document.activeElement)).toBe(true);
  await fillForm(page, newPatient());
  await summary.waitFor({ state: 'detached' });
  expect(bookings.sent).toBe(0);
});

const other: Slot = { clinic: 'Maryland Pkwy / Tropicana', time: '9:30' };

const waysToClose: [name: string, close: (page: Page) => Promise<void>][] = [
  ['the close button', (page) => pressed(page, 'Close').click()],
  ['Cancel', (page) => pressed(page, 'Cancel').click()],
  ['a click on the overlay', (page) => page.mouse.click(8, 400)],
  ['Escape', (page) => page.keyboard.press('Escape')],
];

test('the form is kept however the dialog is closed, also for another time, until Start over; all give the focus back', async () => {
  const { page, dialog } = await openForm(other);
  const patient = newPatient();
  await fillForm(page, patient);
  await dialog.getByLabel('Reason for visit').fill('Fever');
  for (const [name, close] of waysToClose) {
    await close(page);
    await dialog.waitFor({ state: 'detached' });
    expect(await freeSlot(page, other).evaluate((button) => button === document.activeElement), name).toBe(
      true,
    );
    await openDialog(page, other);
    expect(await formValues(page), name).toEqual(patient);
  }
  await pressed(page, 'Cancel').click();
  await openDialog(page, slot);
  expect(await formValues(page)).toEqual(patient);
  expect(await dialog.getByLabel('Reason for visit').inputValue()).toBe('Fever');
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  for (const typed of ['Fever', ...Object.values(patient)]) expect(stored).not.toContain(typed);
  await pressed(page, 'Start over').click();
  for (const [label] of messages) expect(await input(dialog, label).inputValue()).toBe('');
  for (const [label] of messages) expect(await fieldError(dialog, label)).toBe('');
});

test('the dialog keeps the focus, is not closed by a press inside, and fits a phone', async () => {
  const { page, dialog } = await openForm(slot);
  expect(await focusedText(page)).toContain('9:30 AM');
  for (const key of [...Array(22).fill('Tab'), ...Array(22).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const isOutside = await dialog.evaluate(
      (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
    );
    expect(isOutside).toBe(false);
  }
  await dialog.getByRole('heading').first().click();
  await page.mouse.down();
  await page.mouse.move(8, 400);
  await page.mouse.up();
  expect(await dialog.isVisible()).toBe(true);

  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(600);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBeLessThanOrEqual(360);
  expect(await confirmButton(page).isVisible()).toBe(true);
});

test('a patient without insurance says so once, sees what the server refuses, and can still book', async () => {
  const { page, dialog } = await openForm(
    { clinic: 'Eastern / Flamingo', time: '10:45' },
    { expectedErrors: [/status of 422/] },
  );
  const refusal = {
    type: 'about:blank',
    title: 'Invalid',
    status: 422,
    detail: 'Check the form',
    code: 'invalid',
    fields: { email: 'Please enter a valid email address' },
  };
  await page.route(
    '**/api/appointments',
    (route) =>
      route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(refusal) }),
    { times: 1 },
  );
  const { 'Insurance provider': _, 'Insurance number': __, ...uninsured } = newPatient();
  await fillForm(page, uninsured);
  await dialog.getByRole('radio', { name: /self-pay/i }).check();
  expect(await dialog.getByLabel('Insurance number').count()).toBe(0);
  await confirmButton(page).click();
  const summary = dialog.getByRole('alert');
  await summary.getByRole('button', { name: 'Please enter a valid email address' }).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('email');
  const email = `other-${uninsured['Email address']}`;
  await fillForm(page, { 'Email address': email });
  await confirmButton(page).click();
  await confirmationNumber(page);
  expect(await site.system.appointmentsOf(email)).toMatchObject([
    { insuranceProvider: 'Self-pay (no insurance)', insuranceNumber: 'Self-pay' },
  ]);
});
