import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { paymentTexts } from '#web/features/payments/payment-texts.ts';
import { fillBirthDate } from './birth-date-steps.ts';
import type { Site } from './site.ts';

/** Stripe's own test cards. */
export const testCards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  threeDSecure: '4000002500003155',
};

export function newEmail(): string {
  return `maya-${randomUUID().slice(0, 8)}@example.com`;
}

/**
 * The browser's own console errors for a declined card, a lost network, or a receipt that the screen asks for again
 * because our server has yet to hear from Stripe.
 */
export const paymentErrors = {
  expectedErrors: [
    /status of 40[02]/,
    /status of 409 .*\/receipt\)$/,
    /ERR_INTERNET_DISCONNECTED/,
    /ERR_CONNECTION_RESET/,
    /ERR_FAILED/,
  ],
};

export const zipField = (page: Page) => page.getByLabel(paymentTexts.zip.label);

export const wallet = (page: Page) => page.getByRole('button', { name: 'Pay with Test wallet' });

/** The wallet's sheet, and its buttons for paying. */
export const walletSheet = (page: Page) => {
  const sheet = page.getByRole('dialog', { name: 'Test wallet' });
  const choose = (card: 'good' | 'declined') =>
    sheet.getByRole('button', { name: `Pay with a ${card} card` });
  return { sheet, choose };
};

/** Types a card into the card field of the checkout. */
async function typeCard(page: Page, number: string): Promise<void> {
  const card = page.locator('#checkout-card');
  await card.locator('input[name=cardnumber]').fill(number);
  await card.locator('input[name=exp-date]').fill('1234');
  await card.locator('input[name=cvc]').fill('123');
  await zipField(page).fill('89101');
}

/** Types a card into the three fields of bill pay. */
export async function typeSplitCard(page: Page, number: string): Promise<void> {
  await page.locator('#cardNumber input').fill(number);
  await page.locator('#cardExpiry input').fill('1234');
  await page.locator('#cardCvc input').fill('123');
  await zipField(page).fill('89101');
}

export async function fillPurchase(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First Name').fill('Maya');
  await dialog.getByLabel('Last Name').fill('Torres');
  await fillBirthDate(dialog, '1984-02-29');
  await dialog.getByLabel('Phone Number').fill('(702) 555-0101');
  await dialog.getByLabel('Email Address').fill(email);
}

export async function fillBill(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full Name as on card').fill('Maya Torres');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Account Number').fill('SB-20417');
  await page.getByLabel('Amount').fill('120.50');
}

/** Opens bill pay on the page that the file's tests share (`roam`), and fills in all but the card. */
export async function openBill(site: Site, email: string): Promise<Page> {
  const page = await site.roam('/bill-pay', paymentErrors);
  await fillBill(page, email);
  return page;
}

export async function payBill(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay with Card' }).click();
}

export async function billPaid(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
}

/** Opens the checkout on the page that the file's tests share (`roam`), with these lab tests in the cart. */
export async function openCheckout(
  site: Site,
  titles: readonly string[],
  options: Parameters<Site['roam']>[1] = paymentErrors,
): Promise<Page> {
  const page = await site.roam('/shop-for-test', options);
  for (const title of titles) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await card.getByRole('button', { name: /Add to Cart/ }).click();
    if (title === titles.at(-1)) await page.getByRole('link', { name: 'Go to Cart' }).click();
    else await page.getByRole('button', { name: 'Continue Shopping' }).click();
  }
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.getByLabel('First Name').waitFor();
  return page;
}

/** Types a card into the checkout, which is otherwise filled in, and submits it. */
export async function payCart(page: Page, card: string): Promise<void> {
  await typeCard(page, card);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}
