import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rescheduleTexts } from '#web/features/booking/reschedule/reschedule-texts.ts';
import { appointmentTexts } from '#web/features/my-bookings/appointment/appointment-texts.ts';
import { myBookingsTexts } from '#web/features/my-bookings/list/my-bookings-texts.ts';
import { freeTimes } from './admin-records.ts';
import {
  bookedVisitor,
  clinicId,
  confirmationNumber,
  firstDay,
  freeSlot,
  type Slot,
} from './booking-steps.ts';
import { focusIsVisible, tabTo } from './keyboard-steps.ts';
import type { PageOptions } from './page.ts';
import { beginAtTop } from './screen-steps.ts';
import { openSite } from './site.ts';

const site = openSite();
const cancelQuestion = 'Are you sure you want to cancel this appointment?';

interface Booked {
  page: Page;
  number: string;
  email: string;
}

/** A visitor who has booked this slot, at the confirmation. */
async function book(slot: Slot, options?: PageOptions): Promise<Booked> {
  const { number, email, appointments } = await bookedVisitor(site.system, slot);
  const page = await site.roam('/services', options);
  await page.evaluate((stored) => localStorage.setItem('appointments', stored), appointments);
  await page.goto(`/#/appointment-confirmation/${number}`);
  await confirmationNumber(page);
  return { page, number, email };
}

async function openMyBookings(page: Page): Promise<void> {
  await page.goto('/#/my-bookings');
  await page.getByRole('heading', { level: 1, name: myBookingsTexts.title }).waitFor();
}

function appointmentCard(page: Page, number: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: number });
}

/** Whether another visitor can book this slot. */
async function isFree({ clinic, time }: Slot): Promise<boolean> {
  return (await freeTimes(site.system.origin, clinicId(clinic), firstDay)).includes(time);
}

test('an appointment is found by email address in any case, canceled, and its slot is available to others', async () => {
  const slot: Slot = { clinic: 'Eastern / Flamingo', time: '9:30' };
  const { page, number, email } = await book(slot);
  expect(await isFree(slot)).toBe(false);
  await page.getByRole('link', { name: 'View Bookings' }).click();
  await appointmentCard(page, number).getByText('Monday, November 23, 2026, 9:30 AM').waitFor();

  await page.getByLabel('Email address').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText(myBookingsTexts.search.noneHere('nobody@example.com'), { exact: true }).waitFor();
  await page.getByLabel('Email address').fill(email.toUpperCase());
  await page.keyboard.press('Enter');
  await appointmentCard(page, number).getByText('Confirmed', { exact: true }).waitFor();

  await appointmentCard(page, number)
    .getByRole('button', { name: appointmentTexts.changes.cancel, exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: cancelQuestion });
  await dialog.getByRole('button', { name: appointmentTexts.cancel.confirm }).click();
  await page.getByText('Appointment cancelled successfully.', { exact: true }).waitFor();
  await appointmentCard(page, number).getByText('Cancelled', { exact: true }).waitFor();
  expect(await site.system.appointmentsOf(email)).toMatchObject([{ status: 'cancelled' }]);
  expect(await isFree(slot)).toBe(true);

  await page.reload();
  await appointmentCard(page, number).getByText('Cancelled', { exact: true }).waitFor();
});

test('an appointment moves under its number, once even if it is sent again after a lost network; its old slot is free for others', async () => {
  const old: Slot = { clinic: 'Maryland Pkwy / Tropicana', time: '9:30' };
  const next: Slot = { clinic: 'Cactus', time: '10:30' };
  const { page, number, email } = await book(old, { expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });
  await page.getByRole('link', { name: appointmentTexts.changes.reschedule }).click();
  await page.getByText(rescheduleTexts.current.stays).waitFor();
  await page.getByRole('button', { name: /^9:30 AM your current time, .*Maryland/ }).waitFor();
  await freeSlot(page, next).click();
  const dialog = page.getByRole('dialog', { name: rescheduleTexts.dialog.title });
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: rescheduleTexts.dialog.confirm }).click();
  await dialog.getByText(rescheduleTexts.unknown.title).waitFor();
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: rescheduleTexts.dialog.tryAgain }).click();
  expect(await confirmationNumber(page)).toBe(number);
  await page.getByRole('main').getByText('Monday, November 23, 2026, 10:30 AM').waitFor();
  expect(await site.system.appointmentsOf(email)).toMatchObject([
    { confirmationNumber: number, status: 'confirmed', time: '10:30', location: { name: 'Cactus' } },
  ]);
  expect(await isFree(old)).toBe(true);
  expect(await isFree(next)).toBe(false);

  // Rescheduling gave the visit a new token. The browser has stored it, so the visit still opens after a reload.
  await page.reload();
  await page.getByRole('main').getByText('Monday, November 23, 2026, 10:30 AM').waitFor();
});

