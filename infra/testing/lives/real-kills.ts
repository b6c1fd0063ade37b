import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { adminToken } from '#infra/local/admin-token.ts';
import { simulatedStripe } from '#infra/local/settings/settings.ts';
import { type LocalProcess, startLocalSystem } from '#infra/testing/local-system.ts';
import type { BookDay } from '#shared/books/book-day.ts';
import type { Payment } from '#shared/payments/payment.ts';

const kills = 10;
const payersAtOnce = 4;
const refundCents = 500;

function billBody() {
  return {
    amount: 12_345,
    metadata: {
      source: 'bill-pay',
      patientName: 'Dana Ortega',
      patientEmail: 'payer@example.com',
      accountNumber: 'AC-778120',
    },
    idempotencyKey: randomUUID(),
  };
}

type Ask = <Answer>(method: string, path: string, body?: unknown, token?: string) => Promise<Answer>;

function askerOf({ origin }: LocalProcess): Ask {
  return async (method, path, body, token) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    return response.json();
  };
}

function stripeOf({ port }: LocalProcess): Stripe {
  return new Stripe(simulatedStripe.secretKey, {
    host: 'localhost',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
  });
}

/** Pays and refunds for as long as the system answers. */
async function payAndRefund(ask: Ask, stripe: Stripe, token: string): Promise<void> {
  for (;;) {
    try {
      const { id } = await ask<{ id: string }>('POST', '/api/payments/create-payment-intent', billBody());
      await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
      await ask('POST', '/api/payments/confirm-payment', { paymentIntentId: id });
      await ask('POST', `/api/payments/${id}/refund`, { amount: refundCents, reason: 'A part' }, token);
    } catch {
      return;
    }
  }
}

async function killAmidPayments(env: Record<string, string>): Promise<void> {
  const system = await startLocalSystem(env);
  const [ask, stripe] = [askerOf(system), stripeOf(system)];
  const token = await adminToken(system.origin);
  const payers = Array.from({ length: payersAtOnce }, () => payAndRefund(ask, stripe, token));
  await sleep(200 + Math.random() * 800);
  await system.end('SIGKILL');
  await Promise.all(payers);
}

async function checkBooks(ask: Ask, token: string): Promise<BookDay[]> {
  await ask('POST', '/api/reconciliation', {}, token);
  for (;;) {
    const books = await ask<{ days: BookDay[]; checkedAt: string | null; isChecking: boolean }>(
      'GET',
      '/api/reconciliation',
      undefined,
      token,
    );
    if (books.checkedAt && !books.isChecking) return books.days;
    await sleep(250);
  }
}

async function recordedPayments(ask: Ask, token: string): Promise<Map<string, Payment>> {
  const payments = new Map<string, Payment>();
  let cursor: string | null = null;
  do {
    const query = `limit=200${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`;
    const page: { payments: Payment[]; nextCursor: string | null } = await ask(
      'GET',
      `/api/payments/list?${query}`,
      undefined,
      token,
    );
    for (const payment of page.payments) payments.set(payment.id, payment);
    cursor = page.nextCursor;
  } while (cursor);
  return payments;
}

/** What of the records isn't as it is at Stripe, in words. */
async function wrongRecords(stripe: Stripe, payments: ReadonlyMap<string, Payment>): Promise<string[]> {
  const intents = await stripe.paymentIntents
    .list({ limit: 100, expand: ['data.latest_charge'] })
    .autoPagingToArray({ limit: 10_000 });
  const paid = intents.filter(({ status }) => status === 'succeeded');
  console.log(`${intents.length} payments were begun, ${paid.length} of them paid.`);
  return paid.flatMap(({ id, latest_charge: charge }) => {
    const refunded = charge && typeof charge === 'object' ? charge.amount_refunded / 100 : 0;
    const payment = payments.get(id);
    const isTrue = payment?.status === 'succeeded' && payment.amountRefunded === refunded;
    return isTrue ? [] : [`${id} has ${refunded} refunded at Stripe, and is ${JSON.stringify(payment)} here`];
  });
}

/**
 * Kills the whole system amid payments and refunds, ten times, then checks the books. Throws when a record isn't true, or
 * the books differ.
 */
export async function killAndReconcile(): Promise<void> {
  const first = await startLocalSystem();
  const env = { LOCAL_DATA_DIR: first.dataDir };
  await first.end('SIGKILL');
  try {
    for (let kill = 0; kill < kills; kill++) await killAmidPayments(env);
    const system = await startLocalSystem(env);
    const [ask, token] = [askerOf(system), await adminToken(system.origin)];
    const days = await checkBooks(ask, token);
    const wrong = await wrongRecords(stripeOf(system), await recordedPayments(ask, token));
    const open = days.flatMap((day) => day.open).filter(({ isWaiting }) => !isWaiting);
    await system.end('SIGKILL');
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    if (open.length > 0) throw new Error(`The books differ: ${JSON.stringify(open)}`);
    console.log(`Killed ${kills} times; every record is as it is at Stripe, and the books agree.`);
  } finally {
    rmSync(first.dataDir, { recursive: true, force: true });
  }
}
