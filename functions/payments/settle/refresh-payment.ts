import { isDeepStrictEqual } from 'node:util';
import { paymentRevision } from '#functions/payments/change.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { isPaymentTombstone } from '#functions/payments/store.ts';
import { updatePaymentRecord } from '#functions/payments/update-record.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { findIntent } from '#functions/stripe/intents.ts';
import { isLive, stripeKeys } from '#functions/stripe/keys.ts';
import { alarm } from './alarm.ts';
import { applyIntent, matchesIntent } from './apply-intent.ts';
import { clientLimitSteps } from './client-limit-steps.ts';
import { newRecord } from './new-record.ts';
import { readFailures } from './read-failures.ts';

/**
 * Brings the record of a payment up to date with Stripe. Safe to call as often as you like, in any order, since it asks
 * Stripe each time. An unknown intent gets a record; a deleted payment stays deleted. An intent that differs from what we
 * asked for sets off an alarm and changes nothing.
 * @returns the payment; undefined when it was deleted, or when neither we nor Stripe know it
 */
export async function refreshPayment(id: string): Promise<PaymentItem | undefined> {
  let isNewDispute = false;
  const payment = await updatePaymentRecord<PaymentItem | undefined>(id, {
    // The record is read before Stripe is asked: any write in between fails this one, so an older answer never wins.
    revise: async (record) => {
      isNewDispute = false;
      const intent = await findIntent(id);
      if (isPaymentTombstone(record)) {
        if (intent?.status === 'succeeded' && !record.wasPaid) alarm('deleted-payment-paid', id);
        return { unchanged: undefined };
      }
      if (!intent) return { unchanged: record };
      const now = clock();
      const { item, steps } = record ? { item: record, steps: {} } : await newRecord(intent, now);
      if (!matchesIntent(item, intent, isLive(await stripeKeys()))) {
        alarm('payment-mismatched', id);
        return { unchanged: record };
      }
      const to = applyIntent(item, intent, await readFailures(item, intent), now);
      if (record && isDeepStrictEqual(to, record)) return { unchanged: record };
      isNewDispute = Boolean(to.disputed && !record?.disputed);
      return paymentRevision(record, to, now, { ...steps, ...clientLimitSteps(record, to) });
    },
  });
  if (payment && isNewDispute) alarm('payment-disputed', id);
  return payment;
}