test('when another patient takes the new slot, the old one is kept, and a nearby time can be chosen', async () => {
  const old: Slot = { clinic: 'Craig / Ferrell', time: '9:30' };
  const wanted: Slot = { clinic: 'Craig / Ferrell', time: '10:45' };
  const { page, number, email } = await book(old, { expectedErrors: [/status of 409/] });
  await page.goto(`/#/reschedule/${number}`);
  await freeSlot(page, wanted).click();
  await site.system.book({ location: { id: clinicId(wanted.clinic) }, date: firstDay, time: wanted.time });
  const dialog = page.getByRole('dialog', { name: rescheduleTexts.dialog.title });
  await dialog.getByRole('button', { name: rescheduleTexts.dialog.confirm }).click();
  await dialog
    .getByText('Your visit hasn’t changed. It’s still on Monday, November 23 at 9:30 AM.')
    .waitFor();
  expect(await site.system.appointmentsOf(email)).toMatchObject([{ status: 'confirmed', time: '9:30' }]);
  await dialog.getByRole('button', { name: /11:30 AM/ }).click();
  await dialog.getByRole('button', { name: rescheduleTexts.dialog.confirm }).click();
  expect(await confirmationNumber(page)).toBe(number);
  expect(await site.system.appointmentsOf(email)).toMatchObject([{ status: 'confirmed', time: '11:30' }]);
});

test('the calendar file is saved under the number of the appointment; forgotten, it is gone from this browser and stays booked', async () => {
  const { page, number, email } = await book(
    { clinic: 'Eastern / Serene', time: '9:00' },
    { expectedErrors: [/status of 40[14]/] },
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: appointmentTexts.calendar.add }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`visit-${number}.ics`);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR.*DTSTART.*END:VCALENDAR/s);

  await openMyBookings(page);
  await appointmentCard(page, number).getByRole('button', { name: myBookingsTexts.forget.one }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(number).waitFor();
  await dialog.getByRole('button', { name: myBookingsTexts.forget.confirm, exact: true }).click();
  await page.getByText('No appointments have been booked yet.', { exact: true }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Cleared from this device' }).waitFor();
  expect(await site.system.appointmentsOf(email)).toMatchObject([{ status: 'confirmed' }]);
});

test('moved, then cancelled, then forgotten: by keyboard alone on a narrow screen', async () => {
  const { page, number, email } = await book({ clinic: 'Spring Mountain / Rainbow', time: '9:00' });
  await page.setViewportSize({ width: 360, height: 640 });
  await beginAtTop(page);
  const press = async (text: string) => {
    await tabTo(page, text);
    await expect.poll(() => focusIsVisible(page), { message: text }).toBe(true);
    await page.keyboard.press('Enter');
  };

  await press('View Bookings');
  await appointmentCard(page, number).waitFor();
  await press(appointmentTexts.changes.reschedule);
  await freeSlot(page, { clinic: 'Spring Mountain / Rainbow', time: '10:30' }).waitFor();
  await press('10:30 AM, Monday, November 23, Spring Mountain / Rainbow');
  await press(rescheduleTexts.dialog.confirm);
  expect(await confirmationNumber(page)).toBe(number);
  await page.getByRole('main').getByText('Monday, November 23, 2026, 10:30 AM').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  await press(appointmentTexts.changes.cancel);
  await page.getByRole('dialog', { name: cancelQuestion }).waitFor();
  await press(appointmentTexts.cancel.confirm);
  await page.getByRole('heading', { level: 1, name: 'This visit was canceled' }).waitFor();
  // The buttons have disappeared, so the focus moves to the heading that says what happened.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.getByText('Appointment cancelled successfully.').waitFor();
  expect(await site.system.appointmentsOf(email)).toMatchObject([{ status: 'cancelled', time: '10:30' }]);

  await press('View Bookings');
  await appointmentCard(page, number).waitFor();
  await press(myBookingsTexts.forget.all);
  await press(myBookingsTexts.forget.confirm);
  await page.getByText('No appointments have been booked yet.').waitFor();
});
