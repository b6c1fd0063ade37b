import { createHash, randomUUID } from 'node:crypto';
import { checkWhatIsPaid } from '#functions/payments/check-cart.ts';
import { createPayment } from '#functions/payments/create.ts';
import { linkStep, noteBreakdown, type PaymentKey, takeKey } from '#functions/payments/idempotency-keys.ts';
import { failedCards, intents, tooManyPayments } from '#functions/payments/limits.ts';
import type { PaymentDetails } from '#functions/payments/new-record.ts';
import { findPaymentRecord, isPayment } from '#functions/payments/store.ts';
import { now } from '#functions/platform/clock.ts';
import { countInWindow, unlessFull } from '#functions/platform/dynamo/window-limits.ts';
import { anyone } from '#functions/platform/http/caller.ts';
import { clientAddress } from '#functions/platform/http/client-address.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { pseudonym } from '#functions/platform/tokens.ts';
import { StripeServerError } from '#functions/stripe/errors.ts';
import { createIntent, findIntent, type Intent } from '#functions/stripe/intents.ts';
import { Problem } from '#shared/api/problem.ts';
import type { BodyOf } from '#shared/api/route.ts';
import { defaultDescription } from '#shared/payments/bill-pay-form.ts';
import { paymentRoutes } from '#shared/payments/routes.ts';

const contract = paymentRoutes['POST /api/payments/create-payment-intent'];

type Body = BodyOf<typeof contract>;

/** What is paid, for what and by whom: the same for a retry, whenever it was sent. */
function fingerprintOf({ amount, currency, metadata, items }: Body): string {
  const { timestamp: _, ...said } = metadata;
  const content = [
    amount,
    currency,
    Object.entries(said).sort(),
    items?.map(({ title, price }) => [title, price]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

function detailsOf({ metadata, items }: Body, addressKey: string, at: Date): PaymentDetails {
  const { accountNumber = '', description = defaultDescription, timestamp, ...person } = metadata;
  const isCart = metadata.source === 'lab-test-cart';
  return {
    ...person,
    accountNumber,
    description,
    timestamp: timestamp ?? at.toISOString(),
    ...(isCart && items && { items }),
    addressKey,
  };
}

function ended(): Problem {
  return new Problem('payment-ended', 'This payment has been cancelled. Please begin another one.');
}

/** The intent that a key has come to before, as long as somebody may still pay it or has paid it. */
async function earlierIntent(id: string): Promise<Intent> {
  const record = await findPaymentRecord(id);
  const intent = await findIntent(id);
  if (!isPayment(record) || !intent || intent.status === 'canceled') throw ended();
  return intent;
}

async function intentOf(
  { amount, currency, metadata }: Body,
  key: string,
  taken: PaymentKey,
): Promise<Intent> {
  if (taken.intentId) return earlierIntent(taken.intentId);
  const attempt = `${key} ${taken.breakdowns}`;
  try {
    return await createIntent({ amountCents: amount, currency, source: metadata.source, attempt });
  } catch (error) {
    if (error instanceof StripeServerError) await noteBreakdown(key, taken);
    throw error;
  }
}

// One logical payment: key, then intent, then record, and only then does the client secret leave. Whoever dies in
// between has charged nobody, and the same request again goes on where it stopped.
export const handler = handle(contract, anyone, async ({ body, event }) => {
  checkWhatIsPaid(body);
  const at = now();
  const addressKey = await pseudonym(clientAddress(event));
  const key = body.idempotencyKey ?? randomUUID();
  const claim = await takeKey(key, fingerprintOf(body), {
    intents: countInWindow(intents, addressKey),
    cards: unlessFull(failedCards, addressKey),
  });
  if ('reached' in claim) throw tooManyPayments(claim.reached);
  const { taken } = claim;
  const intent = await intentOf(body, key, taken);
  if (!taken.intentId) {
    const details = detailsOf(body, addressKey, at);
    const steps = { link: linkStep(key, intent.id) };
    await createPayment(intent, details, at, steps);
  }
  return reply(200, { id: intent.id, paymentIntentId: intent.id, clientSecret: intent.client_secret ?? '' });
});
