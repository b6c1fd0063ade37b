import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rescheduleTexts } from '#web/features/booking/reschedule/reschedule-texts.ts';
import { appointmentTexts } from '#web/features/my-bookings/appointment/appointment-texts.ts';
import { confirmationTexts } from '#web/features/my-bookings/confirmation/confirmation-texts.ts';
import { myBookingsTexts } from '#web/features/my-bookings/list/my-bookings-texts.ts';
import { lookupTexts } from '#web/features/my-bookings/lookup/lookup-texts.ts';
import { bookedVisitor, confirmationNumber, freeSlot, type Slot } from './booking-steps.ts';
import { focusIsVisible, tabTo } from './keyboard-steps.ts';
import { appointmentLink, calendarIn, mailedCode, nthMail } from './mails.ts';
import { goTo } from './screen-steps.ts';
import { openSite } from './site.ts';
import { startOfTime } from './system.ts';

const site = openSite();

const book = (slot: Slot) => bookedVisitor(site.system, slot);
const mail = (email: string, count: number) => nthMail(site.system.origin, email, count);

function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...localStorage }));
}

/** The status of the server's answer to a lookup token. */
async function statusOf(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${site.system.origin}/api/appointments/mine`, { headers })).status;
}

function lookupToken(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('lookup') ?? '{}').token);
}

/** Presses an element by keyboard, and checks that it has visible focus. */
async function press(page: Page, text: string): Promise<void> {
  await tabTo(page, text);
  await expect.poll(() => focusIsVisible(page), { message: text }).toBe(true);
  await page.keyboard.press('Enter');
}

/** Types into the field with this label, then presses Enter. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('the link of the mail opens the appointment elsewhere, does nothing to it, and leaves no token in sight', async () => {
  const { number, email } = await book({ clinic: 'Eastern / Flamingo', time: '9:30' });
  const booked = await mail(email, 1);
  expect(booked.text).toContain(number);

  const page = await site.newPage();
  await page.goto(appointmentLink(booked));
  // The URL ends with the number: no token follows.
  expect(await confirmationNumber(page)).toBe(number);
  await page.getByRole('heading', { level: 1, name: confirmationTexts.ticket.title.open }).waitFor();
  expect(await site.system.appointmentsOf(email)).toMatchObject([{ status: 'confirmed', version: 1 }]);

  await page.getByRole('link', { name: confirmationTexts.actions.viewBookings }).click();
  await page.getByRole('listitem').filter({ hasText: number }).waitFor();
  await page.goBack();
  expect(await confirmationNumber(page)).toBe(number);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: confirmationTexts.ticket.title.open }).waitFor();
});

test('the link wins over an older token of the appointment; one that is refused changes nothing', async () => {
  const { number, email } = await book({ clinic: 'Eastern / Flamingo', time: '10:45' });
  const link = appointmentLink(await mail(email, 1));
  const page = await site.roam('/contact', { expectedErrors: [/status of 401/] });
  const older = [{ confirmationNumber: number, manageToken: 'older' }];
  await page.evaluate((entries) => localStorage.setItem('appointments', JSON.stringify(entries)), older);
  await page.goto(link);
  expect(await confirmationNumber(page)).toBe(number);
  const kept = await stored(page);
  expect(kept).not.toContain('older');

  await goTo(page, '/contact');
  await page.goto(`/#/appointment-confirmation/${number}?token=damaged`);
  expect(await confirmationNumber(page)).toBe(number);
  expect(await stored(page)).toBe(kept);
});

