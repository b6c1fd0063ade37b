import { isDeepStrictEqual } from 'node:util';
import { paymentRevision } from '#functions/payments/change.ts';
import { countFailedCards, failedCardsOf } from '#functions/payments/failed-cards.ts';
import { withMoneyKeys } from '#functions/payments/history/books-key.ts';
import { endArrivedAttempt, readMoney } from '#functions/payments/history/read-money.ts';
import type { OtherSale, PaymentItem, PaymentTombstone } from '#functions/payments/record.ts';
import { isPayment, isPaymentTombstone, type PaymentRecord } from '#functions/payments/store.ts';
import { freePlace, isAbandoned } from '#functions/payments/unfinished-payments.ts';
import { updatePaymentRecord } from '#functions/payments/update-record.ts';
import { now as clock } from '#functions/platform/clock.ts';
import type { Revision } from '#functions/platform/dynamo/versioned-record.ts';
import { recordMetric } from '#functions/platform/metric.ts';
import { findIntent, type Intent, referenceIn } from '#functions/stripe/intents.ts';
import { isLiveMode } from '#functions/stripe/keys.ts';
import { alarm, type PaymentAlarm } from './alarm.ts';
import { applyIntent, matchesIntent, withoutIntent } from './apply-intent.ts';
import { newOtherSale, newRecord } from './new-record.ts';
import { alarmsOf, newsAuditSteps } from './payment-news.ts';
import { readFailures } from './read-failures.ts';

/** A revision, and what of it an operator has to hear. */
interface Refreshed {
  revision: Revision<PaymentRecord | undefined>;
  news: PaymentAlarm[];
}

function unchanged(record: PaymentRecord | undefined, news: PaymentAlarm[] = []): Refreshed {
  return { revision: { unchanged: record }, news };
}

/** The money of a record that is no payment: a deleted one, or another product's sale. */
async function refreshMoney(
  record: PaymentTombstone | OtherSale,
  intent: Intent | undefined,
  isNew: boolean,
): Promise<Refreshed> {
  if (!intent) return unchanged(record);
  const money = await readMoney(record, intent);
  const isPaidLate = isPaymentTombstone(record) && !record.paidAt && money.paidAt;
  const to = {
    ...endArrivedAttempt(record, money),
    ...money,
    ...(isPaidLate && { paidLate: true as const }),
  };
  if (!isNew && isDeepStrictEqual(to, record)) return unchanged(record);
  const now = clock();
  const next = { ...withMoneyKeys(to, now), version: record.version + 1 };
  const news = alarmsOf(record, to);
  if (isPaidLate) news.push('deleted-payment-paid');
  if (isNew) news.push('other-sale');
  return { revision: { next, steps: newsAuditSteps(record, to, now) }, news };
}

/**
 * Ends a pending payment whose intent Stripe doesn't know: immediately if it was begun with keys of the other mode, else
 * once it is abandoned.
 */
async function refreshWithoutIntent(record: PaymentItem): Promise<Refreshed> {
  const now = clock();
  const isOfOtherMode = record.livemode !== (await isLiveMode());
  const isOver = record.pendingSince && (isOfOtherMode || isAbandoned(record.pendingSince, now));
  if (!isOver) return unchanged(record);
  const to = withoutIntent(record);
  return { revision: paymentRevision(record, to, now), news: [] };
}

/** A payment that differs from its intent keeps its status, and waits for a manager. */
function refreshMismatched(record: PaymentItem | undefined): Refreshed {
  const news: PaymentAlarm[] = ['payment-mismatched'];
  if (!record || record.isMismatched) return unchanged(record, news);
  return { revision: paymentRevision(record, { ...record, isMismatched: true }, clock()), news };
}

async function refreshOurs(
  record: PaymentItem | undefined,
  intent: Intent,
  reference: string,
): Promise<Refreshed> {
  const now = clock();
  const { item, steps } = record ? { item: record, steps: {} } : await newRecord(intent, reference, now);
  if (!matchesIntent(item, intent, await isLiveMode())) return refreshMismatched(record);
  const money = await readMoney(item, intent);
  const to = applyIntent(item, { intent, money, failures: await readFailures(item, intent) });
  if (record && isDeepStrictEqual(to, record)) return unchanged(record);
  const allSteps = { ...steps, ...countFailedCards(record, to), ...newsAuditSteps(record, to, now) };
  return { revision: paymentRevision(record, to, now, allSteps), news: alarmsOf(record, to) };
}

async function refresh(record: PaymentRecord | undefined, intent: Intent | undefined): Promise<Refreshed> {
  if (record && !isPayment(record)) return refreshMoney(record, intent, false);
  if (!intent) return record ? refreshWithoutIntent(record) : unchanged(record);
  const reference = referenceIn(intent);
  if (record || reference !== undefined) return refreshOurs(record, intent, reference ?? '');
  if (intent.status !== 'succeeded') return unchanged(undefined);
  return refreshMoney(newOtherSale(intent, clock()), intent, true);
}

/**
 * Brings the record of an intent up to date with Stripe. Safe to call as often as you like, in any order, since it asks
 * Stripe each time. An intent of ours without a record gets one; a deleted payment stays deleted, and another product's
 * sale apart, but both keep track of their money. An intent that differs from what we asked for sets off an alarm.
 * @returns the payment; undefined when there is none of ours
 */
export async function refreshPayment(id: string): Promise<PaymentItem | undefined> {
  const alarmed = new Set<PaymentAlarm>();
  let before: PaymentItem | undefined;
  const record = await updatePaymentRecord<PaymentRecord | undefined>(id, {
    // The record is read before Stripe is asked: any write in between fails this one, so an older answer never wins.
    revise: async (read) => {
      before = isPayment(read) ? read : undefined;
      const { revision, news } = await refresh(read, await findIntent(id));
      // Before the write: afterwards it would be no news to the next refresh, and a process killed in between would lose it.
      for (const event of news.filter((one) => !alarmed.has(one))) {
        alarm(event, id);
        alarmed.add(event);
      }
      return revision;
    },
  });
  if (!isPayment(record)) return undefined;
  const hasFailedAgain = failedCardsOf(record) > (before ? failedCardsOf(before) : 0);
  if (hasFailedAgain || (!record.pending && before?.pending)) await freePlace(record);
  // Another run that settles it at the same time reads it again after this write, and finds it paid.
  if (record.paidAt && !before?.paidAt) recordMetric('PaidCents', record.amountCents);
  return record;
}
