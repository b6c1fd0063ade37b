// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, fill, freshPayments, user } from '#web/features/payments/payments.harness.tsx';
import { alertText, noticeText, openBill, paid, pay, readyToPay, typeCards } from './bill-pay.harness.tsx';

const payments = freshPayments();

/** The card is charged, but the answers of Stripe and of our server are both lost. */
async function payUnanswered() {
  payments().nextConfirmations = ['lose-answer'];
  payments().fault('confirm-payment', 'lost');
  const shown = await readyToPay();
  await pay();
  expect(await noticeText('We do not know yet how your payment ended')).toContain(
    'you are never charged twice',
  );
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
    screen.getByText(/Nothing was charged again/);
    expect(payments().charges()).toEqual([12050]);
    expect(payments().confirmedWith).toHaveLength(1);
  });

  it('resolves an unanswered payment before it charges another amount', async () => {
    await payUnanswered();
    await fill({ Amount: '99' });
    await pay();
    await screen.findByText(/Your earlier payment went through after all \(transaction pi_1\)/);
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
    await typeCards();
    await pay();
    await paid();
    screen.getByText(/Nothing was charged again/);
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
