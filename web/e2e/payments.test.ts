import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { receipts } from '#infra/testing/records/receipts.ts';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { parsePrice } from '#shared/lab-tests/price.ts';
import { receiptTexts } from '#shared/payments/receipt-texts.ts';
import { bookingTexts } from '#web/features/booking/booking-screen.tsx';
import { receiptHtml } from '#web/features/payments/receipt/receipt-html.ts';
import { nthMail } from './mails.ts';
import {
  billPaid,
  fillBill,
  fillPurchase,
  newEmail,
  openBill,
  openCheckout,
  payBill,
  payCart,
  paymentErrors,
  testCards,
  typeSplitCard,
} from './payment-steps.ts';
import { pagesPrinted } from './screen-steps.ts';
import { openSite } from './site.ts';

const site = openSite();

/** A visitor at the checkout with CBC and HIV in the cart, and with all filled in but the card. */
async function atCheckout(email: string): Promise<Page> {
  const page = await openCheckout(site, ['CBC', 'HIV']);
  await fillPurchase(page, email);
  return page;
}

/** Expects exactly one payment, which succeeded. */
async function paidOnce(email: string, amount: number): Promise<void> {
  await expect
    .poll(async () =>
      (await site.system.paymentsOf(email)).map((payment) => [payment.status, payment.amount]),
    )
    .toEqual([['succeeded', amount]]);
}

