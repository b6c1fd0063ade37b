import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { clinics } from '#shared/clinics/clinics.ts';
import { slotTexts } from '#web/features/booking/slots/slot-texts.ts';
import { fillBirthDate, typedBirthDate } from './birth-date-steps.ts';
import type { PageOptions } from './page.ts';
import type { ClinicSystem } from './system.ts';

/** The first day with an available slot when the system's time starts. */
export const firstDay = '2026-11-23';

export interface Slot {
  clinic: (typeof clinics)[number]['name'];
  time: string;
}

export interface Patient {
  'First name': string;
  'Last name': string;
  'Date of birth': string;
  'Email address': string;
  'Insurance provider': string;
  'Insurance number': string;
}

const birthDate = 'Date of birth';

/** A patient's input by form label, with a unique email address. */
export function newPatient(changes: Partial<Patient> = {}): Patient {
  return {
    'First name': 'Maya',
    'Last name': 'Torres',
    'Date of birth': '1984-02-29',
    'Email address': `maya-${randomUUID().slice(0, 8)}@example.com`,
    'Insurance provider': 'Cigna',
    'Insurance number': 'XK-99122',
    ...changes,
  };
}

export function clinicId(name: string): string {
  const found = clinics.find((clinic) => clinic.name === name);
  if (!found) throw new Error(`No clinic is called ${name}.`);
  return found.id;
}

/** The cards of the list, in order. */
export function clinicCards(page: Page): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
}

export function clinicCard(page: Page, name: string): Locator {
  return clinicCards(page).filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
}

export async function clinicNames(page: Page): Promise<string[]> {
  return clinicCards(page).getByRole('heading', { level: 3 }).allTextContents();
}

/** Finds slots' buttons by their state, in the words of our own texts: the specification doesn't fix the wording. */
function slotIn(state: 'available' | 'taken' | 'past') {
  return (page: Page, { clinic, time }: Slot, date = firstDay): Locator =>
    page.getByRole('button', { name: slotTexts.name(time, state, date, clinic), exact: true });
}

export const freeSlot = slotIn('available');
export const takenSlot = slotIn('taken');
export const pastSlot = slotIn('past');

/** Waits for the list and its times. */
export async function waitForTimes(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 2, name: /^\w+day, / }).waitFor();
  await clinicCards(page)
    .first()
    .getByRole('button', { name: / (AM|PM)\b.*, / })
    .first()
    .waitFor();
}

export function bookingDialog(page: Page): Locator {
  return page.getByRole('dialog');
}

export async function openDialog(page: Page, slot: Slot): Promise<Locator> {
  await freeSlot(page, slot).click();
  const dialog = bookingDialog(page);
  await dialog.waitFor();
  return dialog;
}

export function confirmButton(page: Page): Locator {
  return bookingDialog(page).getByRole('button', { name: 'Confirm Booking' });
}

export async function fillForm(page: Page, patient: Partial<Patient>): Promise<void> {
  for (const [label, value] of Object.entries(patient)) {
    if (label === birthDate) await fillBirthDate(bookingDialog(page), value);
    else await bookingDialog(page).getByLabel(label).fill(value);
  }
}

/** The form's values by label. */
export async function formValues(page: Page): Promise<Patient> {
  const values = newPatient();
  for (const label of Object.keys(values) as (keyof Patient)[]) {
    values[label] =
      label === birthDate
        ? await typedBirthDate(bookingDialog(page))
        : await bookingDialog(page).getByLabel(label).inputValue();
  }
  return values;
}

const confirmationRoute = /#\/appointment-confirmation\/(UC\d{6}[A-Z0-9]{6})$/;

/** Waits for the confirmation screen. Returns the number in its URL, which the screen has to show too. */
export async function confirmationNumber(page: Page): Promise<string> {
  await page.waitForURL(confirmationRoute);
  const number = page.url().match(confirmationRoute)?.[1] ?? '';
  await page.getByRole('main').getByText(number).waitFor();
  return number;
}

/** Books, from the list to the confirmation. */
export async function bookAppointment(page: Page, slot: Slot, patient = newPatient()): Promise<string> {
  await openDialog(page, slot);
  await fillForm(page, patient);
  await confirmButton(page).click();
  return confirmationNumber(page);
}

interface BookedVisitor {
  number: string;
  email: string;
  /** The value of `appointments` in the localStorage of the browser that booked. */
  appointments: string;
  /** Makes a new page continue in that browser. */
  storageState: PageOptions['storageState'];
}

/** Books for the usual patient without a browser, for tests about what happens after a booking. */
export async function bookedVisitor(system: ClinicSystem, { clinic, time }: Slot): Promise<BookedVisitor> {
  const patient = newPatient();
  const email = patient['Email address'];
  const own = await system.book({
    ...{
      firstName: patient['First name'],
      lastName: patient['Last name'],
      dob: patient['Date of birth'],
      email,
    },
    ...{ location: { id: clinicId(clinic) }, date: firstDay, time },
  });
  const appointments = JSON.stringify([own]);
  const localStorage = [{ name: 'appointments', value: appointments }];
  const storageState = { cookies: [], origins: [{ origin: system.origin, localStorage }] };
  return { number: own.confirmationNumber, email, appointments, storageState };
}

/** The label or text of the focused element; '' without focus. */
export async function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    if (element instanceof HTMLInputElement) return element.labels?.[0]?.textContent ?? '';
    return element.getAttribute('aria-label') ?? element.textContent ?? '';
  });
}

/** Counts the bookings that this page sends from now on. */
export function countBookings(page: Page): { sent: number } {
  const count = { sent: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/appointments')
      count.sent += 1;
  });
  return count;
}

/** Polls until the locator matches this many elements. */
export async function expectCount(locator: Locator, count: number): Promise<void> {
  await expect.poll(() => locator.count()).toBe(count);
}
