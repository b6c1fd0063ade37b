import { isDeepStrictEqual } from 'node:util';
import { now as clock } from '#functions/platform/clock.ts';
import { log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { chargeOf, findIntent, type Intent } from '#functions/stripe/intents.ts';
import { isLive, stripeKeys } from '#functions/stripe/keys.ts';
import { paymentStatusOf } from '#shared/payments/payment.ts';
import { paymentRevision } from './change.ts';
import { newPayment } from './new-record.ts';
import type { PaymentItem } from './record.ts';
import { isPaymentTombstone } from './store.ts';
import { updatePaymentRecord } from './update-record.ts';

/** The record of an intent that is not ours to know: made past us, or its record never got written. */
function strangersPayment(intent: Intent, now: Date): PaymentItem {
  const payer = chargeOf(intent)?.billing_details;
  return newPayment(
    intent,
    {
      source: intent.metadata.source ?? 'unknown',
      timestamp: '',
      patientName: payer?.name ?? '',
      patientEmail: payer?.email ?? '',
      accountNumber: '',
      description: '',
    },
    now,
  );
}

/** What of an intent must be as we asked for it, or something is badly wrong. */
function isAsAsked(item: PaymentItem, intent: Intent, live: boolean): boolean {
  const { amountCents, currency, livemode } = item;
  const asked = intent.amount === amountCents && intent.currency === currency && intent.livemode === livemode;
  const paid = intent.status !== 'succeeded' || intent.amount_received === amountCents;
  return asked && paid && livemode === live;
}

/**
 * A payment as it is by Stripe's word. Money that was taken stays taken, except for refunds; an admin's status stays.
 * The intent leaves the sweeper's index when nobody can pay it any more, and a refund that is through ends its claim.
 */
function asStripeSays(item: PaymentItem, intent: Intent, now: Date): PaymentItem {
  const charge = chargeOf(intent);
  const told = paymentStatusOf(intent.status, intent.last_payment_error !== null);
  const { pending, pendingSince, refundClaim, ...rest } = item;
  const refundedCents = charge?.amount_refunded ?? item.refundedCents;
  const hasEnded = intent.status === 'succeeded' || intent.status === 'canceled';
  const paidAt = item.paidAt ?? (told === 'succeeded' ? now.toISOString() : undefined);
  const status = item.overridden ? item.status : paidAt ? 'succeeded' : told;
  return {
    ...rest,
    ...(!hasEnded && pending && { pending, pendingSince }),
    ...(paidAt && { paidAt }),
    ...((item.disputed || charge?.disputed) && { disputed: true }),
    status,
    refundedCents,
    ...(refundClaim && refundedCents < refundClaim.reachesCents && { refundClaim }),
    receiptUrl: item.receiptUrl || (charge?.receipt_url ?? ''),
  };
}

const alarmMetrics = {
  'payment-mismatched': 'PaymentMismatched',
  'payment-disputed': 'PaymentDisputed',
  'deleted-payment-paid': 'DeletedPaymentPaid',
};

function alarm(event: keyof typeof alarmMetrics, payment: string): void {
  log('error', event, { payment });
  countMetric(alarmMetrics[event]);
}

/**
 * Writes down how a payment stands at Stripe. Asked anew each time, so that it does not matter who calls it, how often,
 * or in which order: the webhook, the browser's confirmation, the sweeper, a refund.
 * An intent that we do not know gets a record; a deleted one stays deleted; one that is not as we asked for it raises
 * an alarm and changes nothing.
 * @returns the payment as it stands; undefined when it was deleted, or neither we nor Stripe know it
 */
export async function settlePayment(id: string): Promise<PaymentItem | undefined> {
  let isNewDispute = false;
  const settled = await updatePaymentRecord<PaymentItem | undefined>(id, {
    // Stripe is asked after the record was read: any write in between fails this one, so Stripe's newest word wins.
    revise: async (record) => {
      isNewDispute = false;
      const intent = await findIntent(id);
      if (isPaymentTombstone(record)) {
        if (intent?.status === 'succeeded' && !record.wasPaid) alarm('deleted-payment-paid', id);
        return { unchanged: undefined };
      }
      if (!intent) return { unchanged: record };
      const now = clock();
      const item = record ?? strangersPayment(intent, now);
      if (!isAsAsked(item, intent, isLive(await stripeKeys()))) {
        alarm('payment-mismatched', id);
        return { unchanged: record };
      }
      const to = asStripeSays(item, intent, now);
      if (record && isDeepStrictEqual(to, record)) return { unchanged: record };
      isNewDispute = Boolean(to.disputed && !record?.disputed);
      return paymentRevision(record, to, now);
    },
  });
  if (settled && isNewDispute) alarm('payment-disputed', id);
  return settled;
}
