import { describe, expect, it } from 'vitest';
import { isRefundable, refundableCents } from '#web/features/admin/payments/payment/payment.ts';
import { refundSchema } from './refund-dialog.tsx';

const draft = { extent: 'part', amount: '12', tests: [], reason: 'Charged twice' };

/** A form's error messages by field, when `refundable` cents of the payment are left to refund. */
function errorsOf(changes: object, refundable = 12_050) {
  const { error } = refundSchema(refundable).safeParse({ ...draft, ...changes });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join(), message]) ?? []);
}

describe('a refund', () => {
  it.each(['12', '$12.10', '0.01', '120.50'])('of %s is accepted', (amount) => {
    expect(errorsOf({ amount })).toEqual({});
  });

  it.each(['', '0', '0.00', '-5', '1.005', 'five'])('of %j is refused as an amount', (amount) => {
    expect(errorsOf({ amount })).toEqual({ amount: 'Enter an amount in dollars and cents, like 12.50' });
    expect(errorsOf({ amount, extent: 'full' })).toEqual({});
  });

  it('is at most what has not been refunded yet', () => {
    expect(errorsOf({ amount: '120.51' })).toEqual({ amount: 'You can refund up to $120.50' });
    const nothingLeft = { amount: 'This payment has already been fully refunded.' };
    expect(errorsOf({ amount: '1' }, 0)).toEqual(nothingLeft);
    expect(errorsOf({ extent: 'full' }, 0)).toEqual(nothingLeft);
  });

  it.each(['', '   '])('needs a reason other than %j', (reason) => {
    expect(errorsOf({ reason, amount: '' })).toEqual({
      amount: 'Enter an amount in dollars and cents, like 12.50',
      reason: 'Enter a reason',
    });
  });
});

it('the refundable amount is exact to the cent', () => {
  expect(refundableCents({ amount: 0.3, amountRefunded: 0.1 })).toBe(20);
  expect(refundableCents({ amount: 1.1, amountRefunded: 1.1 })).toBe(0);
});

it('only what was paid through Stripe and not refunded in full can be refunded', () => {
  const paid: Parameters<typeof isRefundable>[0] = {
    id: 'pi_12345678',
    amount: 10,
    amountRefunded: 9.99,
    status: 'succeeded',
    disputes: [],
  };
  expect(isRefundable(paid)).toBe(true);
  expect(isRefundable({ ...paid, amountRefunded: 10 })).toBe(false);
  expect(isRefundable({ ...paid, status: 'pending' })).toBe(false);
  expect(isRefundable({ ...paid, id: 'pay_12345678' })).toBe(false);
});

it('a payment can’t be refunded while a dispute has its money, but can after an inquiry and a won dispute', () => {
  const paid = { id: 'pi_12345678', amount: 10, amountRefunded: 0, status: 'succeeded' } as const;
  const dispute = { id: 'du_1', amount: 10, fee: 0, reason: 'fraudulent', status: 'under-review' } as const;
  expect(isRefundable({ ...paid, disputes: [dispute] })).toBe(true);
  expect(isRefundable({ ...paid, disputes: [{ ...dispute, status: 'closed', outcome: 'won' }] })).toBe(true);
  expect(isRefundable({ ...paid, disputes: [{ ...dispute, amountWithdrawn: 10 }] })).toBe(false);
});
