import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { slotsOn } from '#infra/testing/records/bookings.ts';
import { closuresTexts } from '#web/features/admin/closures/closures-texts.ts';
import { appointmentsTexts } from '#web/features/admin/desk/appointments-texts.ts';
import { failureTexts } from '#web/features/admin/failure/failure.ts';
import { refundTexts as refund } from '#web/features/admin/payments/refund/refund-dialog.tsx';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { uiTexts } from '#web/ui/texts.ts';
import { bookElsewhere, clinicName, freeTimes, managerApi, payElsewhere, tomorrow } from './admin-records.ts';
import { manage, row, showView, statusOf } from './admin-steps.ts';
import { focusedText } from './booking-steps.ts';
import { mailsTo } from './mails.ts';
import { runClockUntilSeen } from './screen-steps.ts';
import { openSite } from './site.ts';

const site = openSite();

const { noAnswer } = failureTexts;
const { retry } = uiTexts;
const lostErrors = [/ERR_INTERNET_DISCONNECTED/, /ERR_CONNECTION_(RESET|REFUSED)/, /ERR_EMPTY_RESPONSE/];
const expectedErrors = [...lostErrors, /status of 404/];

const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();

/** Presses twice before the page can render the effect of the first press. */
const pressTwice = (within: Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });

/** The page whose clock the tests control. */
let clocked: Page | undefined;

async function openDashboard(query = '?view=appointments', size = { width: 1280, height: 800 }) {
  const page = await site.roam('/services', { expectedErrors });
  if (page !== clocked) await page.clock.install();
  clocked = page;
  const api = managerApi(page, site.system.origin);
  await manage(site, query, { expectedErrors });
  await page.setViewportSize(size);
  const offline = (isOffline: boolean) => page.context().setOffline(isOffline);
  return { page, api, offline, dialog: page.getByRole('dialog') };
}

/** Lets the server handle the next request with this method and path, but loses the reply. `lost` then resolves. */
async function loseNextReply(page: Page, method: string, path: RegExp): Promise<{ lost: Promise<void> }> {
  const { promise: lost, resolve } = Promise.withResolvers<void>();
  let isLost = false;
  await page.route(path, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    const reply = await route.fetch();
    await route.abort('connectionreset');
    resolve();
    expect(reply.ok()).toBe(true);
  });
  return { lost };
}

