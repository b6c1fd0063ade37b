import fc from 'fast-check';
import type Stripe from 'stripe';
import { expect, inject, test } from 'vitest';
import type { PaymentItem } from '#functions/payments/record.ts';
import { billBody, openPaymentSystem } from '#infra/testing/payments.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { type PaymentStatus, paymentStatusOf } from '#shared/payments/payment.ts';

const system = await openPaymentSystem();
const { stripe } = system;
const { settlePayments } = await import('#functions/jobs/settle-payments.ts');
quietLog();

// The careless bookkeeping below is wrong about one payment in four: the bundles need no more to be told from it.
const payments = inject('handlers') === 'source' ? 250 : 50;
const deliveriesEach = 10;
const atOnce = 8;

type Deed = 'decline' | 'pay' | 'refund part' | 'refund rest' | 'dispute' | 'ask';

/** What befalls a payment, in order: at Stripe, and of what Stripe tells of it. */
type Step = { deed: Deed } | { deliver: number };

const deed = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Deed>('decline') },
  { weight: 5, arbitrary: fc.constant<Deed>('pay') },
  { weight: 2, arbitrary: fc.constant<Deed>('refund part') },
  { weight: 1, arbitrary: fc.constant<Deed>('refund rest') },
  { weight: 1, arbitrary: fc.constant<Deed>('dispute') },
  { weight: 2, arbitrary: fc.constant<Deed>('ask') },
);

/** Deeds, and between them deliveries of any event so far: old ones late, some ones often, some never. */
const life: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.array(deed, { minLength: 1, maxLength: 6 }),
    fc.array(fc.nat(), { minLength: deliveriesEach, maxLength: deliveriesEach }),
    fc.array(fc.nat(), { minLength: 16, maxLength: 16 }),
  )
  .map(([deeds, picks, order]) => {
    const steps: Step[] = [
      ...deeds.map((one) => ({ deed: one })),
      ...picks.map((pick) => ({ deliver: pick })),
    ];
    // Deeds stay in their order; deliveries fall in between.
    const places = steps.map((step, at) => ({
      step,
      place: 'deed' in step ? (at + 1) / (deeds.length + 1) : ((order[at % 16] ?? 0) % 1000) / 1000,
    }));
    return places.toSorted((a, b) => a.place - b.place).map(({ step }) => step);
  });

const refundedCents = new Map<string, number>();

function noteRefund(id: string, { amount }: Stripe.Refund): void {
  refundedCents.set(id, (refundedCents.get(id) ?? 0) + amount);
}

/** Does what can be done to an intent as it stands; what cannot is left out. */
function act(id: string, what: Exclude<Deed, 'ask'>): void {
  const intent = stripe.intent(id);
  const isOpen = intent.status === 'requires_payment_method';
  if (what === 'decline' && isOpen) stripe.pay(id, 'pm_card_chargeDeclined');
  if (what === 'pay' && isOpen) stripe.pay(id);
  if (intent.status !== 'succeeded') return;
  try {
    if (what === 'refund part') noteRefund(id, stripe.refund(id, 100));
    if (what === 'refund rest') noteRefund(id, stripe.refund(id));
    if (what === 'dispute') stripe.dispute(id);
  } catch {
    // Nothing is left to give back, or a dispute has taken it.
  }
}

/** Careless bookkeeping: an event is believed as it comes, and every success is mailed. */
class CarelessLedger {
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

const careless = new CarelessLedger();
let delivered = 0;

async function live(steps: Step[]): Promise<string> {
  const { id } = await system.begun(billBody());
  for (const step of steps) {
    if ('deliver' in step) {
      const events = stripe.deliveries(id);
      const event = events[step.deliver % events.length];
      if (!event) continue;
      delivered += 1;
      careless.take(event.payload);
      expect((await system.deliver(event)).status).toBe(200);
    } else if (step.deed === 'ask') {
      expect((await system.confirm(id)).status).toBe(200);
    } else {
      act(id, step.deed);
    }
  }
  return id;
}

/** What Stripe never gives up on: a refund or dispute of which no delivery arrived comes again, in any order. */
async function repeatUnheard(id: string): Promise<void> {
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
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/** How a payment must stand in the end, by nothing but Stripe's own word. */
function expectedOf(id: string) {
  const intent = stripe.intent(id);
  const status = paymentStatusOf(intent.status, intent.last_payment_error !== null);
  return { id, status, refundedCents: refundedCents.get(id) ?? 0, receipts: status === 'succeeded' ? 1 : 0 };
}

test(`${payments} payments end as they are at Stripe, whatever comes of its events, with one receipt for each success`, async () => {
  const lives = fc.sample(life, { numRuns: payments, seed: 20_261_121 });
  const ids = await eachOf(lives, live);
  await eachOf(ids, repeatUnheard);
  await settlePayments(new Date('2026-11-23T18:30:00Z'));
  expect(delivered).toBeGreaterThanOrEqual(payments * deliveriesEach);

  const outbox = await system.all('Outbox');
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
  const revenueCents = succeeded.reduce((sum, item) => sum + item.amountCents - item.refundedCents, 0);
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
    return careless.status.get(id) !== status || (careless.receipts.get(id) ?? 0) !== receipts;
  });
  expect(wrong.length).toBeGreaterThan(payments / 10);
}, 600_000);
