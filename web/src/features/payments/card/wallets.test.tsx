// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  alertText,
  bill,
  openBill,
  paid,
  pay,
  readyToPay,
} from '#web/features/payments/bill-pay/bill-pay.harness.tsx';
import { customer, inCart, openCheckout } from '#web/features/payments/checkout/checkout.harness.tsx';
import {
  field,
  fill,
  freshPayments,
  messages,
  press,
  typeCard,
} from '#web/features/payments/payments.harness.tsx';

const payments = freshPayments();
const pressWallet = () => press('provider wallet');
const group = async () => (await screen.findByText('Express checkout')).closest('div');

/** Opens the bill form on a device with a wallet. */
async function openWithWallet() {
  payments().hasWallet = true;
  await openBill();
  await waitFor(async () => expect((await group())?.className).not.toMatch(/absent/));
}

describe('a wallet', () => {
  it('has no place in the form of a device without one', async () => {
    await openBill();
    expect((await group())?.className).toMatch(/absent/);
  });

  it('offers Apple Pay and Google Pay only, for the amount that is typed', async () => {
    await openWithWallet();
    expect(payments().elementOptions.get('expressCheckout')).toMatchObject({
      paymentMethods: { amazonPay: 'never', klarna: 'never', link: 'never', paypal: 'never' },
    });
    await fill({ ...bill, Amount: '7' });
    await fill({ Amount: '8.25' });
    await pressWallet();
    await paid();
    expect(payments().charges()).toEqual([825]);
    expect(payments().confirmedWith).toEqual([{ wallet: 825 }]);
  });

  it('stays shut until the bill is complete, and shows what is missing', async () => {
    await openWithWallet();
    await fill({ ...bill, 'Account Number': ' ', Amount: '0.10' });
    await pressWallet();
    await waitFor(() => expect(payments().walletHeard).toEqual(['rejected']));
    expect(messages()).toEqual([
      'Error: Account number is required',
      'Error: Please enter a valid amount (minimum $0.50)',
    ]);
    expect(document.activeElement).toBe(field('Account Number'));
    expect(payments().sent).toEqual([]);
  });

  it('needs neither a card nor a ZIP code, and forgets the paid bill', async () => {
    await openWithWallet();
    await fill(bill);
    await pressWallet();
    await paid();
    expect(sessionStorage.getItem('billPayDraft')).toBeNull();
    expect(payments().walletHeard).toEqual([]);
  });

  it('that is declined says so like a card, with which the same payment goes on', async () => {
    payments().hasWallet = true;
    payments().nextConfirmations = [{ decline: 'Your card was declined.' }];
    await readyToPay();
    await pressWallet();
    expect(await alertText()).toContain('Your card was declined. Please check your card details');
    await pay();
    await paid();
    expect(payments().intents.size).toBe(1);
    expect(payments().charges()).toEqual([12050]);
  });

  it('hears of a payment that could not begin', async () => {
    payments().fault('create-payment-intent', 'lost');
    await openWithWallet();
    await fill(bill);
    await pressWallet();
    expect(await alertText()).toContain('Unable to connect to payment processor.');
    await waitFor(() => expect(payments().walletHeard).toEqual(['failed']));
    expect(payments().confirmedWith).toEqual([]);
  });

  it('hears why Stripe does not take it, before a payment begins', async () => {
    payments().submitError = { message: 'Your card is not supported.' };
    await openWithWallet();
    await fill(bill);
    await pressWallet();
    await waitFor(() => expect(payments().walletHeard).toEqual(['Your card is not supported.']));
    expect(payments().sent).toEqual([]);
  });

  it('hears of a payment that broke off', async () => {
    payments().submitError = new Error('IntegrationError');
    await openWithWallet();
    await fill(bill);
    await pressWallet();
    await waitFor(() => expect(payments().walletHeard).toEqual(['failed']));
  });

  it('whose own ZIP code the bank refuses says so above the form, not at the ZIP field', async () => {
    const decline = 'Your postal code failed the check.';
    payments().nextConfirmations = [{ decline, code: 'incorrect_zip' }];
    await openWithWallet();
    await fill(bill);
    await pressWallet();
    expect(await alertText()).toContain(decline);
    expect(field('Billing ZIP Code').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('charges once when its answer is lost', async () => {
    payments().nextConfirmations = ['lose-answer'];
    await openWithWallet();
    await fill(bill);
    await pressWallet();
    await paid();
    expect(payments().charges()).toEqual([12050]);
  });

  it('buys tests in the checkout, too, once the buyer is known', async () => {
    payments().hasWallet = true;
    await openCheckout();
    await typeCard('card');
    await pressWallet();
    await screen.findByText('First name is required.');
    expect(payments().sent).toEqual([]);
    await fill(customer);
    await pressWallet();
    await screen.findByText('Payment successful');
    expect(payments().charges()).toEqual([9500]);
    expect(payments().confirmedWith).toEqual([{ wallet: 9500 }]);
    expect(inCart()).toEqual(['T3']);
  });
});
