import { createHash, randomUUID } from 'node:crypto';
import { failedCards, intents, tooManyPayments } from '#functions/payments/limits.ts';
import type { PaymentDetails } from '#functions/payments/new-payment.ts';
import { findPaymentRecord, isPayment } from '#functions/payments/store.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { countInWindow, windowNotFull } from '#functions/platform/dynamo/window-limits.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { StripeServerError } from '#functions/stripe/errors.ts';
import { createIntent, findIntent, type Intent } from '#functions/stripe/intents.ts';
import { Problem } from '#shared/api/problem.ts';
import type { BodyOf } from '#shared/api/route.ts';
import { defaultDescription } from '#shared/payments/bill-pay-form.ts';
import type { paymentRoutes } from '#shared/payments/routes.ts';
import { required } from '#shared/required.ts';
import { checkAmount } from './check-amount.ts';
import { createPayment } from './create-payment.ts';
import { countServerError, linkStep, type StoredKey, storeKey } from './idempotency-keys.ts';

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

function detailsOf({ metadata, items }: PaymentRequest, clientKey: string, now: Date): PaymentDetails {
  const { accountNumber = '', description = defaultDescription, timestamp, ...person } = metadata;
  const isCart = metadata.source === 'lab-test-cart';
  return {
    ...person,
    accountNumber,
    description,
    timestamp: timestamp ?? now.toISOString(),
    ...(isCart && items && { items }),
    clientKey,
  };
}

/** The intent that a key has led to before, as long as it is paid or can still be paid. */
async function earlierIntent(id: string): Promise<Intent> {
  const record = await findPaymentRecord(id);
  const intent = await findIntent(id);
  if (!isPayment(record) || !intent || intent.status === 'canceled') {
    throw new Problem('payment-ended', 'This payment has been cancelled. Please begin another one.');
  }
  return intent;
}

async function intentFor(
  { amount, currency, metadata }: PaymentRequest,
  key: string,
  stored: StoredKey,
): Promise<Intent> {
  if (stored.intentId) return earlierIntent(stored.intentId);
  const attempt = `${key} ${stored.serverErrors}`;
  try {
    return await createIntent({ amountCents: amount, currency, source: metadata.source, attempt });
  } catch (error) {
    if (error instanceof StripeServerError) await countServerError(key, stored);
    throw error;
  }
}

/** A payment that a browser may pay with its client secret. */
interface BegunPayment {
  id: string;
  clientSecret: string;
}

/**
 * Begins one payment for an idempotency key. The order matters: key, intent, record, and only then does the client
 * secret leave the server. If the process dies in between, no one was charged, and a retry continues where it stopped.
 */
export async function beginPayment(request: PaymentRequest, client: Client): Promise<BegunPayment> {
  checkAmount(request);
  const now = clock();
  const key = request.idempotencyKey ?? randomUUID();
  const result = await storeKey(key, fingerprintOf(request), {
    intents: client.isSpared ? undefined : countInWindow(intents, client.key),
    cards: client.isSpared ? undefined : windowNotFull(failedCards, client.key),
  });
  if ('limitsReached' in result) throw tooManyPayments(result.limitsReached);
  const { stored } = result;
  const intent = await intentFor(request, key, stored);
  if (!stored.intentId) {
    const steps = { link: linkStep(key, intent.id) };
    await createPayment(intent, detailsOf(request, client.key, now), now, steps);
  }
  return { id: intent.id, clientSecret: required(intent.client_secret, 'client secret') };
}
