import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminToken } from '#infra/local/admin-token.ts';
import { maxDescriptionLength, maxEstimateItems } from '#shared/estimates/estimate.ts';
import { faultsOf } from './accessibility-steps.ts';
import { tomorrow } from './admin-records.ts';
import {
  bookingDialog,
  confirmationNumber,
  confirmButton,
  fillForm,
  freeSlot,
  newPatient,
} from './booking-steps.ts';
import { nthMail } from './mails.ts';
import { byKeyboard } from './person.ts';
import { pagesPrinted } from './screen-steps.ts';
import { openSite } from './site.ts';

const site = openSite();

/** The fifth day on which clinics open after the system's first Monday: that Thursday and Friday are holidays. */
const fifthOpenDay = '2026-12-02';

/** Books a self-pay visit, from the list of times to the visit's page. */
async function bookSelfPay(page: Page, date: string, time: string) {
  const patient = newPatient();
  const { 'Insurance provider': _, 'Insurance number': __, ...typed } = patient;
  await freeSlot(page, { clinic: 'Eastern / Flamingo', time }, date).click();
  await bookingDialog(page).waitFor();
  await fillForm(page, typed);
  await bookingDialog(page).getByLabel('I don’t have insurance (self-pay)').check();
  await bookingDialog(page)
    .getByText(/^If your visit is at least 3 business days away/)
    .waitFor();
  await confirmButton(page).click();
  return { number: await confirmationNumber(page), email: patient['Email address'] };
}

/** Makes a visit's estimate as the desk does, with as many lines as it may have, and the widest letter in them. */
async function makeLongestEstimate(number: string): Promise<void> {
  const tests = Array.from({ length: maxEstimateItems - 1 }, () => ({
    description: 'W'.repeat(maxDescriptionLength),
    serviceCode: '80053',
    amount: 4500,
  }));
  const items = [
    { description: 'Office visit, new patient', serviceCode: '99203', amount: 17_500 },
    ...tests,
  ];
  const response = await fetch(`${site.system.origin}/api/admin/appointments/${number}/estimate`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await adminToken(site.system.origin)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ items }),
  });
  expect(response.status).toBe(202);
}

test('who books for the clinics’ fifth open day gets the estimate’s link, which prints on one page', async () => {
  const page = await site.visit(`/book-appointment?clinic=1&date=${fifthOpenDay}`);
  const { number, email } = await bookSelfPay(page, fifthOpenDay, '9:30');
  const main = page.getByRole('main');
  await main.getByText('We’ll email your cost estimate by Tuesday, November 24.').waitFor();
  expect(await main.getByRole('button', { name: 'Ask for a cost estimate' }).count()).toBe(0);
  await nthMail(site.system.origin, email, 1);
  await makeLongestEstimate(number);

  const mail = await nthMail(site.system.origin, email, 2);
  expect(mail.subject).toBe('Your cost estimate is ready');
  const other = await site.newPage({ width: 360, height: 740 });
  await other.goto(mail.text.match(/\S+#\/estimate\/\S+/)?.[0] ?? 'no link');
  const estimate = other.getByRole('region', { name: 'Good faith estimate' });
  for (const text of [
    'Maya Torres',
    'February 29, 1984',
    'Wednesday, December 2, 2026, 9:30 AM',
    '$1,030.00',
  ])
    await estimate.getByText(text, { exact: true }).waitFor();
  expect(other.url()).not.toContain('token');
  expect(await faultsOf(other, '/estimate', 'screen')).toEqual([]);
  expect(await pagesPrinted(other, '0.4in')).toBe(1);
  await other.reload();
  await estimate.getByText('Maya Torres').waitFor();

  await page.reload();
  await main.getByRole('link', { name: 'See your cost estimate' }).click();
  await main.getByText('Maya Torres').waitFor();
});

test('who books for tomorrow gets none, and asks for it with the keyboard', async () => {
  const page = await site.visit(`/book-appointment?clinic=1&date=${tomorrow}`, {
    expectedErrors: [/status of 404 .*\/estimate\)$/],
  });
  const { number } = await bookSelfPay(page, tomorrow, '9:30');
  const main = page.getByRole('main');
  const ask = main.getByRole('button', { name: 'Ask for a cost estimate' });
  await ask.waitFor();
  expect(await main.getByText(/We’ll email your cost estimate/).count()).toBe(0);

  await page.goto(`/#/estimate/${number}`);
  await page.getByRole('heading', { level: 1, name: 'No cost estimate yet' }).waitFor();
  await main.getByRole('link', { name: 'View my visit' }).click();
  await byKeyboard(page).press(ask);
  await main.getByText('We’ll email your cost estimate by Friday, November 27.').waitFor();
  await page.reload();
  await main.getByText('We’ll email your cost estimate by Friday, November 27.').waitFor();
});
