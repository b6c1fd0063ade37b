// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openBill, paid, pay, readyToPay } from '#web/features/payments/bill-pay/bill-pay.harness.tsx';
import { ready } from '#web/features/payments/checkout/checkout.harness.tsx';
import { paymentTexts } from '#web/features/payments/payment-texts.ts';
import {
  field,
  fill,
  freshPayments,
  onlyMessage,
  press,
  typeZip,
  user,
} from '#web/features/payments/payments.harness.tsx';

const payments = freshPayments();
const { label, refused } = paymentTexts.zip;
const invalid = 'Please enter the ZIP code of your card’s billing address.';
const refusal = { decline: 'Your postal code failed the check.', code: 'incorrect_zip' };

describe('the ZIP code of the card', () => {
  it.each(['89101', '89101-1234', ' 89101 ', 'K1A 0B1', 'SW1A 1AA', '1010'])('may be "%s"', async (zip) => {
    await openBill();
    await typeZip(zip);
    await user.tab();
    expect(screen.queryByText(invalid)).toBeNull();
    expect(field(label).autocomplete).toBe('postal-code');
  });

  it.each(['89', 'Henderson', '89101/1', '12345678901'])('may not be "%s"', async (zip) => {
    await openBill();
    await typeZip(zip);
    await user.tab();
    await screen.findByText(invalid);
  });

  it('reaches Stripe, but neither our server nor the browser’s storage', async () => {
    await readyToPay();
    await typeZip(' k1a 0b1 ');
    await pay();
    await paid();
    expect(payments().confirmedWith).toMatchObject([
      { payment_method: { billing_details: { address: { postal_code: 'k1a 0b1' } } } },
    ]);
    expect(JSON.stringify([payments().sent, { ...sessionStorage, ...localStorage }])).not.toMatch(/k1a/i);
  });

  it('that the bank refuses is named at its field on bill pay, and can be corrected', async () => {
    payments().nextConfirmations = [refusal];
    await readyToPay();
    await pay();
    expect(await onlyMessage()).toBe(`Error: ${refused}`);
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    expect(field(label).value).toBe('89101');
    await fill({ [label]: '89102' });
    await pay();
    await paid();
    expect(payments().charges()).toEqual([12050]);
  });

  it('that the bank refuses is named at its field in the checkout, and can be tried again as it is', async () => {
    payments().nextConfirmations = [refusal];
    await ready();
    await press('Pay $95.00');
    expect(await onlyMessage()).toBe(`Error: ${refused}`);
    await press('Pay $95.00');
    await screen.findByText('Payment successful');
    expect(payments().charges()).toEqual([9500]);
  });
});
