import { isDeepStrictEqual } from 'node:util';
import { noteOtherSale } from '#functions/other-sales/other-sales.ts';
import { paymentRevision, recordRevision } from '#functions/payments/change.ts';
import { countFailedCards, failedCardsOf } from '#functions/payments/failed-cards.ts';
import { readMoney } from '#functions/payments/history/read-money.ts';
import type { PaymentItem, PaymentTombstone } from '#functions/payments/record.ts';
import { isPayment, type PaymentRecord } from '#functions/payments/store.ts';
import { freePlace, isAbandoned } from '#functions/payments/unfinished-payments.ts';
import { type PaymentRevision, updatePaymentRecord } from '#functions/payments/update-record.ts';
import { now as clock } from '#functions/platform/clock.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { recordMetric } from '#functions/platform/metric.ts';
import { findIntent, type Intent, referenceIn } from '#functions/stripe/intents.ts';
import { isLiveMode } from '#functions/stripe/keys.ts';
import { alarm, type PaymentAlarm } from './alarm.ts';
import { applyIntent, matchesIntent, withoutIntent } from './apply-intent.ts';
import { newRecord } from './new-record.ts';
import { alarmsOf, newsAuditSteps } from './payment-news.ts';
import { readFailures } from './read-failures.ts';

/** A record after Stripe's answer; undefined if the payment isn't ours. */
interface Refreshed<After extends PaymentRecord | undefined = PaymentRecord | undefined> {
  to: After;
  /** The alarms that the change sets off. */
  news?: PaymentAlarm[];
  /** What else belongs to the same transaction. */
  steps?: TransactSteps;
}

/** A deleted payment stays deleted, and keeps track of its money. */
async function refreshTombstone(
  record: PaymentTombstone,
  intent: Intent,
): Promise<Refreshed<PaymentTombstone>> {
  const money = await readMoney(record, intent);
  const isPaidLate = !record.paidAt && money.paidAt !== undefined;
  const to = {
    ...record,
    ...money,
    ...(isPaidLate && { paidLate: true as const }),
  };
  const news = alarmsOf(record, to);
  return { to, news: isPaidLate ? [...news, 'deleted-payment-paid'] : news };
}

/** A payment that differs from its intent keeps its status, and waits for a manager. */
async function refreshItem(item: PaymentItem, intent: Intent): Promise<Refreshed<PaymentItem>> {
  if (!matchesIntent(item, intent, await isLiveMode())) {
    return { to: { ...item, isMismatched: true }, news: ['payment-mismatched'] };
  }
  const money = await readMoney(item, intent);
  const to = applyIntent(item, { intent, money, failures: await readFailures(item, intent) });
  return { to, news: alarmsOf(item, to) };
}

/**
 * Ends a pending payment whose intent Stripe doesn't know: immediately if it was begun with keys of the other mode, else
 * once it is abandoned.
 */
async function endWithoutIntent(item: PaymentItem, now: Date): Promise<PaymentItem> {
  const isOfOtherMode = item.livemode !== (await isLiveMode());
  const isOver = item.pendingSince && (isOfOtherMode || isAbandoned(item.pendingSince, now));
  return isOver ? withoutIntent(item) : item;
}

/** An intent without a record. If we created it and it matches what we asked for, it gets one. */
async function refreshUnknown(intent: Intent, now: Date): Promise<Refreshed> {
  const reference = referenceIn(intent);
  if (reference === undefined) {
    if (intent.status === 'succeeded') await noteOtherSale(intent, now);
    return { to: undefined };
  }
  const { item, steps } = await newRecord(intent, reference, now);
  const refreshed = await refreshItem(item, intent);
  return refreshed.to.isMismatched ? { ...refreshed, to: undefined } : { ...refreshed, steps };
}

async function refresh(
  record: PaymentRecord | undefined,
  intent: Intent | undefined,
  now: Date,
): Promise<Refreshed> {
  if (!intent) return { to: isPayment(record) ? await endWithoutIntent(record, now) : record };
  if (!record) return refreshUnknown(intent, now);
  return isPayment(record) ? refreshItem(record, intent) : refreshTombstone(record, intent);
}

function revisionOf(
  read: PaymentRecord | undefined,
  { to, steps }: Refreshed,
  now: Date,
): PaymentRevision<PaymentRecord | undefined> {
  if (!to || isDeepStrictEqual(to, read)) return { unchanged: to };
  const newsSteps = newsAuditSteps(read, to, now);
  if (!isPayment(to)) return recordRevision(to, to, now, newsSteps);
  const before = isPayment(read) ? read : undefined;
  return paymentRevision(before, to, now, { ...steps, ...countFailedCards(before, to), ...newsSteps });
}

/**
 * Brings the record of an intent up to date with Stripe. Safe to call as often as you like, in any order, since it asks
 * Stripe each time. An intent of ours without a record gets one; a deleted payment stays deleted, and another product's
 * sale is only noted. An intent that differs from what we asked for sets off an alarm.
 * @returns the payment; undefined when there is none of ours
 */
export async function refreshPayment(id: string): Promise<PaymentItem | undefined> {
  const alarmed = new Set<PaymentAlarm>();
  let before: PaymentItem | undefined;
  const record = await updatePaymentRecord<PaymentRecord | undefined>(id, {
    // The record is read before Stripe is asked: any write in between fails this one, so an older answer never wins.
    revise: async (read) => {
      before = isPayment(read) ? read : undefined;
      const now = clock();
      const refreshed = await refresh(read, await findIntent(id), now);
      // Before the write: afterwards it would be no news to the next refresh, and a process killed in between would lose it.
      for (const event of refreshed.news ?? []) {
        if (!alarmed.has(event)) alarm(event, id);
        alarmed.add(event);
      }
      return revisionOf(read, refreshed, now);
    },
  });
  if (!isPayment(record)) return undefined;
  const hasFailedAgain = failedCardsOf(record) > (before ? failedCardsOf(before) : 0);
  if (hasFailedAgain || (!record.pending && before?.pending)) await freePlace(record);
  // Another run that settles it at the same time reads it again after this write, and finds it paid.
  if (record.paidAt && !before?.paidAt) recordMetric('PaidCents', record.amountCents);
  return record;
}
