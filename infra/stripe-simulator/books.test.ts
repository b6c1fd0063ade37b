import fc from 'fast-check';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { simulatedStripe as keys } from '#infra/local/settings/settings.ts';
import { disputeFeeCents } from './disputes/disputes.ts';
import { StripeFailure } from './requests/failure.ts';
import { createStripeSimulator, type StripeSimulator } from './simulator.ts';

const hourSeconds = 60 * 60;

type Act = (simulator: StripeSimulator, intentId: string) => unknown;

const chargeOf: (simulator: StripeSimulator, intentId: string) => Stripe.Charge = ({ refunds }, id) =>
  refunds.chargeOfIntent(id);

const acts: Readonly<Record<string, Act>> = {
  refundPart: ({ refunds }, id) => refunds.create({ payment_intent: id, amount: 700 }),
  refundRest: ({ refunds }, id) => refunds.create({ payment_intent: id }),
  failRefund: (simulator, id) => simulator.refunds.failLast(chargeOf(simulator, id)),
  cancelRefund: (simulator, id) => simulator.refunds.cancelLast(chargeOf(simulator, id)),
  dispute: (simulator, id) => simulator.disputes.open(chargeOf(simulator, id)),
  disputePart: (simulator, id) =>
    simulator.disputes.open(chargeOf(simulator, id), { reason: 'fraudulent', share: 0.4 }),
  inquire: (simulator, id) =>
    simulator.disputes.open(chargeOf(simulator, id), { reason: 'product_not_received', isInquiry: true }),
  escalate: (simulator, id) =>
    simulator.disputes.escalate(simulator.disputes.lastOf(chargeOf(simulator, id))),
  win: (simulator, id) => simulator.disputes.end(simulator.disputes.lastOf(chargeOf(simulator, id)), 'won'),
  lose: (simulator, id) => simulator.disputes.end(simulator.disputes.lastOf(chargeOf(simulator, id)), 'lost'),
  settle: ({ payments }, id) => payments.settle(payments.find(id)),
  waitAMoment: ({ later }) => later.pass(30),
  waitADay: ({ later }) => later.pass(24 * hourSeconds),
  failPayout: ({ payouts, store }) => payouts.fail(store.all('payouts').at(-1)?.id ?? ''),
};

const cards = [
  'visa',
  'pendingRefund',
  'refundFail',
  'createDispute',
  'createMultipleDisputes',
  'chargeDeclined',
];

interface Life {
  card: string;
  isSlow: boolean;
  acts: string[];
}

const life: fc.Arbitrary<Life> = fc.record({
  card: fc.constantFrom(...cards),
  isSlow: fc.boolean(),
  acts: fc.array(fc.constantFrom(...Object.keys(acts)), { maxLength: 12 }),
});

function play(simulator: StripeSimulator, { card, isSlow, acts: names }: Life): void {
  const { payments } = simulator;
  const intent = payments.create({ amount: 6000, currency: 'usd' });
  if (isSlow) payments.slowDown(1);
  const steps = [() => payments.confirm(intent, { payment_method: `pm_card_${card}` })].concat(
    names.map((name) => () => acts[name]?.(simulator, intent.id) as Stripe.PaymentIntent),
  );
  for (const step of steps) {
    try {
      step();
    } catch (error) {
      // The payment's current state may not allow the action.
      if (!(error instanceof StripeFailure)) throw error;
    }
  }
}

function sum<Item>(items: readonly Item[], centsOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + centsOf(item), 0);
}

function disputeNet({ status, amount }: Stripe.Dispute): number {
  const isAway = status === 'needs_response' || status === 'under_review' || status === 'lost';
  return isAway ? -amount - disputeFeeCents : 0;
}

const refundNet = ({ status, amount }: Stripe.Refund) =>
  status === 'pending' || status === 'succeeded' ? -amount : 0;

test('whatever happens, the balance is what the objects say, and the last events say what the objects are', () => {
  const reached = new Set<string>();
  const property = fc.property(fc.array(life, { minLength: 1, maxLength: 4 }), (lives) => {
    const simulator = createStripeSimulator({ keys, origin: 'http://localhost' });
    for (const one of lives) play(simulator, one);
    simulator.later.pass(5);
    const { store } = simulator;
    const [charges, refunds, disputes] = [store.all('charges'), store.all('refunds'), store.all('disputes')];
    const transactions = store.all('transactions');
    for (const charge of charges) {
      const own = refunds.filter((refund) => refund.charge === charge.id);
      expect(charge.amount_refunded + sum(own, refundNet)).toBe(0);
      expect(charge.amount_refunded).toBeLessThanOrEqual(charge.amount);
      expect(charge.refunded).toBe(charge.amount_refunded === charge.amount);
      expect(charge.balance_transaction !== null).toBe(charge.paid);
    }
    for (const object of [...refunds, ...disputes]) {
      const booked = transactions.filter(({ source }) => source === object.id);
      const net = object.object === 'refund' ? refundNet(object) : disputeNet(object);
      expect(sum(booked, (part) => part.net)).toBe(net);
    }
    for (const object of [...refunds, ...disputes, ...store.all('payouts')]) {
      reached.add(`${object.object} ${object.status}`);
    }
    for (const { id, amount, status } of store.all('payouts')) {
      const parts = transactions.filter((part) => store.get('payoutParts', part.id)?.payout === id);
      expect(sum(parts, ({ net }) => net)).toBe(0);
      const own = transactions.filter(({ source }) => source === id);
      expect(sum(own, ({ net }) => net)).toBe(status === 'failed' ? 0 : -amount);
    }
    for (const object of [...store.all('intents'), ...refunds, ...disputes]) {
      const events = store.all('events').map(({ payload }) => JSON.parse(payload) as Stripe.Event);
      const last = events.findLast(({ data }) => 'id' in data.object && data.object.id === object.id);
      expect(last?.data.object).toEqual(JSON.parse(JSON.stringify(object)));
    }
  });
  fc.assert(property, { numRuns: 300, seed: 20_261_122 });
  expect([...reached].toSorted()).toEqual([
    'dispute lost',
    'dispute needs_response',
    'dispute warning_closed',
    'dispute warning_needs_response',
    'dispute won',
    'payout failed',
    'payout in_transit',
    'payout paid',
    'refund canceled',
    'refund failed',
    'refund pending',
    'refund succeeded',
  ]);
});