test('a link that is refused leads to the mailed code, and the code to the appointment; Sign out clears the device without a connection too', async () => {
  const { number, email } = await book({ clinic: 'Craig / Ferrell', time: '9:30' });
  await mail(email, 1);
  const page = await site.roam('/contact', {
    expectedErrors: [/status of 401/, /ERR_INTERNET_DISCONNECTED|Failed to load/],
  });
  // The system sets when a code's token expires, and the browser checks it, so both need the same time.
  await page.clock.setFixedTime(startOfTime);
  await page.goto(`/#/appointment-confirmation/${number}?token=damaged`);
  await page.getByRole('heading', { level: 1, name: 'Booking Not Found' }).waitFor();
  expect(page.url()).not.toContain('token');
  await page.getByLabel(lookupTexts.email.label).fill(email);
  await page.getByRole('button', { name: lookupTexts.email.submit }).click();
  await page.getByLabel(lookupTexts.code.label).waitFor();
  // Reload, as a phone does if it has dropped the tab while its owner read the mail.
  await page.reload();
  await page.getByLabel(lookupTexts.code.label).fill(await mailedCode(site.system.origin, email));
  await page.getByRole('button', { name: lookupTexts.code.submit }).click();
  expect(await confirmationNumber(page)).toBe(number);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await stored(page)).not.toContain(number);

  await goTo(page, '/my-bookings');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: number });
  await card.waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: lookupTexts.banner.done }).click();
  await page.getByText(lookupTexts.banner.forgottenOffline).waitFor();
  expect(await card.count()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.context().setOffline(false);
});

test('by the mailed code alone, from the keyboard of a phone: found, moved, cancelled, and told alike by every mail', async () => {
  const { number, email } = await book({ clinic: 'Spring Mountain / Rainbow', time: '9:00' });
  const booked = await mail(email, 1);
  expect(calendarIn(booked)).toMatchObject({ sequence: 0, status: 'CONFIRMED', start: '20261123T090000' });

  const page = await site.roam('/services', { expectedErrors: [/status of 422/] });
  await page.setViewportSize({ width: 360, height: 640 });
  await press(page, myBookingsTexts.title);
  await page.getByText(myBookingsTexts.empty.none).waitFor();
  await type(page, myBookingsTexts.search.email, email);
  await page.getByText(myBookingsTexts.search.noneHere(email)).waitFor();
  await press(page, lookupTexts.email.submit);
  const code = await mailedCode(site.system.origin, email);
  await page.getByLabel(lookupTexts.code.label).waitFor();
  // The field takes focus by itself.
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  await page.keyboard.type(wrong);
  await page.keyboard.press('Enter');
  await page.getByText(/^Error: .*code isn’t right/).waitFor();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: lookupTexts.banner.title(email) }).waitFor();
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: number });
  await card.getByText('Monday, November 23, 2026, 9:00 AM').waitFor();
  expect(await card.getByRole('button', { name: myBookingsTexts.forget.one }).count()).toBe(0);

  await press(page, appointmentTexts.changes.reschedule);
  await freeSlot(page, { clinic: 'Spring Mountain / Rainbow', time: '10:30' }).waitFor();
  await press(page, '10:30 AM, Monday, November 23, Spring Mountain / Rainbow');
  await press(page, rescheduleTexts.dialog.confirm);
  expect(await confirmationNumber(page)).toBe(number);
  await page.getByRole('main').getByText('Monday, November 23, 2026, 10:30 AM').waitFor();
  // A lookup session leaves nothing behind on a shared computer.
  expect(await stored(page)).not.toContain(number);
  const moved = await mail(email, 3);
  expect(moved.text).toContain('10:30 AM');
  expect(calendarIn(moved)).toMatchObject({ uid: calendarIn(booked).uid, start: '20261123T103000' });
  expect(calendarIn(moved).sequence).toBeGreaterThan(calendarIn(booked).sequence);

  await press(page, confirmationTexts.actions.viewBookings);
  await card.getByText('Monday, November 23, 2026, 10:30 AM').waitFor();
  await press(page, appointmentTexts.changes.cancel);
  await press(page, appointmentTexts.cancel.confirm);
  await page.getByText(appointmentTexts.cancel.done, { exact: true }).waitFor();
  await card.getByText('Cancelled', { exact: true }).waitFor();
  const cancelled = await mail(email, 4);
  expect(calendarIn(cancelled)).toMatchObject({ uid: calendarIn(booked).uid, status: 'CANCELLED' });
  expect(calendarIn(cancelled).sequence).toBeGreaterThan(calendarIn(moved).sequence);
  expect(await site.system.appointmentsOf(email)).toMatchObject([{ status: 'cancelled', time: '10:30' }]);

  const token = await lookupToken(page);
  expect(await statusOf(token)).toBe(200);
  await page.keyboard.press('Home');
  await press(page, lookupTexts.banner.done);
  await page.getByText(lookupTexts.banner.forgotten).waitFor();
  expect(await card.count()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await statusOf(token)).toBe(401);
});