/** Opens the link of a receipt's mail on another device. */
async function openMailed(text: string): Promise<Page> {
  const page = await site.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(text.match(/\S+#\/receipt\/\S+/)?.[0] ?? 'no link');
  await page.getByRole('heading', { name: receiptTexts.title }).waitFor();
  return page;
}

describe('buying lab tests', () => {
  test('charges the two tests, empties the cart and leaves the receipt', async () => {
    const email = newEmail();
    const page = await atCheckout(email);
    await page.getByRole('button', { name: 'Pay $95.00' }).waitFor();
    await payCart(page, testCards.good);
    await page.getByText('Payment successful').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const receipt = page.getByRole('region', { name: 'Your receipt' });
    await receipt.getByText('CBC').waitFor();
    expect(await receipt.getByText('$95.00').count()).toBe(2);
    await page.getByRole('link', { name: 'Cart', exact: true }).waitFor();
    expect(await page.getByText('Your cart is empty').count()).toBe(0);

    const downloading = page.waitForEvent('download');
    await receipt.getByRole('button', { name: 'Download Receipt' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^receipt-pi_\w+\.html$/);
    expect(await readFile(await download.path(), 'utf8')).toContain('Maya Torres');

    await paidOnce(email, 95);
    const [payment] = await site.system.paymentsOf(email);
    expect(payment?.items).toEqual([
      { title: 'CBC', price: '$30.00' },
      { title: 'HIV', price: '$65.00' },
    ]);
    const mail = await nthMail(site.system.origin, email, 1);
    expect(mail.text).toContain('CBC: $30.00');

    const other = await openMailed(mail.text);
    await other.getByText('Visa ending in 4242').waitFor();
    expect(await pagesPrinted(other)).toBe(1);
    await other.getByRole('link', { name: 'Choose a time' }).click();
    await other.getByRole('heading', { level: 1, name: bookingTexts.title }).waitFor();
  });

  test('prints the receipt of all 16 tests on one page', async () => {
    const lines = labTests.map(({ title, price }) => ({ name: title, amount: parsePrice(price) / 100 }));
    const refunds = [{ amount: 10, createdAt: '2026-11-25T18:00:00.000Z' }];
    const receipt = { ...receipts['lab-order'], lines, refunds };
    const page = await site.newPage();
    await page.route('**/api/payments/*/receipt', (route) => route.fulfill({ json: { receipt } }));
    await page.goto(`${site.system.origin}/#/receipt/${receipt.id}?token=any`);
    await page.getByText(lines[15]?.name ?? '', { exact: true }).waitFor();
    const file = await site.newPage();
    await file.setContent(receiptHtml(receipt));
    for (const margin of ['0', '0.4in', '0.5in']) {
      expect([margin, await pagesPrinted(page, margin), await pagesPrinted(file, margin)]).toEqual([
        margin,
        1,
        1,
      ]);
    }
  });

  test('goes on after a declined card and a failed 3-D Secure, which charge nothing, with what was typed', async () => {
    const email = newEmail();
    const page = await atCheckout(email);
    await payCart(page, testCards.declined);
    await page.getByText('Payment failed: Your card was declined.').waitFor();
    await page.getByRole('button', { name: 'Try Again' }).click();
    expect(await page.getByLabel('Email Address').inputValue()).toBe(email);

    await payCart(page, testCards.threeDSecure);
    const yes = page.getByRole('button', { name: 'Complete authentication' });
    await yes.waitFor();
    // A modal dialog would cover and block Stripe's real frame.
    expect(await page.locator('dialog[open]:modal', { hasText: 'Checkout' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Fail authentication' }).click();
    await page.getByText('Payment failed: Your bank couldn’t confirm it’s you.').waitFor();
    await page
      .getByRole('link', { name: 'Cart, 2 items', includeHidden: true })
      .waitFor({ state: 'attached' });
    expect((await site.system.paymentsOf(email)).map(({ status }) => status)).not.toContain('succeeded');

    await page.getByRole('button', { name: 'Try Again' }).click();
    await payCart(page, testCards.threeDSecure);
    await yes.click();
    await page.getByText('Payment successful').waitFor();
    await paidOnce(email, 95);
  });
});

describe('paying a bill', () => {
  test('keeps what was typed through a reload, but no card and no account number; charges to the cent; mails the receipt', async () => {
    const email = newEmail();
    const page = await openBill(site, email);
    await page.getByLabel('Amount').fill('10.10');
    await typeSplitCard(page, testCards.good);
    await page.reload();
    expect(await page.getByLabel('Email Address').inputValue()).toBe(email);
    expect(await page.getByLabel('Account Number').inputValue()).toBe('');
    expect(await page.locator('#cardNumber input').inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toMatch(
      /4242|SB-20417|89101/,
    );

    await page.getByLabel('Account Number').fill('SB-20417');
    await page.getByRole('region', { name: 'Payment summary' }).getByText('$10.10').first().waitFor();
    await typeSplitCard(page, testCards.good);
    await page.getByRole('img', { name: 'Visa' }).waitFor();
    await payBill(page);
    await billPaid(page);
    await page.getByText('SB-20417').waitFor();
    await paidOnce(email, 10.1);
    const mail = await nthMail(site.system.origin, email, 1);
    await page.getByRole('button', { name: 'Email Receipt' }).click();
    await page.getByText(`We emailed this receipt to ${email} at `).waitFor();

    const other = await openMailed(mail.text);
    await other.getByText('SB-20417').waitFor();
    expect(other.url()).not.toContain('token');
    expect(await pagesPrinted(other)).toBe(1);

    await page.getByRole('button', { name: 'Make Another Payment' }).click();
    expect(await page.getByLabel('Description').inputValue()).toBe('Medical Services Payment');
    expect(await page.getByLabel('Account Number').inputValue()).toBe('');
    expect(await page.locator('#cardNumber input').inputValue()).toBe('');
  });

  test('charges once when the reply to the confirmation is lost and the server is unreachable', async () => {
    const email = newEmail();
    const page = await openBill(site, email);
    await typeSplitCard(page, testCards.good);
    // Stripe charges the card, but this browser gets no further reply.
    await page.route('**/v1/payment_intents/*/confirm', async (route) => {
      await route.fetch();
      await page.context().setOffline(true);
      await route.abort('connectionreset');
    });
    await payBill(page);
    await page.getByText('We’re not sure your payment went through').waitFor();

    const confirmations: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/confirm')) confirmations.push(request.url());
    });
    await page.context().setOffline(false);
    await page.unroute('**/v1/payment_intents/*/confirm');
    // The page asks for the outcome by itself.
    await billPaid(page);
    await page.reload();
    // The page never stores the account number, so fill in the bill again.
    await fillBill(page, email);
    await typeSplitCard(page, testCards.good);
    await payBill(page);
    await billPaid(page);
    expect(confirmations).toEqual([]);
    await paidOnce(email, 120.5);
  });

  test('waits with the visitor for a bank that has not decided, through a reload too, and mails the receipt', async () => {
    const { origin } = site.system;
    const email = newEmail();
    const page = await openBill(site, email);
    await typeSplitCard(page, testCards.good);
    await page.request.post(`${origin}/local/stripe/slow`, { data: { next: 1 } });
    await payBill(page);
    const waiting = page.getByRole('status').getByText('We’re still waiting for your bank');
    await waiting.waitFor();
    await page.reload();
    await waiting.waitFor();
    expect(await page.getByRole('button', { name: 'Pay with Card' }).isVisible()).toBe(false);
    const [payment] = await site.system.paymentsOf(email);
    await page.request.post(`${origin}/local/stripe/settle`, { data: { paymentIntent: payment?.id } });
    await page.getByText('Your payment went through', { exact: true }).waitFor();
    await paidOnce(email, 120.5);
    await nthMail(origin, email, 1);
  });

  test('charges once when two tabs of one browser pay the same bill at the same time', async () => {
    const email = newEmail();
    const page = await openBill(site, email);
    await typeSplitCard(page, testCards.good);
    const other = await page.context().newPage();
    await other.goto('/#/bill-pay');
    await fillBill(other, email);
    await typeSplitCard(other, testCards.good);
    await Promise.all([payBill(page), payBill(other)]);
    await Promise.all([billPaid(page), billPaid(other)]);
    await paidOnce(email, 120.5);
  });
});

test('a card provider is not asked for before the visitor pays; when it does not load, that is reported and can be retried', async () => {
  const page = await site.newPage(paymentErrors);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/#/cart', { waitUntil: 'networkidle' });
  await page.getByText('Your cart is empty').waitFor();
  expect(asked.filter((path) => /stripe(?!-problem)|checkout-form|config\.json/.test(path))).toEqual([]);

  await page.route('**/local/stripe/stripe.js', (route) => route.abort(), { times: 1 });
  await page.goto('/#/bill-pay');
  await page.getByText('Failed to initialize payment system. Please refresh the page.').waitFor();
  expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(1);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.locator('#cardNumber input').waitFor();
});
