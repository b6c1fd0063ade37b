import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { OutboxItem } from '#functions/mail/outbox.ts';
import type { PaymentMail } from '#functions/payments/mails.ts';
import type { PaymentItem, PaymentTombstone } from '#functions/payments/record.ts';
import { prepareMail } from '#infra/local/mail/ses.ts';
import { withFault } from '#infra/testing/faults/faults.ts';
import { shortenPauses } from '#infra/testing/faults/short-pauses.ts';
import { type History, history } from '#infra/testing/payment-histories/history.ts';
import { createPlayer } from '#infra/testing/payment-histories/play.ts';
import {
  netCentsOf,
  readTruth,
  recordedFacts,
  unasked,
  wrongMails,
} from '#infra/testing/payment-histories/truth.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { openPaymentSystem } from '#infra/testing/records/payments.ts';
import type { Difference } from '#shared/reconciliation/reconciled-day.ts';
import { maxReconciledDays } from '#shared/reconciliation/routes.ts';
import { addDays, clinicDateAt } from '#shared/time/clinic-time.ts';
import { daySeconds } from '#shared/time/durations.ts';

/** How many histories are played at once. Stripe keeps events for 30 days, and these take less. */
const historiesAtOnce = 40;

/** `npm run soak -- N` plays N histories from a new seed. */
const histories = Number(process.env.SOAK_HISTORIES ?? historiesAtOnce);
const seed = Number(process.env.SOAK_SEED ?? 20_261_122);

const ses = await prepareMail();
await ses.load();
afterAll(() => ses.stop());
const system = await openPaymentSystem({ ses: ses.endpoint });
const { stripe } = system;
const { reconcileIfDue } = await import('#functions/jobs/reconcile.ts');
const { settlePayments } = await import('#functions/jobs/settle-payments.ts');
const { sendMail } = await import('#functions/jobs/send-mail.ts');
const { now } = await import('#functions/platform/clock.ts');
quietLog();
shortenPauses();

/** How long it takes until Stripe has booked and paid out everything. */
const settledAfterSeconds = 10 * daySeconds;

const { play, refundsAsked } = createPlayer(system);
const firstDay = clinicDateAt(stripe.now());

async function sendQueued(): Promise<void> {
  const queued = (await system.all('Outbox')).filter(({ status }) => status === 'pending');
  for (const { id } of queued) await sendMail([id], now());
}

/**
 * Plays histories. If all of Stripe's events about a payment have reached us by the end of its history, our records
 * must be true. Returns the payments' ids.
 */
async function playAll(some: readonly History[]): Promise<string[]> {
  const ids: string[] = [];
  for (const one of some) {
    const id = await play(one);
    ids.push(id);
    await sendQueued();
    if (one.isTold) expect(await wrongRecords([id])).toEqual([]);
  }
  return ids;
}

/** What is wrong in our records and mails, in words. */
async function wrongRecords(ids: readonly string[]): Promise<string[]> {
  const mails = (await system.all('Outbox')) as OutboxItem<PaymentMail>[];
  const found: string[] = [];
  for (const id of ids) {
    const truth = await readTruth(stripe, id);
    found.push(...unasked(truth, refundsAsked.get(id) ?? 0).map((what) => `${id}: nobody asked for ${what}`));
    const record = (await system.stored(id)) as PaymentItem | PaymentTombstone;
    const { recorded, expected } = recordedFacts(record, truth);
    if (JSON.stringify(recorded) !== JSON.stringify(expected)) {
      found.push(`${id} is ${JSON.stringify(expected)} at Stripe, and ${JSON.stringify(recorded)} here`);
    }
    const about = mails.filter(({ paymentId }) => paymentId === id);
    found.push(...wrongMails(truth, 'deletedAt' in record, about).map((wrong) => `${id}: ${wrong}`));
  }
  return found;
}

async function reconcile(): Promise<void> {
  await reconcileIfDue(stripe.now());
  await sendQueued();
}

async function reconcileKilled(): Promise<void> {
  for (const call of [3, 17, 60]) {
    const killed = withFault(
      'crash-after',
      (_, count) => count === call,
      () => reconcileIfDue(stripe.now()),
    );
    await killed.catch(() => undefined);
  }
  await reconcile();
}

/** What these payments brought in according to Stripe. */
async function netCents(ids: readonly string[]): Promise<number> {
  let sum = 0;
  for (const id of ids) sum += netCentsOf(await readTruth(stripe, id));
  return sum;
}

async function notDeleted(ids: readonly string[]): Promise<string[]> {
  const deleted = (await system.all('Payments')).filter((record) => 'deletedAt' in record);
  return ids.filter((id) => !deleted.some((tombstone) => tombstone.id === id));
}

/** How much all payments brought in according to our books and to Stripe's, and the differences that are open. */
async function readReconciliation() {
  const total = { ours: 0, stripe: 0, open: [] as Difference[] };
  const last = clinicDateAt(stripe.now());
  for (let from = firstDay; from <= last; from = addDays(from, maxReconciledDays)) {
    const query = { from, to: addDays(from, maxReconciledDays - 1) };
    const { body } = await system.call('GET /api/reconciliation', { claims: system.adminClaims(), query });
    for (const { ours, stripe: theirs, open } of body.days) {
      total.ours += Math.round(ours * 100);
      total.stripe += Math.round(theirs * 100);
      total.open.push(...open);
    }
  }
  return total;
}

test(`whatever was lost, doubled, late or killed in ${histories} histories of payments, reconciliation makes records, mails and books true (seed ${seed})`, async () => {
  const waiting = fc.sample(history, { numRuns: histories, seed });
  const all: string[] = [];
  let missed = 0;
  while (waiting.length > 0) {
    const ids = await playAll(waiting.splice(0, historiesAtOnce));
    all.push(...ids);
    stripe.advance(settledAfterSeconds);
    // Count the records that would stay wrong in a system that relies on Stripe's events alone.
    missed += (await wrongRecords(ids)).length;
    await settlePayments(stripe.now());
    await reconcileKilled();
    expect(await wrongRecords(ids)).toEqual([]);
  }
  expect(stripe.intents().map(({ id }) => id)).toEqual(all);
  // If only a few histories are played, there may be none that such a system gets wrong.
  expect(missed).toBeGreaterThan(histories < historiesAtOnce ? -1 : histories / 8);
  const revenue = Math.round((await system.stats()).totalRevenue * 100);
  expect(revenue).toBe(await netCents(await notDeleted(all)));
  const net = await netCents(all);
  expect(await readReconciliation()).toEqual({ ours: net, stripe: net, open: [] });

  // A charge of an amount that nobody asked for waits for a manager, and isn't revenue.
  const { id } = await system.begun();
  Object.assign(stripe.intent(id), { amount: 99 });
  stripe.pay(id);
  await system.deliverAll(id);
  expect(await system.workOf(id)).toHaveLength(1);
  expect(Math.round((await system.stats()).totalRevenue * 100)).toBe(revenue);
}, 3_600_000);
