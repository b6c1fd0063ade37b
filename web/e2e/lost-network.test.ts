import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { required } from '#shared/required.ts';
import { bookingDialogTexts } from '#web/features/booking/dialog/booking-dialog-texts.ts';
import { fillBirthDate } from './birth-date-steps.ts';
import {
  bookingDialog,
  confirmationNumber,
  confirmButton,
  countBookings,
  fillForm,
  formValues,
  newPatient,
  openDialog,
  type Patient,
  type Slot,
  waitForTimes,
} from './booking-steps.ts';
import { openSite } from './site.ts';

const site = openSite();

const texts = bookingDialogTexts;
const offlineErrors = {
  expectedErrors: [/ERR_INTERNET_DISCONNECTED/, /ERR_CONNECTION_RESET/, /status of 404/],
};

/** Completes the form for a new patient, but doesn't submit it. */
async function fillAt(page: Page, slot: Slot): Promise<Patient> {
  const patient = newPatient();
  await openDialog(page, slot);
  await fillForm(page, patient);
  return patient;
}

async function patientAtConfirm(slot: Slot): Promise<{ page: Page; patient: Patient }> {
  const page = await site.roam('/book-appointment', offlineErrors);
  return { page, patient: await fillAt(page, slot) };
}

/** Lets the server handle the next booking, or the one after it if `after` is 1, but loses its reply. */
async function loseNextReply(page: Page, after = 0): Promise<{ number: string | undefined }> {
  const handled: { number: string | undefined } = { number: undefined };
  let seen = 0;
  await page.route(
    '**/api/appointments',
    async (route) => {
      seen += 1;
      if (seen <= after) return route.continue();
      const reply = await route.fetch();
      expect(reply.status()).toBe(201);
      handled.number = (await reply.json()).appointment.confirmationNumber;
      await route.abort('connectionreset');
    },
    { times: 1 + after },
  );
  return handled;
}

async function toldOfNoAnswer(page: Page): Promise<void> {
  const alert = bookingDialog(page).getByRole('alert');
  await alert.getByText(texts.unknown['no-answer'].title).waitFor();
  await alert.getByText(texts.unknown.safe).waitFor();
  expect(await bookingDialog(page).evaluate((dialog) => dialog.scrollTop)).toBe(0);
}

async function bookedOnce(patient: Patient, number: string): Promise<void> {
  expect(await site.system.appointmentsOf(patient['Email address'])).toMatchObject([
    { confirmationNumber: number, status: 'confirmed' },
  ]);
}

const tryAgain = (page: Page) => bookingDialog(page).getByRole('button', { name: texts.actions.tryAgain });

test('without network the patient sees an error and keeps everything; sent again, it books once', async () => {
  const { page, patient } = await patientAtConfirm({ clinic: 'Eastern / Flamingo', time: '9:30' });
  const bookings = countBookings(page);
  await page.context().setOffline(true);
  await confirmButton(page).click();
  await toldOfNoAnswer(page);
  expect(await formValues(page)).toEqual(patient);
  expect(await site.system.appointmentsOf(patient['Email address'])).toEqual([]);

  // Still offline: retrying changes nothing.
  await tryAgain(page).click();
  await expect.poll(() => bookings.sent).toBe(2);
  await toldOfNoAnswer(page);
  expect(await formValues(page)).toEqual(patient);

  await page.context().setOffline(false);
  await tryAgain(page).click();
  await bookedOnce(patient, await confirmationNumber(page));
  expect(bookings.sent).toBe(3);
});

test('after a lost reply, sending again shows that same booking, and after a reload it opens by itself', async () => {
  const { page, patient } = await patientAtConfirm({ clinic: 'Eastern / Flamingo', time: '10:45' });
  const first = await loseNextReply(page);
  await confirmButton(page).click();
  await toldOfNoAnswer(page);
  expect(await formValues(page)).toEqual(patient);
  await tryAgain(page).click();
  const sentAgain = await confirmationNumber(page);
  expect(sentAgain).toBe(first.number);
  await bookedOnce(patient, sentAgain);

  await page
    .getByRole('main')
    .getByRole('link', { name: /book another/i })
    .click();
  const another = await fillAt(page, { clinic: 'Eastern / Flamingo', time: '11:30' });
  const second = await loseNextReply(page);
  await confirmButton(page).click();
  await toldOfNoAnswer(page);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).toContain(second.number);
  for (const typed of Object.values(another)) expect(kept).not.toContain(typed);
  await page.reload();
  const reloaded = await confirmationNumber(page);
  expect(reloaded).toBe(second.number);
  await bookedOnce(another, reloaded);
  await page.goBack();
  await page.waitForURL(/#\/book-appointment\?clinic=1&date=[-\d]+$/);
  await waitForTimes(page);
  expect(await page.getByText(/is no longer available/).count()).toBe(0);
});

test('a booking that never arrived is closed after a reload, so that it cannot arrive after starting over', async () => {
  const slot: Slot = { clinic: 'Eastern / Flamingo', time: '1:45' };
  const { page, patient } = await patientAtConfirm(slot);
  const request = page.waitForRequest((sent) => sent.method() === 'POST');
  await page.context().setOffline(true);
  await confirmButton(page).click();
  await toldOfNoAnswer(page);
  await page.context().setOffline(false);

  await page.reload();
  await page.getByText(texts.unfinished.notBooked).waitFor();
  expect(await page.getByText(texts.unfinished.title).count()).toBe(0);
  const late = await fetch(`${site.system.origin}/api/appointments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: (await request).postData() ?? '',
  });
  expect(late.status).toBe(409);

  await openDialog(page, slot);
  await fillForm(page, patient);
  await confirmButton(page).click();
  await bookedOnce(patient, await confirmationNumber(page));
});

test('of two visits, a lost reply to the second and a reload lose neither, and book neither twice', async () => {
  const { page, patient } = await patientAtConfirm({ clinic: 'Craig / Ferrell', time: '9:30' });
  const dialog = bookingDialog(page);
  await dialog.getByRole('button', { name: /^Add a second patient/ }).click();
  await dialog.getByLabel('Second patient’s first name').fill('Ben');
  await dialog.getByLabel('Second patient’s last name').fill('Torres');
  await fillBirthDate(dialog, '2019-04-12', /^Second patient/);
  const second = await loseNextReply(page, 1);
  await confirmButton(page).click();
  await toldOfNoAnswer(page);
  await dialog.getByText(texts.firstBooked.title('Maya')).waitFor();
  const { promise: timesSeen, resolve: letOutcomePass } = Promise.withResolvers<void>();
  await page.route('**/outcome', async (route) => {
    await timesSeen;
    await route.continue();
  });
  await page.reload();
  await page.getByText(texts.unfinished.title).waitFor();
  await waitForTimes(page);
  // The first patient has the first time, so the screen must not say that someone else has it.
  expect(await page.getByText(/is no longer available/).count()).toBe(0);
  letOutcomePass();
  const first = await confirmationNumber(page);
  expect(first).not.toBe(second.number);
  await page.getByRole('main').getByRole('link', { name: 'See Ben’s visit' }).click();
  await page.waitForURL(({ hash }) => hash.includes(required(second.number, 'the second number')));
  expect(await confirmationNumber(page)).toBe(second.number);
  const booked = await site.system.appointmentsOf(patient['Email address']);
  expect(booked.map(({ confirmationNumber }) => confirmationNumber).toSorted()).toEqual(
    [first, second.number].toSorted(),
  );
});
