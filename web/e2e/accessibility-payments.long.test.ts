import { expect, test } from 'vitest';
import { faultsOf } from './accessibility-steps.ts';
import {
  billPaid,
  fillBill,
  fillPurchase,
  newEmail,
  openCheckout,
  payBill,
  payCart,
  paymentErrors,
  testCards,
  typeSplitCard,
} from './payment-steps.ts';
import { openSite } from './site.ts';

const site = openSite();
const refused = /Your card was declined\./;

test('no step of paying a bill has a fault that axe knows, or scrolls sideways', async () => {
  const page = await site.roam('/bill-pay', paymentErrors);
  await page.getByLabel('Account Number').fill(testCards.good);
  await page.getByLabel('Amount').fill('0.10');
  await page.locator('#cardNumber input').fill('4242424242424241');
  await page.getByText(/This looks like a card number/).waitFor();
  await page.getByRole('alert').getByText('Your card number is invalid.').waitFor();
  const faults = await faultsOf(page, 'bill with messages');

  const email = newEmail();
  await fillBill(page, email);
  await typeSplitCard(page, testCards.declined);
  await payBill(page);
  await page.getByText(refused).waitFor();
  faults.push(...(await faultsOf(page, 'bill refused')));

  await page.request.post('/local/stripe/slow', { data: { next: 1 } });
  await typeSplitCard(page, testCards.good);
  await payBill(page);
  await page.getByText('We’re still waiting for your bank').waitFor();
  faults.push(...(await faultsOf(page, 'bill waiting for the bank')));

  const [payment] = await site.system.paymentsOf(email);
  await page.request.post('/local/stripe/settle', { data: { paymentIntent: payment?.id } });
  await billPaid(page);
  faults.push(...(await faultsOf(page, 'bill paid')));
  expect(faults).toEqual([]);
});

test('no step of buying tests has a fault that axe knows, or scrolls sideways', async () => {
  const page = await openCheckout(site, ['CBC']);
  await page.getByLabel('Phone Number').focus();
  await page.getByLabel('Email Address').focus();
  await page.getByText('Phone number is required.').waitFor();
  const faults = await faultsOf(page, 'checkout with messages');

  await fillPurchase(page, newEmail());
  await payCart(page, testCards.declined);
  await page.getByText(refused).waitFor();
  faults.push(...(await faultsOf(page, 'checkout refused')));

  await page.getByRole('button', { name: 'Try Again' }).click();
  await payCart(page, testCards.good);
  await page.getByText('Payment successful').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  faults.push(...(await faultsOf(page, 'receipt')));
  expect(faults).toEqual([]);
});
