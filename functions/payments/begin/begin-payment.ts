import { createHash, randomUUID } from 'node:crypto';
import {
  countServerError,
  findKey,
  referenceOf,
  type StoredKey,
  storeKey,
  type WaitingKey,
} from '#functions/payments/idempotency-keys.ts';
import type { PaymentDetails } from '#functions/payments/new-payment.ts';
import { isAbandoned } from '#functions/payments/unfinished-payments.ts';
import { now as clock } from '#functions/platform/clock.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { createIntent } from '#functions/stripe/create-intent.ts';
import { StripeServerError } from '#functions/stripe/errors.ts';
import type { Intent } from '#functions/stripe/intents.ts';
import { Problem } from '#shared/api/problem.ts';
import type { BodyOf } from '#shared/api/route.ts';
import { birthDateMessage } from '#shared/forms/birth-date.ts';
import { defaultDescription } from '#shared/payments/bill-pay-form.ts';
import type { BoughtItem } from '#shared/payments/payment.ts';
import type { PaymentMetadata, paymentRoutes } from '#shared/payments/routes.ts';
import { serviceDateMessage } from '#shared/payments/service-date.ts';
import { required } from '#shared/required.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { checkOrder } from './check-order.ts';
import { createPayment } from './create-payment.ts';
import { earlierIntent, paymentEnded } from './earlier-intent.ts';
import { countsOfBegun, isForPlace, refuseCardTesting, tooManyPayments } from './limits.ts';
import { makePlace } from './make-place.ts';

/** Throws a Problem when the day of the visit, or the date of birth, is in the future or too long ago. */
function checkDates({ serviceDate = '', dob = '' }: PaymentMetadata, now: Date): void {
  const today = clinicDateAt(now);
  const messages = {
    'metadata.serviceDate': serviceDate && serviceDateMessage(serviceDate, today),
    'metadata.dob': birthDateMessage(dob, today),
  };
  for (const [field, message] of Object.entries(messages)) {
    if (message) throw new Problem('invalid', message, { fields: { [field]: message } });
  }
}

type PaymentRequest = BodyOf<(typeof paymentRoutes)['POST /api/payments/create-payment-intent']>;

/** Digest of the payer, the amount and what is paid for. A retry has the same one, whenever it is sent. */
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
    // What was bought, so that lists and exports tell one order from another, and a search finds it.
    description: items?.map(({ title }) => title).join(', ') ?? description ?? defaultDescription,
    timestamp: timestamp ?? now.toISOString(),
    ...(items ? { items, ...(clinicId && { clinicId }) } : serviceDate && { serviceDate }),
    reference: referenceOf(idempotencyKey ?? randomUUID()),
    client,
  };
  return details;
}

/** Stores the key of a payment within its client's limits, or finds it stored. Throws `too-many`. */
async function storeWithinLimits(key: WaitingKey, client: Client, now: Date): Promise<StoredKey> {
  const { reference } = key.details;
  if (!(await findKey(reference))) await refuseCardTesting(client);
  for (;;) {
    const result = await storeKey(key, countsOfBegun(client, reference));
    if ('stored' in result) return result.stored;
    const { full } = result;
    if (!isForPlace(full) || !(await makePlace(full.key, now))) throw tooManyPayments(full);
  }
}

/** Creates the intent and the record of a key that has neither. */
async function newIntent({ amount, currency }: PaymentRequest, key: WaitingKey, now: Date): Promise<Intent> {
  // Its place may have gone to another payment.
  if (isAbandoned(key.begunAt, now)) throw paymentEnded();
  const { source, reference, client } = key.details;
  // Its client may have been stopped while the key was being stored.
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

/** A payment that a browser may pay with its client secret. */
interface BegunPayment {
  id: string;
  clientSecret: string;
}

/**
 * Begins one payment for an idempotency key. The order matters: first the key with all details, then the intent, then
 * the record, and only then does the client secret leave the server. What can't be stored fails before there is an
 * intent. If the process dies in between, no one was charged, and a retry or an event of the intent continues from there.
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
