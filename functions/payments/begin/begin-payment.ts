import { createHash, randomUUID } from 'node:crypto';
import { paymentRevision } from '#functions/payments/change.ts';
import {
  countServerError,
  findKey,
  type LinkedKey,
  linkStep,
  referenceOf,
  type StoredKey,
  storeKey,
  type WaitingKey,
} from '#functions/payments/idempotency-keys.ts';
import { fillBlanks, newPayment, type PaymentDetails } from '#functions/payments/new-payment.ts';
import { endPayment } from '#functions/payments/settle/settle-payment.ts';
import {
  findPaymentRecord,
  isPayment,
  noSuchPayment,
  updatePaymentRecord,
} from '#functions/payments/store.ts';
import { isAbandoned } from '#functions/payments/unfinished-payments.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { count } from '#functions/platform/dynamo/tally.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { createIntent } from '#functions/stripe/create-intent.ts';
import { StripeServerError } from '#functions/stripe/errors.ts';
import { findIntent, type Intent } from '#functions/stripe/intents.ts';
import { invalid, Problem } from '#shared/api/problem.ts';
import type { BodyOf } from '#shared/api/route.ts';
import { birthDateMessage } from '#shared/forms/birth-date.ts';
import { defaultDescription } from '#shared/payments/bill-pay-form.ts';
import type { BoughtItem } from '#shared/payments/payment.ts';
import type { PaymentMetadata, paymentRoutes } from '#shared/payments/routes.ts';
import { serviceDateMessage } from '#shared/payments/service-date.ts';
import { required } from '#shared/required.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { checkOrder } from './check-order.ts';
import {
  countsOfBegun,
  isUnfinishedLimit,
  makeRoom,
  refuseCardTesting,
  repeatOf,
  tooManyPayments,
  tooManyRepeats,
} from './limits.ts';

/** Throws a Problem when the day of the visit, or the date of birth, is in the future or too long ago. */
function checkDates({ serviceDate = '', dob = '' }: PaymentMetadata, now: Date): void {
  const today = clinicDateAt(now);
  const messages = {
    'metadata.serviceDate': serviceDate && serviceDateMessage(serviceDate, today),
    'metadata.dob': birthDateMessage(dob, today),
  };
  for (const [field, message] of Object.entries(messages)) {
    if (message) throw invalid(field, message);
  }
}

type PaymentRequest = BodyOf<(typeof paymentRoutes)['POST /api/payments/create-payment-intent']>;

