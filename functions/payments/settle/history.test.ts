import fc from 'fast-check';
import type Stripe from 'stripe';
import { expect, inject, test } from 'vitest';
import type { PaymentItem } from '#functions/payments/record.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { billBody, openPaymentSystem } from '#infra/testing/records/payments.ts';
import type { PaymentStatus } from '#shared/payments/payment.ts';

const system = await openPaymentSystem();
const { stripe } = system;
const { settlePayments } = await import('#functions/jobs/settle-payments.ts');
const { paymentStatusOf } = await import('./payment-news.ts');
quietLog();

// The naive ledger below gets one payment in four wrong, so fewer payments suffice for the slower bundles.
const payments = inject('handlers') === 'source' ? 40 : 25;
const deliveriesEach = 10;
const concurrency = 8;

type Action = 'decline' | 'pay' | 'refund part' | 'refund rest' | 'dispute' | 'ask';

/** A step in a payment's history: an action at Stripe, or the delivery of an event. */
type Step = { action: Action } | { deliver: number };

const action = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Action>('decline') },
  { weight: 5, arbitrary: fc.constant<Action>('pay') },
  { weight: 2, arbitrary: fc.constant<Action>('refund part') },
  { weight: 1, arbitrary: fc.constant<Action>('refund rest') },
  { weight: 1, arbitrary: fc.constant<Action>('dispute') },
  { weight: 2, arbitrary: fc.constant<Action>('ask') },
);

/** Actions in order, and between them deliveries of any event so far: some late, some repeated, some never. */
const history: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.array(action, { minLength: 1, maxLength: 6 }),
    fc.array(fc.nat(), { minLength: deliveriesEach, maxLength: deliveriesEach }),
    fc.array(fc.nat(), { minLength: 16, maxLength: 16 }),
  )
  .map(([actions, picks, order]) => {
    const steps: Step[] = [
      ...actions.map((one) => ({ action: one })),
      ...picks.map((pick) => ({ deliver: pick })),
    ];
    const places = steps.map((step, index) => ({
      step,
      place: 'action' in step ? (index + 1) / (actions.length + 1) : ((order[index % 16] ?? 0) % 1000) / 1000,
    }));
    return places.toSorted((a, b) => a.place - b.place).map(({ step }) => step);
  });

const refundedCents = new Map<string, number>();

function countRefund(id: string, { amount }: Stripe.Refund): void {
  refundedCents.set(id, (refundedCents.get(id) ?? 0) + amount);
}

/** Performs an action if the intent's current state allows it. */
function act(id: string, action: Exclude<Action, 'ask'>): void {
  const intent = stripe.intent(id);
  const isOpen = intent.status === 'requires_payment_method';
  if (action === 'decline' && isOpen) stripe.pay(id, 'pm_card_chargeDeclined');
  if (action === 'pay' && isOpen) stripe.pay(id);
  if (intent.status !== 'succeeded') return;
  try {
    if (action === 'refund part') countRefund(id, stripe.refund(id, 100));
    if (action === 'refund rest') countRefund(id, stripe.refund(id));
    if (action === 'dispute') stripe.dispute(id);
  } catch {
    // The action has failed, because nothing is left to refund, or a dispute has taken the money.
  }
}

/** A naive ledger: it believes every event in the order of arrival, and mails a receipt for every success. */
class NaiveLedger {
  readonly status = new Map<string, PaymentStatus>();
  readonly receipts = new Map<string, number>();

  take(payload: string): void {
    const { type, data } = JSON.parse(payload) as Stripe.Event;
    if (!type.startsWith('payment_intent.')) return;
    const { id, status, last_payment_error } = data.object as Stripe.PaymentIntent;
    this.status.set(id, paymentStatusOf(status, last_payment_error !== null));
    if (status === 'succeeded') this.receipts.set(id, (this.receipts.get(id) ?? 0) + 1);
  }
}

const naive = new NaiveLedger();
let delivered = 0;

async function play(steps: Step[]): Promise<string> {
  const { id } = await system.begun(billBody());
  for (const step of steps) {
    if ('deliver' in step) {
      const events = stripe.deliveries(id);
      const event = events[step.deliver % events.length];
      if (!event) continue;
      delivered += 1;
      naive.take(event.payload);
      expect((await system.deliver(event)).status).toBe(200);
    } else if (step.action === 'ask') {
      expect((await system.confirm(id)).status).toBe(200);
    } else {
      act(id, step.action);
    }
  }
  return id;
}

/** Delivers all events of refunds and disputes, latest first: Stripe resends events until they arrive, in any order. */
async function resendUndelivered(id: string): Promise<void> {
  for (const event of stripe.deliveries(id).toReversed()) {
    if (event.type.startsWith('payment_intent.')) continue;
    delivered += 1;
    expect((await system.deliver(event)).status).toBe(200);
  }
}

async function eachOf<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      results.push(await work(item));
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}

/** The expected final state of a payment, from Stripe alone. */
function expectedOf(id: string) {
  const intent = stripe.intent(id);
  const status = paymentStatusOf(intent.status, intent.last_payment_error !== null);
  return { id, status, refundedCents: refundedCents.get(id) ?? 0, receipts: status === 'succeeded' ? 1 : 0 };
}

test(`${payments} payments end as they are at Stripe, whatever happens to their events, with one receipt for each success`, async () => {
  const histories = fc.sample(history, { numRuns: payments, seed: 20_261_121 });
  const ids = await eachOf(histories, play);
  await eachOf(ids, resendUndelivered);
  await settlePayments(new Date('2026-11-23T18:30:00Z'));
  expect(delivered).toBeGreaterThanOrEqual(payments * deliveriesEach);

  const outbox = (await system.all('Outbox')).filter(({ kind }) => kind === 'receipt');
  const receiptsOf = Map.groupBy(outbox, ({ paymentId }) => paymentId as string);
  const stored = new Map(
    ((await system.all('Payments')) as PaymentItem[]).map((item) => [item.id, item] as const),
  );
  const found = ids.map((id) => ({
    id,
    status: stored.get(id)?.status,
    refundedCents: stored.get(id)?.refundedCents,
    receipts: receiptsOf.get(id)?.length ?? 0,
  }));
  expect(found).toEqual(ids.map(expectedOf));

  const items = ids.map((id) => stored.get(id) as PaymentItem);
  const succeeded = items.filter(({ status }) => status === 'succeeded');
  // A dispute takes what is left of a payment's money.
  const revenueCents = succeeded.reduce(
    (sum, { amountCents, refundedCents, disputes = [] }) =>
      sum + amountCents - refundedCents - disputes.reduce((taken, { cents }) => taken + cents, 0),
    0,
  );
  const stats = await system.stats();
  expect(stats).toMatchObject({ total: payments, succeeded: succeeded.length });
  expect(Math.round(stats.totalRevenue * 100)).toBe(revenueCents);
  for (const status of ['failed', 'pending', 'cancelled'] as const) {
    expect(stats[status]).toBe(items.filter((item) => item.status === status).length);
  }
  expect(succeeded.length).toBeGreaterThan(payments / 4);
  expect(items.some(({ refundedCents }) => refundedCents > 0)).toBe(true);

  const wrong = ids.filter((id) => {
    const { status, receipts } = expectedOf(id);
    return naive.status.get(id) !== status || (naive.receipts.get(id) ?? 0) !== receipts;
  });
  expect(wrong.length).toBeGreaterThan(payments / 10);
}, 600_000);