describe('without network', () => {
  test('a failed status change is reported and then made once, and a lost reply loses none; so are an export and a deletion', async () => {
    const { email, name } = await bookElsewhere(site.system, { lastName: 'Adeyemi' });
    const toDelete = [
      await bookElsewhere(site.system, { lastName: 'Castillo', time: '10:45' }),
      await bookElsewhere(site.system, { lastName: 'Dubois', time: '11:30' }),
    ];
    const { page, api, offline, dialog } = await openDashboard();
    const status = statusOf(row(page, email));
    const alert = row(page, email).getByRole('alert').getByText(noAnswer);
    await status.waitFor();
    await offline(true);
    await status.selectOption('completed');
    await alert.waitFor();
    expect(await status.inputValue()).toBe('confirmed');
    await press(row(page, email), 'Try again');
    await alert.waitFor();
    await offline(false);
    await press(row(page, email), 'Try again');
    await page.getByText(appointmentsTexts.changed(name, 'Completed'), { exact: true }).waitFor();
    expect(await site.system.appointmentsOf(email)).toMatchObject([{ status: 'completed', version: 2 }]);

    await loseNextReply(page, 'PUT', /\/api\/appointments\/[^/]+\/status$/);
    await status.selectOption('confirmed');
    await page.getByText(appointmentsTexts.changed(name, 'Confirmed'), { exact: true }).waitFor();
    expect(await status.inputValue()).toBe('confirmed');
    expect(await site.system.appointmentsOf(email)).toMatchObject([{ status: 'confirmed', version: 3 }]);

    await offline(true);
    await press(page, 'Export JSON');
    await page.getByText(`Nothing was exported. ${noAnswer}`).waitFor();
    await offline(false);
    await page.route(/\/api\/appointments\?.*limit=200/, (route) => route.abort('connectionreset'), {
      times: 1,
    });
    await press(page, retry);
    await page.getByText(`Nothing was exported. ${noAnswer}`).waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, retry)]);
    const saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as object[];
    await page.getByText(`Saved ${saved.length} records to appointments-2026-11-23.json.`).waitFor();
    expect(saved.length).toBeGreaterThan(1);

    for (const [index, booked] of toDelete.entries()) {
      await press(page, appointmentsTexts.delete.label(booked.name));
      if (index === 0) await offline(true);
      else await loseNextReply(page, 'DELETE', /\/api\/appointments\//);
      await press(dialog, recordsTexts.delete);
      await dialog.getByText(noAnswer).waitFor();
      await dialog.getByText(booked.name).waitFor();
      await offline(false);
      await pressTwice(dialog, retry);
      await dialog.waitFor({ state: 'hidden' });
      await row(page, booked.email).waitFor({ state: 'hidden' });
      expect(await site.system.appointmentsOf(booked.email)).toEqual([]);
      expect(await api.timesDone('appointment.delete', booked.confirmationNumber)).toBe(1);
    }
  });

  test('a refund with a lost reply is shown as unknown, can be sent again, and moves money once', async () => {
    const payment = await payElsewhere(site.system, 'Femi Adeyemi');
    const { page, api, offline, dialog } = await openDashboard('?view=payments', { width: 360, height: 740 });
    const refunds = () => api.timesDone('payment.refund', payment.id);
    await press(page, refund.actionOf(payment.name));
    await dialog.getByRole('radio', { name: 'Partial refund' }).check();
    await dialog.getByLabel(refund.labels.amount).fill('20.50');
    await dialog.getByLabel(refund.labels.reason).fill('Billed twice');
    // On a phone, the button of the second step appears where the second click lands, which must not send the refund.
    await dialog.getByRole('button', { name: refund.submit }).dblclick();
    await dialog.getByText('Reason: Billed twice').waitFor();
    await offline(true);
    await press(dialog, refund.send('$20.50'));
    await dialog.getByText(refund.unknown).waitFor();
    expect(await refunds()).toBe(0);

    await offline(false);
    const refundReply = await loseNextReply(page, 'POST', /\/refund$/);
    await press(dialog, refund.submit);
    await pressTwice(dialog, refund.send('$20.50'));
    // Wait for the lost reply first: until then, the dialog may still show the message from the first try.
    await refundReply.lost;
    await dialog.getByText(refund.unknown).waitFor();
    expect(await refunds()).toBe(1);
    await press(dialog, refund.submit);
    await press(dialog, refund.send('$20.50'));
    await page.getByText(refund.refunded('$20.50', payment.name)).waitFor();
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    expect(await refunds()).toBe(1);
    expect(await site.system.paymentsOf(payment.email)).toMatchObject([{ amountRefunded: 20.5 }]);
  });

  test('a closure with a lost reply is shown as unknown, closes once, and mails its patients once', async () => {
    const appointment = await bookElsewhere(site.system, { location: { id: '4' }, time: '9:00' });
    const { page, api, offline, dialog } = await openDashboard('', { width: 390, height: 640 });
    // Open the form from an open dashboard, so that the focus returns to the page's heading when the dialog closes.
    await showView(page, `?view=closures&clinic=4&from=${tomorrow}`);
    const { form } = closuresTexts;
    const close = form.submit(1, 1);
    const { unknown } = form.progress([], ['4']);
    await page.getByLabel(form.labels.reason, { exact: true }).fill('Holiday');
    await dialog.getByText(form.affected(1)).waitFor();
    await page.getByLabel(form.labels.reason, { exact: true }).evaluate((field) => field.scrollIntoView());
    await offline(true);
    await press(dialog, close);
    // The message is above the fields. Since these were scrolled, the dialog has to scroll back to show the message.
    const failure = dialog.getByText(unknown);
    await failure.waitFor();
    const title = await dialog.getByRole('heading', { name: form.title }).boundingBox();
    expect((await failure.boundingBox())?.y).toBeGreaterThan(title?.y ?? Infinity);
    await offline(false);
    expect(await api.closuresOf('4')).toEqual([]);
    const closureReply = await loseNextReply(page, 'POST', /\/api\/closures$/);
    await press(dialog, close);
    await closureReply.lost;
    await dialog.getByText(unknown).waitFor();
    await loseNextReply(page, 'POST', /\/notify$/);
    await pressTwice(dialog, close);
    await dialog.getByText(form.progress(['4'], []).unknown).waitFor();
    expect(await api.closuresOf('4')).toMatchObject([{ date: tomorrow, reason: 'Holiday' }]);
    expect(await api.timesDone('closure.create', `${tomorrow}_4`)).toBe(1);
    expect(await freeTimes(site.system.origin, '4')).toEqual([]);
    await pressTwice(dialog, close);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await focusedText(page)).toBe(form.title);
    const told = async () =>
      (await mailsTo(site.system.origin, appointment.email)).filter(({ subject }) =>
        subject.startsWith('Please reschedule your visit'),
      );
    await expect.poll(async () => (await told()).length).toBe(1);
  });
});

