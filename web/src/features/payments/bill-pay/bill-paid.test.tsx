// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, fill, freshPayments, inCard, press } from '#web/features/payments/payments.harness.tsx';
import { problem } from '#web/lib/api/server.harness.ts';
import { bill, paid, pay, readyToPay, typeCards } from './bill-pay.harness.tsx';

const payments = freshPayments();

describe('after a payment', () => {
  it('emails the receipt', async () => {
    await readyToPay();
    await pay();
    await paid();
    await press('Email Receipt');
    const notice = await screen.findByText('Receipt will be sent to maya@example.com');
    expect(notice.parentElement?.textContent).toContain('Transaction pi_1, $120.50.');
    expect(payments().bodiesOf('pi_1/receipt')).toEqual([{ clientSecret: 'pi_1_secret_1' }]);
  });

  it('says so when the receipt could not be emailed', async () => {
    payments().fault(
      'pi_1/receipt',
      problem(429, 'too-many', { detail: 'This receipt was sent three times already.' }),
    );
    await readyToPay();
    await pay();
    await paid();
    await press('Email Receipt');
    await screen.findByText('This receipt was sent three times already.');
  });

  it('takes another payment of the same bill on request', async () => {
    await readyToPay();
    await pay();
    await paid();
    await press('Make Another Payment');
    await inCard('cardNumber');
    expect(field('Account Number').value).toBe('');
    expect(field('Description').value).toBe('Medical Services Payment');
    await fill(bill);
    await typeCards();
    await pay();
    await paid();
    expect(payments().charges()).toEqual([12050, 12050]);
  });

  it('links to home', async () => {
    await readyToPay();
    await pay();
    await paid();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/home');
  });
});