/** A digest of the payer, the amount and the purchase. It is the same for a retry, whenever that is sent. */
function fingerprintOf({ amount, currency, metadata, items }: PaymentRequest): string {
  const { timestamp: _, ...details } = metadata;
  const content = [
    amount,
    currency,
    Object.entries(details).sort(),
    items?.map(({ title, price }) => [title, price]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

function detailsOf(
  { amount, metadata, idempotencyKey }: PaymentRequest,
  items: BoughtItem[] | undefined,
  client: Client,
  now: Date,
) {
  const { accountNumber = '', description, serviceDate, clinicId, timestamp, ...person } = metadata;
  const details: PaymentDetails = {
    ...person,
    amountCents: amount,
    accountNumber,
    // Describe an order by its tests' titles: lists and exports then tell orders apart, and a search finds a title.
    description: items?.map(({ title }) => title).join(', ') ?? description ?? defaultDescription,
    timestamp: timestamp ?? now.toISOString(),
    ...(items ? { items, ...(clinicId && { clinicId }) } : serviceDate && { serviceDate }),
    reference: referenceOf(idempotencyKey ?? randomUUID()),
    client,
  };
  return details;
}

/**
 * Stores the key of a payment within its client's limits, or returns the key that is already stored. Throws `too-many`,
 * or `conflict` when the key belongs to another payment.
 */
async function storeWithinLimits(key: WaitingKey, client: Client, now: Date): Promise<StoredKey> {
  const { reference } = key.details;
  if (!(await findKey(reference))) await refuseCardTesting(client);
  for (;;) {
    const result = await storeKey(key, countsOfBegun(client, reference));
    if ('stored' in result) return result.stored;
    const { full } = result;
    if (!isUnfinishedLimit(full) || !(await makeRoom(full.key, now))) throw tooManyPayments(full);
  }
}

/**
 * The refusal when a simultaneous request has linked the key to another intent. A retry gets that intent's client
 * secret.
 */
function linkedElsewhere(): Problem {
  return new Problem('too-many', 'We’re still setting up your payment. Please try again in a moment.', {
    retryAfterSeconds: 1,
  });
}

/**
 * Creates the payment of an intent. If a simultaneous request or Stripe's event has already created the payment, fills
 * in its blank fields. Throws `not-found` when the payment was deleted, and `too-many` when its key is linked to
 * another intent.
 */
async function createPayment(intent: Intent, details: PaymentDetails, now: Date): Promise<void> {
  await updatePaymentRecord(intent.id, {
    isNew: true,
    revise: (record) => {
      if (record && !isPayment(record)) throw noSuchPayment();
      const to = record ? fillBlanks(record, details) : newPayment(intent, details, now);
      if (to === record) return { unchanged: record };
      const steps = { link: linkStep(details.reference, intent.id) };
      return {
        ...paymentRevision(record, to, now, steps),
        onRefused() {
          throw linkedElsewhere();
        },
      };
    },
  });
}

function paymentEnded(): Problem {
  return new Problem('payment-ended', 'This payment was canceled. Please start a new one.');
}

/**
 * The intent that this key created earlier. Throws `payment-ended` if the intent isn't paid and can't be paid anymore,
 * or `too-many` when the intent is requested too often.
 */
async function earlierIntent({ intentId, begunAt }: LinkedKey, now: Date): Promise<Intent> {
  const record = await findPaymentRecord(intentId);
  if (!isPayment(record) || !(record.pending || record.paidAt)) throw paymentEnded();
  const full = await count(repeatOf(intentId));
  if (full) throw tooManyRepeats(full);
  // Cancel an abandoned intent now: otherwise, `sweepPendingPayments` would cancel it while the patient is paying.
  if (record.pending && isAbandoned(begunAt, now)) await endPayment(intentId);
  const intent = await findIntent(intentId);
  if (!intent || intent.status === 'canceled') throw paymentEnded();
  return intent;
}

/** Creates the intent and the record of a key that has neither. */
async function newIntent({ amount, currency }: PaymentRequest, key: WaitingKey, now: Date): Promise<Intent> {
  // An abandoned key no longer counts as unfinished, so another payment may have taken its place in that count.
  if (isAbandoned(key.begunAt, now)) throw paymentEnded();
  const { source, reference, client } = key.details;
  // The client may have reached the limit of failed cards while the key was being stored.
  if (client) await refuseCardTesting(client);
  const attempt = `${reference} ${key.serverErrors}`;
  try {
    const intent = await createIntent({ amountCents: amount, currency, source, reference, attempt });
    await createPayment(intent, key.details, now);
    return intent;
  } catch (error) {
    if (error instanceof StripeServerError) await countServerError(key);
    throw error;
  }
}

/** A payment that a browser can complete with its client secret. */
interface BegunPayment {
  id: string;
  clientSecret: string;
}

/**
 * Begins one payment for an idempotency key. The order matters: store the key with all details, create the intent,
 * store the record, and only then return the client secret. Details that can't be stored fail before there is an
 * intent. If the process dies between two of these steps, no one was charged, and a retry or an event of the intent
 * continues from there.
 */
export async function beginPayment(request: PaymentRequest, client: Client): Promise<BegunPayment> {
  const items = checkOrder(request);
  const now = clock();
  checkDates(request.metadata, now);
  const details = detailsOf(request, items, client, now);
  const key = { fingerprint: fingerprintOf(request), serverErrors: 0, begunAt: now.toISOString(), details };
  const stored = await storeWithinLimits(key, client, now);
  const isFirst = stored.intentId === undefined;
  const intent = isFirst ? await newIntent(request, stored, now) : await earlierIntent(stored, now);
  return { id: intent.id, clientSecret: required(intent.client_secret, 'client secret') };
}
