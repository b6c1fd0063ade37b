import { describe, expect, it } from 'vitest';
import { isRefundable, refundableCents } from '#web/features/admin/payments/payment/payment.ts';
import { readRefund } from './refund-request.ts';

const part = (amount: string, refundable = 12_050) =>
  readRefund({ extent: 'part', amount, tests: [], reason: 'Charged twice' }, refundable);

describe('a refund', () => {
  it('in full is what has not been refunded yet', () => {
    expect(readRefund({ extent: 'full', amount: '', tests: [], reason: ' Charged twice ' }, 12_050)).toEqual({
      request: { cents: 12_050, reason: 'Charged twice' },
    });
  });

  it.each([
    ['12', 1200],
    ['$12.10', 1210],
    ['0.01', 1],
    ['120.50', 12_050],
  ])('of %s is exact', (amount, cents) => {
    expect(part(amount).request?.cents).toBe(cents);
  });

  it.each(['', '0', '0.00', '-5', '1.005', 'five'])('of %j is refused as an amount', (amount) => {
    expect(part(amount).errors?.amount).toBe('Enter an amount in dollars and cents, like 12.50');
  });

  it('is at most what has not been refunded yet', () => {
    expect(part('120.51').errors).toEqual({ amount: 'You can refund up to $120.50' });
    expect(part('1', 0).errors).toEqual({ amount: 'This payment has already been fully refunded.' });
  });

  it.each(['', '   '])('needs a reason other than %j', (reason) => {
    expect(readRefund({ extent: 'full', amount: '', tests: [], reason }, 100).errors).toEqual({
      reason: 'Enter a reason',
    });
  });
});

it('names the tests whose money goes back, in part only', () => {
  const draft = { amount: '30', tests: ['CBC'], reason: 'Not needed' };
  expect(readRefund({ ...draft, extent: 'part' }, 6000).request).toEqual({
    cents: 3000,
    tests: ['CBC'],
    reason: 'Not needed',
  });
  expect(readRefund({ ...draft, extent: 'full' }, 6000).request).not.toHaveProperty('tests');
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
