import { isDeepStrictEqual } from 'node:util';
import { noteOtherSale } from '#functions/other-sales/other-sales.ts';
import { recordRevision } from '#functions/payments/change.ts';
import { countFailedCards, failedCardsOf } from '#functions/payments/failed-cards.ts';
import { findPaymentOf } from '#functions/payments/idempotency-keys.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import {
  isPayment,
  isPaymentTombstone,
  type PaymentRecord,
  updatePaymentRecord,
} from '#functions/payments/store.ts';
import { releaseUnfinished } from '#functions/payments/unfinished-payments.ts';
import { now as clock } from '#functions/platform/clock.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { recordMetric } from '#functions/platform/metric.ts';
import { findIntent } from '#functions/stripe/intents.ts';
import { isLiveMode } from '#functions/stripe/keys.ts';
import {
  alarm,
  alarmsOf,
  newsAuditSteps,
  type PaymentAlarm,
  tombstoneWithAnswer,
  withAnswer,
  withoutIntent,
} from './payment-news.ts';
import { isAsAsked, readAnswer } from './read-answer.ts';

/** The result of asking Stripe about a record. */
interface Refreshed {
  /** The updated record; undefined if there is none, and none is to be created. */
  to: PaymentRecord | undefined;
  /** The alarms that the change causes. */
  alarms?: PaymentAlarm[];
  /** Additional steps of the same transaction. */
  steps?: TransactSteps | undefined;
}

/** A record before Stripe is asked, and the additional steps of its first write. */
interface Known {
  item: PaymentRecord;
  steps?: TransactSteps;
}

/** Asks Stripe about the intent of a record. Without a record, creates one if the intent began here. */
async function refresh(id: string, read: PaymentRecord | undefined, now: Date): Promise<Refreshed> {
  const live = await isLiveMode();
  const intent = await findIntent(id);
  if (!intent) return { to: isPayment(read) ? withoutIntent(read, live, now) : read };
  // The reference is absent from an intent that didn't begin here.
  const reference = intent.metadata.payment;
  const isOurs = reference !== undefined;
  const known = read ? { item: read } : isOurs && (await findPaymentOf(intent, reference, now));
  if (!known) {
    if (intent.status === 'succeeded') await noteOtherSale(intent, now);
    return { to: undefined };
  }
  const { item: record, steps }: Known = known;
  if (isPayment(record) && !isAsAsked(record, intent, live)) {
    // A mismatched payment keeps its status and waits for a manager. If it has no record yet, none is created.
    return { to: read && { ...record, isMismatched: true }, alarms: ['payment-mismatched'] };
  }
  const answer = await readAnswer(record, intent);
  const to = isPaymentTombstone(record)
    ? tombstoneWithAnswer(record, answer)
    : withAnswer(record, intent, answer);
  return { to, alarms: alarmsOf(record, to), steps };
}

/**
 * Updates the record of an intent from Stripe. Safe to repeat in any order, since it asks Stripe each time. Creates a
 * missing record of an intent that began here; a deleted payment stays deleted, and another product's sale is only
 * noted. An intent that differs from what we requested raises an alarm.
 * @returns the payment; undefined when we have none
 */
export async function refreshPayment(id: string): Promise<PaymentItem | undefined> {
  const alarmed = new Set<PaymentAlarm>();
  let before: PaymentItem | undefined;
  const record = await updatePaymentRecord<PaymentRecord | undefined>(id, {
    // Read the record before asking Stripe: any write in between fails this one, so an older answer never wins.
    revise: async (read) => {
      before = isPayment(read) ? read : undefined;
      const now = clock();
      const { to, alarms = [], steps } = await refresh(id, read, now);
      // Raise alarms before the write: after it, the next refresh finds no change, so a process that dies in between
      // would lose them.
      for (const event of alarms) {
        if (!alarmed.has(event)) alarm(event, id);
        alarmed.add(event);
      }
      if (!to || isDeepStrictEqual(to, read)) return { unchanged: to };
      const cards = isPayment(to) ? countFailedCards(before, to) : {};
      return recordRevision(read, to, now, { ...steps, ...cards, ...newsAuditSteps(read, to, now) });
    },
  });
  if (!isPayment(record)) return undefined;
  const hasFailedAgain = failedCardsOf(record) > (before ? failedCardsOf(before) : 0);
  if (hasFailedAgain || (!record.pending && before?.pending)) await releaseUnfinished(record);
  // Only one run counts the payment: another run that settles the payment at the same time must read the record again,
  // and then finds it paid.
  if (record.paidAt && !before?.paidAt) recordMetric('PaidCents', record.amountCents);
  return record;
}
