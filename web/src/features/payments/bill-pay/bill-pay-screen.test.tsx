// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, fill, freshPayments, user } from '#web/features/payments/payments.harness.tsx';
import { problem } from '#web/lib/api/server.harness.ts';
import { alertText, paid, pay, readyToPay } from './bill-pay.harness.tsx';

const payments = freshPayments();

const receiptValue = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

describe('paying a bill', () => {
  it('charges the amount once and shows the receipt', async () => {
    await readyToPay();
    await pay();
    await paid();
    screen.getByText('You will receive a confirmation email shortly.');
    expect(payments().charges()).toEqual([12050]);
    await screen.findByText('Transaction ID');
    expect(receiptValue('Transaction ID')).toBe('pi_1');
    expect(receiptValue('Patient Name')).toBe('Maya Torres');
    expect(receiptValue('Account Number')).toBe('SB-20417');
    expect(receiptValue('Description')).toBe('Medical Services Payment');
    expect(receiptValue('Amount Paid')).toBe('$120.50');

    const [request] = payments().bodiesOf('create-payment-intent');
    expect(request).toMatchObject({
      amount: 12050,
      currency: 'usd',
      metadata: { source: 'bill-pay', patientName: 'Maya Torres', accountNumber: 'SB-20417' },
    });
    expect(payments().confirmedWith).toMatchObject([
      {
        payment_method: {
          card: { type: 'cardNumber' },
          billing_details: {
            name: 'Maya Torres',
            email: 'maya@example.com',
            address: { postal_code: '89101' },
          },
        },
      },
    ]);
    expect(payments().bodiesOf('confirm-payment')).toEqual([{ paymentIntentId: 'pi_1' }]);
    expect(sessionStorage.getItem('billPayDraft')).toBeNull();
  });

  it('for someone else shows the patient on the receipt, and gives the card’s own name to the bank', async () => {
    await readyToPay();
    await user.click(screen.getByRole('checkbox', { name: 'This bill is for someone else' }));
    screen.getByText('Still needed: Patient’s Name.');
    await fill({ 'Patient’s Name': 'Leo Torres' });
    await pay();
    await paid();
    await screen.findByText('Transaction ID');
    expect(receiptValue('Patient Name')).toBe('Leo Torres');
    const [request] = payments().bodiesOf('create-payment-intent');
    expect(request).toMatchObject({ metadata: { patientName: 'Leo Torres' } });
    expect(JSON.stringify(request)).not.toContain('otherPatient');
    expect(payments().confirmedWith).toMatchObject([
      { payment_method: { billing_details: { name: 'Maya Torres' } } },
    ]);
  });

  it('for oneself after all is about the name on the card', async () => {
    await readyToPay();
    const box = screen.getByRole('checkbox', { name: 'This bill is for someone else' });
    await user.click(box);
    await fill({ 'Patient’s Name': 'Leo Torres' });
    await user.click(box);
    await pay();
    await paid();
    const [request] = payments().bodiesOf('create-payment-intent');
    expect(request).toMatchObject({ metadata: { patientName: 'Maya Torres' } });
  });

  it('shows at the patient’s name what our server refuses about it', async () => {
    payments().fault(
      'create-payment-intent',
      problem(422, 'invalid', { fields: { 'metadata.patientName': 'No.' } }),
    );
    await readyToPay();
    await user.click(screen.getByRole('checkbox', { name: 'This bill is for someone else' }));
    await fill({ 'Patient’s Name': 'Leo Torres' });
    await pay();
    await screen.findByText('No.');
    expect(field('Patient’s Name').getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    [
      'Your card was declined.',
      'Your card was declined. Please check your card details or try a different payment method.',
    ],
    [
      'Your card has insufficient funds.',
      'Insufficient funds. Please check your account balance or try a different card.',
    ],
    ['Invalid card number', 'Invalid card number. Please check your card details and try again.'],
    ['Your card has expired.', 'Your card has expired.'],
    ['', 'Payment failed. Please try again.'],
  ])('says of "%s": %s', async (message, text) => {
    payments().nextConfirmations = [{ decline: message }];
    await readyToPay();
    await pay();
    expect(await alertText()).toContain(text);
    expect(field('Account Number').value).toBe('SB-20417');
    expect(payments().charges()).toEqual([]);
  });

  it('continues with the same intent after a decline', async () => {
    payments().nextConfirmations = [{ decline: 'Your card was declined.' }];
    await readyToPay();
    await pay();
    await alertText();
    await pay();
    await paid();
    expect(payments().intents.size).toBe(1);
    expect(payments().charges()).toEqual([12050]);
  });

  it('starts a new payment after too many declined cards', async () => {
    payments().nextConfirmations = [{ decline: 'Your card was declined.', last: true }];
    await readyToPay();
    await pay();
    await alertText();
    await pay();
    await paid();
    expect([...payments().intents.values()].map(({ status }) => status)).toEqual(['cancelled', 'succeeded']);
    expect(payments().charges()).toEqual([12050]);
  });

  it('starts a new payment when the intent was canceled elsewhere', async () => {
    payments().fault(
      'create-payment-intent',
      problem(409, 'payment-ended', { detail: 'This payment has been cancelled.' }),
    );
    await readyToPay();
    await pay();
    await paid();
    const [first, second] = payments().bodiesOf('create-payment-intent') as { idempotencyKey: string }[];
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
    expect(payments().charges()).toEqual([12050]);
  });

  it('starts a new payment only once', async () => {
    const cancelled = () => problem(409, 'payment-ended', { detail: 'This payment has been cancelled.' });
    payments().fault('create-payment-intent', cancelled(), cancelled(), cancelled());
    await readyToPay();
    await pay();
    await alertText();
    expect(payments().bodiesOf('create-payment-intent')).toHaveLength(2);
  });

  it('says so when Stripe reports anything but success', async () => {
    payments().nextConfirmations = ['stop'];
    await readyToPay();
    await pay();
    expect(await alertText()).toContain('Payment was not successful. Please try again.');
  });

  it("shows our server's refusal in the server's words", async () => {
    payments().fault('create-payment-intent', problem(429, 'too-many', { detail: 'Please wait a minute.' }));
    await readyToPay();
    await pay();
    expect(await alertText()).toContain('Please wait a minute.');
  });
});
