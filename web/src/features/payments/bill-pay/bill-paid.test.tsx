// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, fill, freshPayments, inCard, press } from '#web/features/payments/payments.harness.tsx';
import { json, problem } from '#web/lib/api/server.harness.ts';
import { bill, paid, pay, readyToPay, typeCards } from './bill-pay.harness.tsx';

const payments = freshPayments();

const emailButton = () => screen.findByRole('button', { name: 'Email Receipt' });

describe('after a payment', () => {
  it('shows the receipt as our server has it: with the card and Stripe’s time, whatever the clock here says', async () => {
    await readyToPay();
    await fill({ 'Date of Visit': '2026-06-03' });
    await pay();
    await paid();
    for (const text of [
      'November 23, 2026',
      '1:45 PM PST',
      'June 3, 2026',
      'Visa ending in 4242',
      'SB-20417',
    ]) {
      await screen.findByText(text);
    }
    expect(payments().bodiesOf('create-payment-intent')).toMatchObject([
      { metadata: { serviceDate: '2026-06-03' } },
    ]);
  });

  it('asks again while our server has yet to hear of it, and says that it comes by email if it cannot be shown', async () => {
    payments().fault('pi_1/receipt', problem(409, 'conflict'), problem(500, 'internal'));
    await readyToPay();
    await pay();
    await paid();
    await screen.findByText('We couldn’t load your receipt', undefined, { timeout: 3000 });
    await screen.findByText(/we’ll email your receipt to maya@example.com/);
    await press('Try Again');
    await screen.findByText('Visa ending in 4242');
  });

  it('says when the receipt was emailed minutes ago', async () => {
    await readyToPay();
    await pay();
    await paid();
    await emailButton();
    payments().fault('pi_1/receipt', json(202, { message: 'x', emailedAt: '2026-11-23T22:14:00.000Z' }));
    await press('Email Receipt');
    await screen.findByText('We emailed this receipt to maya@example.com at 2:14 PM.');
    expect(screen.queryByText(/will be sent/)).toBeNull();
  });

  it('emails the receipt', async () => {
    await readyToPay();
    await pay();
    await paid();
    await emailButton();
    await press('Email Receipt');
    const notice = await screen.findByText('Receipt will be sent to maya@example.com');
    expect(notice.parentElement?.textContent).toContain('Transaction pi_1, $120.50.');
    expect(payments().bodiesOf('pi_1/receipt')).toEqual([{ clientSecret: 'pi_1_secret_1' }]);
  });

  it('says so when the receipt could not be emailed', async () => {
    await readyToPay();
    await pay();
    await paid();
    await emailButton();
    payments().fault(
      'pi_1/receipt',
      problem(429, 'too-many', { detail: 'This receipt was sent three times already.' }),
    );
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
