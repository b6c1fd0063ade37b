import { afterAll, describe, expect, test } from 'vitest';
import { simulatedStripe as keys } from '#infra/local/settings/settings.ts';
import { createStripeSimulator } from '#infra/stripe-simulator/simulator.ts';
import { errorOf, openStripeApi } from '#infra/stripe-simulator/stripe-api.harness.ts';
import { businessDaysAfter, feeOf } from './balance.ts';

const { system, createIntent, eventTypes, stripe, stop } = await openStripeApi();
afterAll(stop);

const daySeconds = 24 * 60 * 60;

test.each([
  [50, 31],
  [6000, 204],
  [12_345, 388],
  [99_999_999, 2_900_030],
])('the fee of %i cents is %i', (amount, fee) => {
  expect(feeOf(amount)).toBe(fee);
});

test.each([
  ['2026-11-23T18:00:00Z', '2026-11-25'],
  ['2026-11-27T18:00:00Z', '2026-12-01'],
  ['2026-11-28T01:00:00Z', '2026-12-01'],
])('two business days after %s is %s', (start, end) => {
  expect(businessDaysAfter(Date.parse(start) / 1000, 2)).toBe(Date.parse(end) / 1000);
});

describe('the balance transaction of a charge', () => {
  test('comes a moment later, with an event', async () => {
    const { id } = await createIntent();
    system.pay(id);
    const read = () => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] });
    expect(await read()).toMatchObject({ latest_charge: { balance_transaction: null } });
    expect(eventTypes(id)).not.toContain('charge.updated');
    system.advance(5);
    const { latest_charge } = await read();
    expect(latest_charge).toMatchObject({
      balance_transaction: {
        amount: 6000,
        fee: 204,
        fee_details: [{ amount: 204, type: 'stripe_fee' }],
        net: 5796,
        reporting_category: 'charge',
        status: 'pending',
        type: 'charge',
      },
    });
    expect(eventTypes(id).at(-1)).toBe('charge.updated');
  });

  test('is there right away with synchronous capture', async () => {
    const { id } = await createIntent({ capture_method: 'automatic' });
    system.pay(id);
    const { data } = await stripe.charges.list({ payment_intent: id });
    expect(data[0]?.balance_transaction).toMatch(/^txn_/);
  });

  test('of some cards is available right away', async () => {
    const { id } = await createIntent({ capture_method: 'automatic' });
    system.pay(id, 'pm_card_bypassPending');
    const { data } = await stripe.charges.list({ payment_intent: id, expand: ['data.balance_transaction'] });
    expect(data[0]?.balance_transaction).toMatchObject({ status: 'available' });
  });
});

describe('payouts', () => {
  test('are daily, of what is available, and their transactions can be listed once reconciled', async () => {
    const [paid, given, lost] = [await createIntent(), await createIntent(), await createIntent()];
    for (const { id } of [paid, given]) system.pay(id);
    await stripe.refunds.create({ payment_intent: given.id, amount: 1000 });
    system.pay(lost.id, 'pm_card_createDispute');
    system.advance(5 * daySeconds);
    const { data: payouts } = await stripe.payouts.list();
    expect(payouts.length).toBeGreaterThan(0);
    const sums: number[] = [];
    for (const payout of payouts) {
      expect(payout).toMatchObject({ automatic: true, status: 'paid', reconciliation_status: 'completed' });
      const { data } = await stripe.balanceTransactions.list({ payout: payout.id, limit: 100 });
      const parts = data.filter(({ type }) => type !== 'payout');
      expect(parts.reduce((sum, { net }) => sum + net, 0)).toBe(payout.amount);
      expect(data.find(({ type }) => type === 'payout')).toMatchObject({
        net: -payout.amount,
        source: payout.id,
      });
      sums.push(payout.amount);
    }
    const { data: all } = await stripe.balanceTransactions.list({ limit: 100 });
    const total = all.filter(({ type }) => type !== 'payout').reduce((sum, { net }) => sum + net, 0);
    expect(sums.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    expect(all.filter(({ type }) => type === 'adjustment')).toMatchObject([{ net: -7500 }]);
    const types = system.deliveries().map(({ type }) => type as string);
    expect(types.filter((type) => type.startsWith('payout.')).slice(0, 3)).toEqual([
      'payout.created',
      'payout.reconciliation_completed',
      'payout.paid',
    ]);
  });

  test('that the bank returns are in the balance again', async () => {
    const [payout] = (await stripe.payouts.list({ limit: 1 })).data;
    const failed = system.failPayout(String(payout?.id));
    expect(failed).toMatchObject({ status: 'failed', failure_code: 'account_closed' });
    const returned = await stripe.balanceTransactions.retrieve(String(failed.failure_balance_transaction));
    expect(returned).toMatchObject({ type: 'payout_failure', net: failed.amount });
    system.advance(5 * daySeconds);
    const [next] = (await stripe.payouts.list({ limit: 1 })).data;
    expect(next).toMatchObject({ amount: failed.amount });
    expect(await errorOf(stripe.payouts.retrieve('po_none'))).toMatchObject({ statusCode: 404 });
  });

  test('can be made at once, of what is available', async () => {
    system.payOut();
    const { id } = await createIntent();
    system.pay(id, 'pm_card_bypassPending');
    expect(system.payOut()).toEqual([]);
    system.advance(5);
    const [payout] = system.payOut();
    expect(payout).toMatchObject({ amount: 5796, status: 'paid', reconciliation_status: 'completed' });
    const { data } = await stripe.balanceTransactions.list({ payout: String(payout?.id) });
    expect(data.map(({ net }) => net)).toEqual([-5796, 5796]);
    const reconciled = () =>
      system
        .deliveries()
        .map(({ type }) => type as string)
        .filter((type) => type === 'payout.reconciliation_completed').length;
    const before = reconciled();
    system.advance(2 * daySeconds);
    expect(reconciled()).toBe(before);
  });

  test('go on when the account’s time is set back', () => {
    let now = Date.parse('2027-11-23T09:00:00Z');
    const simulator = createStripeSimulator({ keys, origin: 'http://localhost', now: () => now });
    const pay = () => {
      const intent = simulator.payments.create({ amount: 6000, currency: 'usd' });
      simulator.payments.confirm(intent, { payment_method: 'pm_card_visa' });
      simulator.later.pass(5);
    };
    pay();
    now = Date.parse('2026-11-23T09:00:00Z');
    pay();
    simulator.later.pass(4 * daySeconds);
    expect(simulator.store.all('payouts').map(({ amount }) => amount)).toEqual([5796]);
  });
});
