import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nameMessages } from '#shared/forms/person-name.ts';
import { birthMonth } from './birth-date-steps.ts';
import {
  bookingDialog,
  confirmationNumber,
  confirmButton,
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

const cancel = (page: Page) => bookingDialog(page).getByRole('button', { name: 'Cancel' }).click();

/** Opens the form for a slot, empty. */
async function openForm(slot: Slot, options?: PageOptions): Promise<{ page: Page; dialog: Locator }> {
  const page = await site.roam('/book-appointment', options);
  // Resets what another test typed.
  const dialog = await openDialog(page, slot);
  await cancel(page);
  await dialog.waitFor({ state: 'detached' });
  return { page, dialog: await openDialog(page, slot) };
}

/** A field by its label; of a date of birth, the month. */
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

test('each field says what is wrong with it, markup in a name too; Confirm Booking is disabled until all are right', async () => {
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

  const { 'Insurance number': last, ...others } = newPatient();
  expect(await confirmButton(page).isDisabled()).toBe(true);
  await fillForm(page, others);
  expect(await confirmButton(page).isDisabled()).toBe(true);
  await fillForm(page, { 'Insurance number': last });
  await expect.poll(() => confirmButton(page).isEnabled()).toBe(true);
  await fillForm(page, { 'First name': markup });
  await expect.poll(() => confirmButton(page).isDisabled()).toBe(true);
  await fillForm(page, { 'First name': 'Maya', 'Email address': 'nobody' });
  await dialog.getByText(nameMessages.characters).waitFor({ state: 'detached' });
  await expect.poll(() => confirmButton(page).isDisabled()).toBe(true);
});

const other: Slot = { clinic: 'Maryland Pkwy / Tropicana', time: '9:30' };

const waysToClose: [name: string, close: (page: Page) => Promise<void>][] = [
  ['the close button', (page) => bookingDialog(page).getByRole('button', { name: 'Close' }).click()],
  ['a click on the overlay', (page) => page.mouse.click(8, 400)],
  ['Escape', (page) => page.keyboard.press('Escape')],
];

test('the close button, the overlay and Escape keep the form, Cancel resets it; all give the focus back', async () => {
  const { page, dialog } = await openForm(other);
  const patient = newPatient();
  const isFocusBack = () => freeSlot(page, other).evaluate((button) => button === document.activeElement);
  await fillForm(page, patient);
  for (const [name, close] of waysToClose) {
    await close(page);
    await dialog.waitFor({ state: 'detached' });
    expect(await isFocusBack(), name).toBe(true);
    await openDialog(page, other);
    expect(await formValues(page), name).toEqual(patient);
  }
  await cancel(page);
  await dialog.waitFor({ state: 'detached' });
  expect(await isFocusBack()).toBe(true);
  await openDialog(page, other);
  for (const [label] of messages) expect(await input(dialog, label).inputValue()).toBe('');
  for (const [label] of messages) expect(await fieldError(dialog, label)).toBe('');
});

test('the dialog keeps the focus, is not closed by a press inside, and fits a phone', async () => {
  const { page, dialog } = await openForm(slot);
  expect(await focusedText(page)).toContain('9:30 AM');
  for (const key of [...Array(14).fill('Tab'), ...Array(14).fill('Shift+Tab')]) {
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
  await dialog.getByRole('checkbox', { name: /self-pay/i }).check();
  expect(await dialog.getByLabel('Insurance number').inputValue()).toBe('Self-pay');
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
