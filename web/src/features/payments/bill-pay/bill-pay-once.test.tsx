// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backOnline, button, fill, freshPayments, user } from '#web/features/payments/payments.harness.tsx';
import { problem } from '#web/lib/api/server.harness.ts';
import { writeStored } from '#web/lib/storage/storage.ts';
import {
  alertText,
  bill,
  noticeText,
  openBill,
  paid,
  pay,
  readyToPay,
  typeCards,
} from './bill-pay.harness.tsx';

const payments = freshPayments();

/** The card is charged, but the answers of Stripe and of our server are both lost. */
async function payUnanswered() {
  payments().nextConfirmations = ['lose-answer'];
  payments().fault('confirm-payment', 'lost');
  const shown = await readyToPay();
  await pay();
  expect(await noticeText('We’re not sure your payment went through')).toContain('Don’t pay again.');
  expect(screen.queryByRole('button', { name: 'Pay with Card' })).toBeNull();
  return shown;
}

describe('a payment with an unknown result, or made twice', () => {
  it('says that the connection was lost, and repeats exactly the same request', async () => {
    payments().fault('create-payment-intent', 'lost');
    await readyToPay();
    await pay();
    expect(await alertText()).toContain(
      'Unable to connect to payment processor. Please check your internet connection and try again.',
    );
    await pay();
    await paid();
    const [first, second] = payments().bodiesOf('create-payment-intent');
    expect(second).toEqual(first);
    expect(payments().charges()).toEqual([12050]);
  });

  it('asks the server for the result when the answer to the confirmation is lost', async () => {
    payments().nextConfirmations = ['lose-answer'];
    await readyToPay();
    await pay();
    await paid();
    expect(payments().charges()).toEqual([12050]);
    expect(payments().confirmedWith).toHaveLength(1);
  });

  it('asks before confirming again when the server could not be asked, even after a reload', async () => {
    const { unmount } = await payUnanswered();
    unmount();

    await openBill();
    await typeCards();
    await pay();
    await paid();
    screen.getByText(/You weren’t charged again/);
    expect(payments().charges()).toEqual([12050]);
    expect(payments().confirmedWith).toHaveLength(1);
  });

  it('looks again by itself when the server could not be asked', async () => {
    await payUnanswered();
    await backOnline();
    await paid();
    expect(payments().charges()).toEqual([12050]);
    expect(payments().confirmedWith).toHaveLength(1);
  });

  it('resolves an unanswered payment before it charges another amount', async () => {
    const { unmount } = await payUnanswered();
    unmount();
    payments().fault('confirm-payment', 'lost');
    await openBill();
    // Wait for the notice before typing, because the page may check again meanwhile.
    await screen.findByText('We’re not sure your payment went through');
    await fill({ ...bill, Amount: '99' });
    await typeCards();
    await backOnline();
    await screen.findByText('Your receipt is on its way to your inbox.');
    expect(payments().charges()).toEqual([12050]);
    await pay();
    await paid();
    expect(payments().charges()).toEqual([12050, 9900]);
  });

  it('resolves an unanswered payment of another tab before it charges another amount', async () => {
    await readyToPay({ Amount: '99' });
    const other = { key: crypto.randomUUID(), digest: 'of another', startedAt: new Date().toISOString() };
    const body = JSON.stringify({ idempotencyKey: other.key, amount: 12050 });
    await payments().answer('/api/payments/create-payment-intent', { body });
    const intent = payments().intents.get(other.key);
    Object.assign(intent ?? {}, { status: 'succeeded', charges: 1 });
    writeStored('paymentAttempt bill-pay', { ...other, paymentIntentId: 'pi_1', unsettled: true });
    await pay();
    await screen.findByText(/Your earlier payment went through after all, .+ Transaction ID: pi_1\./);
    expect(payments().charges()).toEqual([12050]);
    await pay();
    await paid();
    expect(payments().charges()).toEqual([12050, 9900]);
  });

  it('charges once when two tabs pay the same bill', async () => {
    const first = await readyToPay();
    const draft = sessionStorage.getItem('billPayDraft') ?? '';
    await pay();
    await paid();
    first.unmount();
    // The other tab shares localStorage and has a form of its own.
    sessionStorage.setItem('billPayDraft', draft);
    await openBill();
    await fill({ 'Account Number': bill['Account Number'] });
    await typeCards();
    await pay();
    await paid();
    screen.getByText(/You weren’t charged again/);
    expect(payments().charges()).toEqual([12050]);
  });

  it('charges once for two clicks', async () => {
    await readyToPay();
    const payButton = button('Pay with Card');
    await Promise.all([user.click(payButton), user.click(payButton)]);
    await paid();
    expect(payments().charges()).toEqual([12050]);
    expect(payments().confirmedWith).toHaveLength(1);
  });
});

describe('a payment that has ended, an hour after it began', () => {
  it('is begun again by itself, with what was typed', async () => {
    payments().nextConfirmations = [{ decline: 'Your card was declined.' }];
    await readyToPay();
    await pay();
    await alertText();
    payments().passAnHour();
    await pay();
    await paid();
    expect([...payments().intents.values()].map(({ status }) => status)).toEqual(['cancelled', 'succeeded']);
    const [first, ...later] = payments().bodiesOf('create-payment-intent');
    for (const { metadata, amount } of later) {
      expect({ amount, ...metadata, timestamp: '' }).toEqual({
        amount: first.amount,
        ...first.metadata,
        timestamp: '',
      });
    }
    expect(payments().charges()).toEqual([12050]);
  });

  it('is begun again by itself when it ends while the bank asks', async () => {
    payments().nextConfirmations = ['end'];
    await readyToPay();
    await pay();
    await paid();
    expect(payments().charges()).toEqual([12050]);
    expect(payments().intents.size).toBe(2);
  });

  it('leaves the form usable when the new one ends as well', async () => {
    payments().nextConfirmations = ['end', 'end'];
    await readyToPay();
    await pay();
    expect(await alertText()).not.toContain('PaymentIntent');
    expect(payments().intents.size).toBe(2);
    await pay();
    await paid();
    expect(payments().charges()).toEqual([12050]);
  });

  it('says kindly that too many payments are unfinished', async () => {
    const detail = 'Some payments started on your network aren’t finished yet. Please call us.';
    payments().fault('create-payment-intent', problem(429, 'too-many', { detail }));
    await readyToPay();
    await pay();
    expect(await alertText()).toContain(detail);
    await pay();
    await paid();
  });
});
