// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backOnline, field, freshPayments } from '#web/features/payments/payments.harness.tsx';
import { json } from '#web/lib/api/server.harness.ts';
import { alertText, noticeText, openBill, paid, pay, readyToPay } from './bill-pay.harness.tsx';

const payments = freshPayments();
const waiting = () => noticeText('We’re still waiting for your bank');
const payButton = () => screen.queryByRole('button', { name: 'Pay with Card' });

async function payAtSlowBank() {
  payments().nextConfirmations = ['process'];
  const shown = await readyToPay();
  await pay();
  const text = await waiting();
  expect(text).toContain('Don’t pay again.');
  expect(text).toContain('we’ll email your receipt');
  return shown;
}

describe('a payment that the bank has not decided', () => {
  it('is no failure, can’t be made twice, and becomes the receipt by itself once the bank agrees', async () => {
    await payAtSlowBank();
    expect(screen.queryByText(/not successful|didn’t go through/)).toBeNull();
    expect(payButton()).toBeNull();
    payments().decide('succeeded');
    await backOnline();
    await screen.findByRole('heading', { name: 'Payment Successful!' });
    screen.getByText('SB-20417');
    expect(payments().charges()).toEqual([12050]);
    expect(sessionStorage.getItem('billPayDraft')).toBeNull();
  });

  it('is looked at again by itself', async () => {
    await payAtSlowBank();
    payments().decide('succeeded');
    await screen.findByRole('heading', { name: 'Payment Successful!' }, { timeout: 8_000 });
  });

  it('becomes the form as it was once the bank refuses, card and all', async () => {
    await payAtSlowBank();
    payments().decide('failed');
    await backOnline();
    await screen.findByText('Payment failed. Please try again.');
    expect(field('Account Number').value).toBe('SB-20417');
    await pay();
    await paid();
    expect(payments().charges()).toEqual([12050]);
    expect(payments().intents.size).toBe(1);
  });

  it('is the same after a reload, until the bank agrees', async () => {
    const { unmount } = await payAtSlowBank();
    unmount();
    await openBill();
    expect(await waiting()).toContain('Don’t pay again.');
    expect(payButton()).toBeNull();
    payments().decide('succeeded');
    await backOnline();
    expect(await screen.findByText('Your payment went through')).toBeTruthy();
    screen.getByText('Your receipt is on its way to your inbox.');
    expect(payButton()).not.toBeNull();
    expect(field('Email Address').value).toBe('maya@example.com');
    expect(payments().charges()).toEqual([12050]);
  });

  it('is the same after a reload, until the bank refuses', async () => {
    const { unmount } = await payAtSlowBank();
    unmount();
    await openBill();
    await waiting();
    payments().decide('failed');
    await backOnline();
    await screen.findByText('You weren’t charged. You can try again now.');
    expect(payButton()).not.toBeNull();
  });

  it('is waited for before anything else is charged, in another tab too', async () => {
    const other = await payAtSlowBank();
    const stored = { ...localStorage };
    other.unmount();
    localStorage.clear();
    await readyToPay({ Amount: '99' });
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    await pay();
    expect(await waiting()).toContain('Don’t pay again.');
    expect(payments().confirmedWith).toHaveLength(1);
  });
});

describe('a payment whose answer was lost', () => {
  const unsure = () => noticeText('We’re not sure your payment went through');

  it('is not called uncharged when our server’s answer makes no sense, and is looked at again', async () => {
    payments().nextConfirmations = ['lose-answer'];
    payments().fault('confirm-payment', json(200, {}), json(200, {}));
    await readyToPay();
    await pay();
    await unsure();
    await backOnline();
    await unsure();
    await backOnline();
    await paid();
    expect(payments().charges()).toEqual([12050]);
  });

  it('is looked at again when trying once more breaks off', async () => {
    const pending = json(200, { payment: { id: 'pi_1', status: 'pending' } });
    payments().nextConfirmations = ['lose-answer'];
    payments().fault('confirm-payment', 'lost', pending);
    await readyToPay();
    await pay();
    await unsure();
    await backOnline();
    await noticeText('Your payment isn’t finished');
    vi.spyOn(crypto.subtle, 'digest').mockRejectedValueOnce(new Error('OperationError'));
    await pay();
    await unsure();
    await backOnline();
    expect(await noticeText('You’ve already paid')).toContain('weren’t charged again');
    expect(payments().charges()).toEqual([12050]);
  });

  it('may still be finished in another tab after a reload, which it says', async () => {
    const pending = json(200, { payment: { id: 'pi_1', status: 'pending' } });
    payments().nextConfirmations = ['lose-answer'];
    payments().fault('confirm-payment', 'lost', 'lost', pending);
    const { unmount } = await readyToPay();
    await pay();
    await unsure();
    unmount();
    await openBill();
    await unsure();
    await backOnline();
    expect(await noticeText('Your payment isn’t finished')).toContain('finish it there');
    expect(screen.queryByText(/weren’t charged/)).toBeNull();
    expect(payButton()).not.toBeNull();
  });
});

describe('what Stripe says', () => {
  it('of a failed 3-D Secure is told in our own words', async () => {
    const error = {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message: 'The provided PaymentMethod has failed authentication.',
      payment_intent: { status: 'requires_payment_method' },
    };
    payments().nextConfirmations = [{ error }];
    await readyToPay();
    await pay();
    expect(await alertText()).toContain('Your bank couldn’t confirm it’s you.');
  });

  it('is shown when it is about the card', async () => {
    const error = { type: 'card_error', message: 'Your card has expired.' };
    payments().nextConfirmations = [{ error }];
    await readyToPay();
    await pay();
    expect(await alertText()).toContain('Your card has expired.');
  });

  it.each([
    'validation_error',
    'invalid_request_error',
    'api_error',
    'authentication_error',
    'idempotency_error',
  ])('is replaced by our own sentence when it is not: %s', async (type) => {
    const message = 'No such payment_intent: pi_1; a similar object exists in live mode';
    const error = { type, message, payment_intent: { status: 'requires_payment_method' } };
    payments().nextConfirmations = [{ error }];
    await readyToPay();
    await pay();
    const text = await alertText();
    expect(text).toContain('Payment failed. Please try again.');
    expect(text).not.toContain('pi_1');
  });
});
