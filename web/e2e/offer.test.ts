import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminToken } from '#infra/local/admin-token.ts';
import { rescheduleTexts } from '#web/features/booking/reschedule/reschedule-texts.ts';
import { appointmentTexts } from '#web/features/my-bookings/appointment/appointment-texts.ts';
import { confirmationTexts } from '#web/features/my-bookings/confirmation/confirmation-texts.ts';
import { faultsOf } from './accessibility-steps.ts';
import { bookElsewhere, tomorrow } from './admin-records.ts';
import { nthMail } from './mails.ts';
import { byKeyboard, byTouch, phone } from './person.ts';
import { openSite } from './site.ts';

const site = openSite();
const texts = rescheduleTexts.offer;

async function asManager(path: string, body: object): Promise<{ closure: { id: string } }> {
  const response = await fetch(site.system.origin + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await adminToken(site.system.origin)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  expect(response.status).toBeLessThan(300);
  return (await response.json()) as { closure: { id: string } };
}

/** Books a visit, closes its clinic, and returns what the email about it offers first: a time and its link. */
async function mailedOffer(clinic: string, booked = '9:30') {
  const { email } = await bookElsewhere(site.system, {
    location: { id: clinic },
    time: booked,
    date: tomorrow,
  });
  const { closure } = await asManager('/api/closures', {
    locationId: clinic,
    date: tomorrow,
    reason: 'Flood',
  });
  await nthMail(site.system.origin, email, 1);
  await asManager(`/api/closures/${closure.id}/notify`, {});
  const { text } = await nthMail(site.system.origin, email, 2);
  const [, label = '', link = '', id = '', date = '', time = ''] =
    text.match(/^(\w{3}, .+):\n(\S+&clinic=(\d+)&date=([\d-]+)&time=([\d:]+)\S+)$/m) ?? [];
  return { email, label, link, slot: { location: { id }, date, time } };
}

async function confirmed(page: Page, email: string, slot: Awaited<ReturnType<typeof mailedOffer>>['slot']) {
  await page.waitForURL(/#\/appointment-confirmation\//);
  await page.getByRole('main').getByText(rescheduleTexts.cancel).waitFor({ state: 'detached' });
  const { location, ...time } = slot;
  expect(await site.system.appointmentsOf(email)).toMatchObject([
    { ...time, location: { id: location.id }, status: 'confirmed' },
  ]);
}

test('the email’s link and one press take the new time, which the confirmation shows', async () => {
  const { email, label, link, slot } = await mailedOffer('1');
  expect(label).toMatch('Wed, Nov 25, 9:30 AM · Eastern / Flamingo');
  const page = await site.visit('/services', phone);
  await page.goto(link);
  const take = page.getByRole('button', { name: texts.take });
  await take.waitFor();
  await page.getByText(texts.others).waitFor();
  expect(page.url()).not.toContain('token');
  expect(await faultsOf(page, 'the offer', 'page')).toEqual([]);
  await byTouch(page).press(take);
  await confirmed(page, email, slot);
  await page.getByRole('main').getByText('Wednesday, November 25, 2026, 9:30 AM').waitFor();
});

test('a time that is gone shows the next three, by keyboard and in the dark, and one press takes one', async () => {
  const { email, link, slot } = await mailedOffer('2');
  const page = await site.visit('/services', { expectedErrors: [/409/] });
  await page.goto(link);
  await page.getByRole('button', { name: texts.take }).waitFor();
  await bookElsewhere(site.system, slot);
  const person = byKeyboard(page);
  await person.press(page.getByRole('button', { name: texts.take }));
  await page.getByRole('alert').getByText(rescheduleTexts.slotTaken).waitFor();
  const next = page.getByRole('list', { name: texts.next }).getByRole('button');
  await expect.poll(() => next.count()).toBe(3);
  expect(await faultsOf(page, 'the next times', 'page')).toEqual([]);
  await person.press(next.first());
  await confirmed(page, email, { ...slot, time: '10:45' });
  expect(person.effort.presses).toBe(2);
});

test('a time that was gone before shows the next three right away, and the heading says that the visit moved', async () => {
  const { email, link, slot } = await mailedOffer('4', '9:00');
  await bookElsewhere(site.system, slot);
  const page = await site.visit('/services', phone);
  await page.goto(link);
  await page.getByText(rescheduleTexts.gone).waitFor();
  await page.getByText(/but the clinic is closed then/).waitFor();
  const next = page.getByRole('list', { name: texts.next }).getByRole('button');
  await expect.poll(() => next.count()).toBe(3);
  expect(await faultsOf(page, 'the next times', 'page')).toEqual([]);
  await byTouch(page).press(next.first());
  await page.getByRole('heading', { level: 1, name: confirmationTexts.ticket.moved }).waitFor();
  expect(await site.system.appointmentsOf(email)).toMatchObject([{ status: 'confirmed', version: 2 }]);
});

test('the confirmation of a visit whose clinic has closed says so first, and leads to new times', async () => {
  const { link } = await mailedOffer('5');
  const page = await site.visit('/services', phone);
  const [number = '', token = ''] = link.match(/UC\w{12}|token=[\w.-]+/g) ?? [];
  await page.goto(`${link.replace(/#.*/, '')}#/appointment-confirmation/${number}?${token}`);
  await page.getByRole('heading', { level: 1, name: appointmentTexts.closed.title }).waitFor();
  expect(await faultsOf(page, 'the confirmation of a closed clinic', 'page')).toEqual([]);
  await byTouch(page).press(page.getByRole('link', { name: appointmentTexts.closed.newTimes }).first());
  await page.getByText(rescheduleTexts.current.closed).waitFor();
});

test('the visit can be canceled from the offer, after a question that leads back', async () => {
  const { email, link } = await mailedOffer('3');
  const page = await site.visit('/services', phone);
  await page.goto(link);
  const cancel = page.getByRole('link', { name: rescheduleTexts.cancel });
  const dialog = page.getByRole('dialog', { name: appointmentTexts.cancel.question });
  await cancel.click();
  await dialog.getByRole('button', { name: appointmentTexts.cancel.keep }).click();
  await page.getByRole('button', { name: texts.take }).waitFor();
  await cancel.click();
  await dialog.getByRole('button', { name: appointmentTexts.cancel.confirm }).click();
  await page.getByText(appointmentTexts.cancel.done).waitFor();
  expect(await site.system.appointmentsOf(email)).toMatchObject([{ status: 'cancelled' }]);
});
