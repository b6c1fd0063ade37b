import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { billPayTexts } from '#web/features/payments/bill-pay/bill-pay-texts.ts';
import { paymentTexts } from '#web/features/payments/payment-texts.ts';
import { scrollsSideways } from './accessibility-steps.ts';
import {
  billPaid,
  fillBill,
  fillPurchase,
  newEmail,
  openCheckout,
  payBill,
  paymentErrors,
  testCards,
  typeSplitCard,
  wallet,
  walletSheet,
  zipField,
} from './payment-steps.ts';
import { byTouch, type Person, phone } from './person.ts';
import { openSite } from './site.ts';

// On a phone, paying from an open form takes at most four presses by card, and two by wallet. Typing doesn't count.

const site = openSite();
const { labels } = billPayTexts;
const payButton = (page: Page) => page.getByRole('button', { name: 'Pay with Card' });

async function atBill(): Promise<Person & { email: string }> {
  const page = await site.roam('/bill-pay', { ...phone, ...paymentErrors });
  await wallet(page).waitFor();
  return { ...byTouch(page), email: newEmail() };
}

async function paidOnce(email: string, amount = 120.5): Promise<void> {
  const paid = async () =>
    (await site.system.paymentsOf(email)).map((payment) => [payment.status, payment.amount]);
  await expect.poll(paid).toEqual([['succeeded', amount]]);
}

test('a wallet pays a bill in two presses', async () => {
  const { page, press, effort, email } = await atBill();
  await fillBill(page, email);
  await press(wallet(page));
  const { sheet, choose } = walletSheet(page);
  await sheet.getByText('$120.50').waitFor();
  await press(choose('good'));
  await billPaid(page);
  expect(effort.presses).toBeLessThanOrEqual(2);
  await paidOnce(email);
});

test('a card pays a bill in four presses at most, and asks for its ZIP code', async () => {
  const { page, press, fill, effort, email } = await atBill();
  await fillBill(page, email);
  await fill([page.locator('#cardNumber input'), testCards.good]);
  await fill([page.locator('#cardExpiry input'), '1234']);
  await fill([page.locator('#cardCvc input'), '123']);
  await page.getByText(`Still needed: ${paymentTexts.zip.label}.`).waitFor();
  expect(await payButton(page).isDisabled()).toBe(true);
  await fill([zipField(page), '89101']);
  await press(payButton(page));
  await billPaid(page);
  expect(effort.presses).toBeLessThanOrEqual(4);
  await paidOnce(email);
});

test('a wallet stays shut until the bill is complete; closed, it leaves the form as it was; declined, a card goes on', async () => {
  const { page, press, email } = await atBill();
  await press(wallet(page));
  await page.getByText('Account number is required').waitFor();
  const { sheet, choose } = walletSheet(page);
  expect(await sheet.count()).toBe(0);

  await fillBill(page, email);
  await press(wallet(page));
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await page.getByLabel(labels.accountNumber).inputValue()).toBe('SB-20417');
  expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
  expect(await site.system.paymentsOf(email)).toEqual([]);

  await press(wallet(page));
  await press(choose('declined'));
  await page.getByText('Your card was declined. Please check your card details').waitFor();
  expect(await scrollsSideways(page)).toBe(false);
  await typeSplitCard(page, testCards.good);
  await payBill(page);
  await billPaid(page);
  await paidOnce(email);
});

test('a ZIP code that the bank refuses is named at its field, and corrected there', async () => {
  const { page, email } = await atBill();
  await fillBill(page, email);
  await typeSplitCard(page, testCards.good);
  const error = { type: 'card_error', code: 'incorrect_zip', message: 'Your postal code is wrong.' };
  await page.route(
    '**/v1/payment_intents/*/confirm',
    (route) => route.fulfill({ status: 402, json: { error } }),
    {
      times: 1,
    },
  );
  await payBill(page);
  await page.getByText(paymentTexts.zip.refused).waitFor();
  await expect.poll(() => zipField(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await zipField(page).fill('89102');
  await payBill(page);
  await billPaid(page);
  await paidOnce(email);
});

test('a wallet buys tests in two presses', async () => {
  const email = newEmail();
  const page = await openCheckout(site, ['CBC'], { ...phone, ...paymentErrors });
  const { press, effort } = byTouch(page);
  await fillPurchase(page, email);
  await press(wallet(page));
  await press(walletSheet(page).choose('good'));
  await page.getByText('Payment successful').waitFor();
  expect(effort.presses).toBeLessThanOrEqual(2);
  await paidOnce(email, 30);
});
