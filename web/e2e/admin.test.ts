import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { receiptTexts } from '#shared/payments/receipt-texts.ts';
import { closuresTexts, toldText } from '#web/features/admin/closures/closures-texts.ts';
import { appointmentsTexts } from '#web/features/admin/desk/appointments-texts.ts';
import { refundTexts } from '#web/features/admin/payments/refund/refund-dialog.tsx';
import { handledTexts, worklistTexts } from '#web/features/admin/payments/worklist/worklist.tsx';
import { receiptScreenTexts } from '#web/features/payments/receipt/receipt-card.tsx';
import { disputeElsewhere, failRefundElsewhere, freeTimes, payElsewhere, tomorrow } from './admin-records.ts';
import { manage, part, row, searchBox, showView, signIn, statusOf } from './admin-steps.ts';
import { expectCount } from './booking-steps.ts';
import { mailsTo } from './mails.ts';
import { billPaid, newEmail, openBill, payBill, testCards, typeSplitCard } from './payment-steps.ts';
import { openSite } from './site.ts';

const site = openSite();

/** Markup that a visitor typed, which must stay text everywhere. */
const hostile = '<img src=x onerror=alert(1)>';
const conflict = { expectedErrors: [/status of 409/] };

async function saved(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

const affected = bookingBody({ lastName: 'Okafor', insuranceProvider: hostile, time: '9:30' });

beforeAll(async () => {
  await site.system.book(affected);
  await site.system.book(
    bookingBody({ firstName: 'Maya', lastName: 'Torres', time: '10:45', phone: '(702) 555-0199' }),
  );
  await site.system.book(
    bookingBody({ firstName: 'Li', lastName: 'Chen', location: { id: '4' }, time: '9:00' }),
  );
});

test('a manager finds an appointment, completes it and takes that back; another who changes it then sees that first', async () => {
  const page = await manage(site, '?view=appointments');
  await row(page, 'Torres').waitFor();
  // Only the list's own search box is shown. The dashboard's bar hides its search box in this view.
  expect(await page.getByRole('searchbox').count()).toBe(1);
  await searchBox(page).fill('TORR');
  await expectCount(page.locator('tbody tr'), 1);
  // The search text stays out of the URL.
  expect(page.url()).not.toMatch(/torr/i);

  await statusOf(row(page, 'Torres')).selectOption('completed');
  await page.getByText(appointmentsTexts.changed('Maya Torres', 'Completed')).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => statusOf(row(page, 'Torres')).inputValue()).toBe('confirmed');

  const second = await site.newPage(conflict);
  await signIn(second, '/admin-bookings?view=appointments&clinic=1');
  await row(second, 'Torres').waitFor();
  await statusOf(row(page, 'Torres')).selectOption('completed');
  await page.getByText(appointmentsTexts.changed('Maya Torres', 'Completed')).waitFor();

  await statusOf(row(second, 'Torres')).selectOption('cancelled');
  await second.getByText('Someone else just changed this. It’s now Completed.').waitFor();
  await expect.poll(() => statusOf(row(second, 'Torres')).inputValue()).toBe('completed');
  await second.getByRole('button', { name: 'Keep as is' }).click();
});

test('a clinic closes for tomorrow: its times vanish, its patients are listed and told, and it reopens', async () => {
  const page = await manage(site);
  await part(page, 'Closures').click();
  const open = page.getByRole('button', { name: closuresTexts.form.title });
  await open.click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  // Back closes the dialog, and the view stays.
  await page.evaluate(() => window.history.back());
  await dialog.waitFor({ state: 'hidden' });
  await open.click();
  const { form } = closuresTexts;
  await dialog.getByLabel(clinicById('1').name, { exact: true }).check();
  await dialog.getByRole('button', { name: form.tomorrow }).click();
  await dialog.getByLabel(form.labels.reason, { exact: true }).fill('Holiday');
  await dialog.getByText(form.affected(1)).waitFor();
  await dialog.getByRole('button', { name: form.submit(1, 1) }).click();

  await page.getByText(toldText({ mailed: 1, unreached: 0 })).waitFor();
  await page.getByText(/\d waiting/).waitFor();
  expect((await freeTimes(site.system.origin, '1')).length).toBe(0);
  // After the mail about the booking, the patient gets a mail that offers another time.
  await expect
    .poll(async () => (await mailsTo(site.system.origin, affected.email)).at(-1)?.text)
    .toMatch(/#\/reschedule\//);

  await page
    .getByRole('button', { name: /^Reopen / })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Yes, reopen/ })
    .click();
  await expect.poll(async () => (await freeTimes(site.system.origin, '1')).length).toBe(4);
});