test('an appointment booked elsewhere appears by itself, and moves neither the place, nor the focus, nor a drawer', async () => {
  const slots = slotsOn('2026-12-04').map(({ locationId, ...slot }) => ({
    ...slot,
    location: { id: locationId },
  }));
  const book = (lastName: string) => bookElsewhere(site.system, { ...slots.pop(), lastName });
  for (let index = 0; index < 8; index += 1) await book('Filler');
  const { page, dialog } = await openDashboard('?view=appointments&from=2026-12-04', {
    width: 360,
    height: 740,
  });
  const held = page.locator('[data-row]').nth(3);
  await held.waitFor();
  const id = await held.getAttribute('data-row');
  const heldRow = page.locator(`[data-row="${id}"]`);
  await statusOf(heldRow).focus();
  const place = async () => Math.round((await heldRow.boundingBox())?.y ?? -1);
  // While the list loads, its own scrolling can move the focused row out of sight.
  await expect
    .poll(async () => {
      await heldRow.scrollIntoViewIfNeeded();
      return place();
    })
    .toBeGreaterThan(0);
  const before = await place();

  const first = await book('Farouk');
  await page.clock.runFor(31_000);
  await row(page, first.email).waitFor();
  await expect.poll(place).toBe(before);
  expect(await focusedText(page)).toBe('Status for Dana Filler');

  await press(heldRow, recordsTexts.detailsOf('Dana Filler'));
  await dialog.waitFor();
  const second = await book('Gruber');
  await page.clock.runFor(31_000);
  await row(page, second.email).waitFor({ state: 'attached' });
  expect(await dialog.evaluate((drawer) => drawer.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await focusedText(page)).toBe(recordsTexts.detailsOf('Dana Filler'));
  await expect.poll(place).toBe(before);
});

// This test is the last one, because its failure leaves the system down.
test('when the server goes and comes back, the dashboard says so, keeps its place and goes on', async () => {
  const { email, name } = await bookElsewhere(site.system, { lastName: 'Eriksen', location: { id: '5' } });
  const { page } = await openDashboard('?view=appointments&clinic=5');
  await row(page, email).waitFor();
  // Wait until the code of the other views has loaded: a browser that failed to load a module never tries again.
  await page.waitForLoadState('networkidle');
  await site.system.kill9();
  // In this time, the dashboard refreshes and retries twice.
  await page.clock.runFor(31_000);
  await runClockUntilSeen(page, page.getByText(/couldn’t refresh/));
  await statusOf(row(page, email)).selectOption('completed');
  await row(page, email).getByText(noAnswer).waitFor();

  await site.system.restart();
  // Let the page's clock run by itself, so that a request gets as much time as it needs. Nothing below waits for long.
  await page.clock.resume();
  await press(row(page, email), 'Try again');
  await page.getByText(appointmentsTexts.changed(name, 'Completed'), { exact: true }).waitFor();
  await page.getByText(/couldn’t refresh/).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).hash).toBe('#/admin-bookings?view=appointments&clinic=5');
  await showView(page, `?view=day&clinic=5&from=${tomorrow}`);
  await page.getByRole('heading', { name: clinicName('5') }).waitFor();
  expect(await site.system.appointmentsOf(email)).toMatchObject([{ status: 'completed', version: 2 }]);
});
