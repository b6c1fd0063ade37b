// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  button,
  field,
  fill,
  freshPayments,
  typeCard,
  typeZip,
  user,
} from '#web/features/payments/payments.harness.tsx';
import { resetStores } from '#web/lib/store.ts';
import { bill, openBill } from './bill-pay.harness.tsx';

freshPayments();

describe('the bill-pay form', () => {
  it('has the words of the specification', async () => {
    await openBill();
    screen.getByRole('heading', { level: 1, name: 'Bill Pay' });
    for (const text of [
      'Pay your medical bills securely online',
      'Minimum payment amount is $0.50',
      'This is a real payment transaction. You will be charged the amount entered above.',
      'SSL Secured',
      'PCI Compliant',
      'We never store your credit card details.',
      'Mon-Fri 8:00 AM - 5:00 PM',
    ]) {
      screen.getByText(text);
    }
    expect(field('Description').value).toBe('Medical Services Payment');
    expect(button('Pay with Card').disabled).toBe(true);
  });

  it('shows what will be charged once an amount is entered', async () => {
    await openBill();
    expect(screen.queryByText('Payment summary')).toBeNull();
    await fill({ Amount: '1,250.1' });
    const summary = within(screen.getByRole('region', { name: 'Payment summary' }));
    summary.getByText('Free');
    expect(summary.getAllByText('$1,250.10')).toHaveLength(2);
  });

  it.each(['0.49', '100,000.01', '1.005'])('shows no summary of %s, which it refuses', async (amount) => {
    await openBill();
    await fill({ Amount: amount });
    expect(screen.queryByText('Payment summary')).toBeNull();
  });

  it.each([
    ['Account Number', ' ', 'Account number is required'],
    ['Account Number', '4242 4242 4242 4242', /This looks like a card number/],
    ['Amount', '0.49', 'Please enter a valid amount (minimum $0.50)'],
    ['Amount', '1.005', 'Please enter a valid amount (minimum $0.50)'],
    ['Email Address', 'maya@', 'Please enter a valid email address'],
  ])('refuses %s "%s" once it was touched', async (label, text, message) => {
    await openBill();
    await user.type(field(label), text);
    expect(screen.queryByText(message)).toBeNull();
    await user.tab();
    await screen.findByText(message);
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
  });

  it('waits for all three card fields and the ZIP code, and shows what Stripe says about them', async () => {
    await openBill();
    await fill(bill);
    await typeCard('cardNumber', 'bad');
    await screen.findByText('Your card number is invalid.');
    await typeCard('cardNumber', '371');
    expect(screen.queryByText('Your card number is invalid.')).toBeNull();
    screen.getByRole('img', { name: 'American Express' });
    await typeCard('cardExpiry');
    await typeCard('cardCvc', 'half');
    expect(button('Pay with Card').disabled).toBe(true);
    screen.getByText('Still needed: CVC, Billing ZIP Code.');
    await typeCard('cardCvc');
    screen.getByText('Still needed: Billing ZIP Code.');
    await typeZip();
    await waitFor(() => expect(button('Pay with Card').disabled).toBe(false));
  });

  it('keeps what was typed when the screen is left', async () => {
    const { unmount } = await openBill();
    await fill(bill);
    unmount();
    await openBill();
    expect(field('Full Name as on card').value).toBe('Maya Torres');
    expect(field('Account Number').value).toBe('SB-20417');
  });

  it('keeps whose bill it is when the screen is left, but not through a reload', async () => {
    const { unmount } = await openBill();
    await fill(bill);
    await user.click(screen.getByRole('checkbox'));
    await fill({ 'Patient’s Name': 'Leo Torres' });
    unmount();
    const again = await openBill();
    expect(field('Patient’s Name').value).toBe('Leo Torres');
    again.unmount();
    resetStores();
    await openBill();
    expect(screen.queryByLabelText('Patient’s Name')).toBeNull();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Leo');
  });

  it('keeps what was typed through a reload, but no account number, description or card number', async () => {
    const { unmount } = await openBill();
    await fill({ ...bill, 'Account Number': '4242424242424242', Description: 'for my HIV test' });
    unmount();
    // Clears the page's memory, as a reload does.
    resetStores();
    await openBill();
    expect(field('Full Name as on card').value).toBe('Maya Torres');
    expect(field('Amount').value).toBe('120.50');
    expect(field('Account Number').value).toBe('');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/4242|HIV/);
  });
});