test('a manager makes a failed refund again and answers a dispute, from the work list alone', async () => {
  const failed = await payElsewhere(site.system, 'Maya Torres');
  const disputed = await payElsewhere(site.system, 'Ben Okafor');
  await failRefundElsewhere(site.system, failed);
  await disputeElsewhere(site.system, disputed);
  const page = await manage(site, '?view=worklist');
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const dialog = page.getByRole('dialog');

  await item(failed.name).getByRole('button', { name: worklistTexts.refundAgain }).click();
  await dialog.getByLabel(refundTexts.labels.reason).fill('Paid twice');
  await dialog.getByRole('button', { name: refundTexts.submit }).click();
  await dialog.getByRole('button', { name: refundTexts.send('$20.50') }).click();
  await page.getByText(refundTexts.refunded('$20.50', failed.name)).waitFor();
  await item(failed.name).waitFor({ state: 'detached' });
  expect(await site.system.paymentsOf(failed.email)).toMatchObject([{ amountRefunded: 20.5 }]);

  await item(disputed.name).getByRole('button', { name: worklistTexts.open }).click();
  await dialog.getByText('Dispute of $120.50').waitFor();
  await page.keyboard.press('Escape');
  await item(disputed.name).getByRole('button', { name: handledTexts.action }).click();
  await dialog.getByLabel(handledTexts.labels.note).fill('Sent the receipt to the bank');
  await dialog.getByRole('button', { name: handledTexts.submit }).click();
  await page.getByText(worklistTexts.none).waitFor();
});

test('markup in a description or an insurance is text on a receipt, on the file it is saved as, on the printed day, and in an export', async () => {
  const page = await openBill(site, newEmail());
  await page.getByLabel('Description').fill(hostile);
  await typeSplitCard(page, testCards.good);
  await payBill(page);
  await billPaid(page);
  const isText = async (sheet: Locator) => {
    await sheet.getByText(hostile).waitFor();
    expect(await sheet.locator('img:not([src="/favicon.svg"]), script, [onerror]').count()).toBe(0);
  };
  await isText(page.getByRole('region', { name: receiptTexts.title }));
  await page.emulateMedia({ media: 'print' });
  await isText(page.getByRole('region', { name: receiptTexts.title }));
  await page.emulateMedia({ media: 'screen' });
  const { text } = await saved(page, receiptScreenTexts.save);
  const kept = await page.context().newPage();
  await kept.setContent(text);
  await isText(kept.locator('body'));
  await kept.close();

  await manage(site, `?view=day&clinic=1&from=${tomorrow}`);
  await page.getByText('Okafor').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await isText(page.locator('[data-day-printout]'));

  await page.emulateMedia({ media: 'screen' });
  // Set the filters through the URL.
  await showView(page, '?view=appointments&clinic=1&from=2026-11-24&to=2026-11-24');
  await row(page, 'Okafor').waitFor();
  await expectCount(page.locator('tbody tr'), 2);
  expect(await page.locator('main img').count()).toBe(0);
  const json = await saved(page, 'Export JSON');
  expect(json.name).toBe('appointments-2026-11-23.json');
  const exported = JSON.parse(json.text) as { lastName: string }[];
  expect(exported.map(({ lastName }) => lastName).toSorted()).toEqual(['Okafor', 'Torres']);
  const csv = await saved(page, 'Export CSV');
  expect(csv.name).toBe('appointments-2026-11-23.csv');
  expect(csv.text).toContain(hostile);
});
