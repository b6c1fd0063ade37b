import type { Page } from 'playwright-core';
import { testAccessibilityOf } from './accessibility-steps.ts';
import type { PageOptions } from './page.ts';
import {
  billPaid,
  fillPurchase,
  newEmail,
  openCheckout,
  payCart,
  sendBill,
  testCards,
} from './payment-steps.ts';
import { openSite } from './site.ts';

const site = openSite();

/** The cart's checkout, filled and sent with this card. */
async function buyTest(options: PageOptions, card: string): Promise<Page> {
  const page = await openCheckout(site, ['CBC'], options);
  await fillPurchase(page, newEmail());
  await payCart(page, card);
  return page;
}

testAccessibilityOf([
  [
    'bill pay with its messages',
    async (options) => {
      const page = await site.visit('/bill-pay', options);
      await page.getByLabel('Account Number').fill(testCards.good);
      await page.getByLabel('Amount').fill('0.10');
      await page.locator('#cardNumber input').fill('4242424242424241');
      await page.getByText(/This looks like a card number/).waitFor();
      await page.getByRole('alert').getByText('Your card number is invalid.').waitFor();
      return page;
    },
  ],
  [
    'a bill whose card was refused',
    async (options) => {
      const page = await sendBill(site, testCards.declined, options);
      await page.getByText('Your payment did not go through').waitFor();
      return page;
    },
  ],
  [
    'a paid bill',
    async (options) => {
      const page = await sendBill(site, testCards.good, options);
      await billPaid(page);
      return page;
    },
  ],
  [
    'the checkout with its messages',
    async (options) => {
      const page = await openCheckout(site, ['CBC'], options);
      await page.getByLabel('Phone Number').focus();
      await page.getByLabel('Email Address').focus();
      await page.getByText('Phone number is required.').waitFor();
      return page;
    },
  ],
  [
    'the checkout with a refused card',
    async (options) => {
      const page = await buyTest(options, testCards.declined);
      await page.getByText('Your payment did not go through').waitFor();
      return page;
    },
  ],
  [
    'the receipt of bought tests',
    async (options) => {
      const page = await buyTest(options, testCards.good);
      await page.getByText('Payment successful').waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      return page;
    },
  ],
]);
