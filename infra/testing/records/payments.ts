import { randomUUID } from 'node:crypto';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect } from 'vitest';
import type { PaymentItem } from '#functions/payments/record.ts';
import { adminClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { startStripe } from '#infra/testing/stripe/stripe-system.ts';
import type { TestSystemOptions } from '#infra/testing/system.ts';

let people = 0;

/** The body that the bill-pay form sends, with a new patient each time. */
export function billBody(changes: Record<string, unknown> = {}, metadata: Record<string, unknown> = {}) {
  people += 1;
  return {
    amount: 12_345,
    metadata: {
      source: 'bill-pay',
      patientName: 'Dana Ortega',
      patientEmail: `payer${people}@example.com`,
      accountNumber: 'AC-778120',
      ...metadata,
    },
    idempotencyKey: randomUUID() as string,
    ...changes,
  };
}

/** The body that the cart's checkout sends, with two tests. */
export function cartBody(changes: Record<string, unknown> = {}) {
  people += 1;
  return {
    amount: 6000,
    metadata: {
      source: 'lab-test-cart',
      patientName: 'Dana Ortega',
      patientEmail: `payer${people}@example.com`,
    },
    items: [
      { title: 'CBC', price: '$30.00' },
      { title: 'CMP', price: '$30.00' },
    ],
    idempotencyKey: randomUUID() as string,
    ...changes,
  };
}

type Delivery = { payload: string | Buffer; signature: string };

interface PaymentSystemOptions extends TestSystemOptions {
  /** Whether the webhook secret was rotated at Stripe, and the system has both the new and the old one. */
  rotatesSecret?: boolean;
}

export type PaymentSystem = Awaited<ReturnType<typeof openPaymentSystem>>;

/** Opens a system with Stripe's simulator. Open one per test file. */
export async function openPaymentSystem({ rotatesSecret = false, ...options }: PaymentSystemOptions = {}) {
  const stripe = await startStripe(options.stripeMode === 'live' ? 'live' : 'test');
  afterAll(stripe.stop);
  const rotated = rotatesSecret && {
    webhookSecret: 'whsec_rotated',
    previousWebhookSecret: stripe.webhookSecret,
  };
  const system = await openTestSystem({ stripe: { ...stripe, ...rotated }, ...options });
  // Rotate after the system has started, because the start sets its clock.
  if (rotated) stripe.rollWebhookSecret(rotated.webhookSecret);
  const begin = (body: unknown) => system.call('POST /api/payments/create-payment-intent', { body });
  return {
    ...system,
    stripe,
    begin,
    /** Starts a payment, which must succeed. Returns its id and client secret. */
    async begun(body: unknown = billBody()) {
      const answer = await begin(body);
      expect(answer.status).toBe(200);
      return answer.body;
    },
    /** Starts, pays and confirms a payment. Returns its id. */
    async paid(body?: unknown): Promise<string> {
      const { id } = await this.begun(body);
      stripe.pay(id);
      await this.confirm(id);
      return id;
    },
    /**
     * Makes a paid $25 sale of another product on the same Stripe account, without delivering its events. Returns its
     * id.
     */
    async otherSale(currency = 'usd'): Promise<string> {
      const made = await fetch(`${stripe.api}/v1/payment_intents`, {
        method: 'POST',
        headers: { authorization: `Bearer ${stripe.secretKey}` },
        body: new URLSearchParams({ amount: '2500', currency, 'metadata[source]': 'gift-shop' }),
      });
      const { id } = (await made.json()) as { id: string };
      stripe.pay(id);
      return id;
    },
    /** Makes a sale like `otherSale`, and delivers its events. */
    async sellElsewhere(currency?: string): Promise<string> {
      const id = await this.otherSale(currency);
      await this.deliverAll(id);
      return id;
    },
    deliver: ({ payload, signature }: Delivery) =>
      system.call('POST /api/stripe/webhook', {
        rawBody: payload,
        headers: { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' },
      }),
    /** Delivers every event of an intent so far, in order. */
    async deliverAll(id: string) {
      for (const delivery of stripe.deliveries(id)) {
        const { status } = await this.deliver(delivery);
        expect(status).toBe(200);
      }
    },
    confirm: (paymentIntentId: string) =>
      system.call('POST /api/payments/confirm-payment', { body: { paymentIntentId } }),
    async stats() {
      return (await system.call('GET /api/payments/stats', { claims: adminClaims() })).body.stats;
    },
    /** The payment as a manager sees it. */
    async shown(id: string) {
      const { body } = await system.call('POST /api/payments/search', {
        body: { q: id },
        claims: adminClaims(),
      });
      return body.payments.find((payment) => payment.id === id);
    },
    async stored(id: string) {
      const command = new GetCommand({ TableName: system.tableName('Payments'), Key: { id } });
      return (await system.dynamo.send(command)).Item as PaymentItem | undefined;
    },
    /** Moves the times of a payment's refund requests this many seconds into the past. */
    async backdateRefunds(id: string, seconds: number) {
      const item = await this.stored(id);
      const earlier = (at: string) => new Date(Date.parse(at) - seconds * 1000).toISOString();
      const refundRequests = item?.refundRequests?.map((request) => ({
        ...request,
        requestedAt: earlier(request.requestedAt),
      }));
      const Item = { ...item, refundRequests };
      await system.dynamo.send(new PutCommand({ TableName: system.tableName('Payments'), Item }));
    },
    /** A record's entries in the audit log, except views. */
    async auditOf(id: string) {
      const lines = await system.all('Audit');
      return lines.filter(({ subject, action }) => subject === id && !String(action).endsWith('.view'));
    },
    /** The receipts that are queued for a payment. */
    async receipts(id: string) {
      return (await this.mails(id)).filter(({ kind }) => kind === 'receipt');
    },
    /** Marks the receipts of a payment as sent. `createdAt` replaces the instant at which they were queued. */
    async sendReceipts(id: string, createdAt?: string) {
      for (const mail of await this.receipts(id)) {
        const Item = { ...mail, status: 'sent', ...(createdAt && { createdAt }) };
        await system.dynamo.send(new PutCommand({ TableName: system.tableName('Outbox'), Item }));
      }
    },
    /** Every mail that is queued for a payment. */
    async mails(id: string) {
      return (await system.all('Outbox')).filter((mail) => mail.paymentId === id);
    },
    /** The cents of each refund of a payment at Stripe, in order. */
    refundsOf: (id: string) =>
      stripe
        .deliveries(id)
        .filter(({ type }) => type === 'refund.created')
        .map(({ payload }) => JSON.parse(payload).data.object.amount as number),
    setStatus: (id: string, body: object) =>
      system.call('PUT /api/payments/{id}/status', { params: { id }, body, claims: adminClaims() }),
    remove: (id: string) =>
      system.call('DELETE /api/payments/{id}', { params: { id }, claims: adminClaims() }),
    /** The work items about a payment. */
    async workOf(id: string) {
      const { body } = await system.call('GET /api/payments/worklist', { claims: adminClaims() });
      return body.items.filter(({ paymentIntentId }) => paymentIntentId === id);
    },
    markHandled: (id: string, body: object) =>
      system.call('POST /api/payments/{id}/handled', { params: { id }, body, claims: adminClaims() }),
    enter: (body: object) => system.call('POST /api/admin/payments', { body, claims: adminClaims() }),
    /**
     * Refunds as a manager does in a new dialog: with the payment's current version and a new key, unless `body` has
     * others.
     */
    async refund(id: string, body: object, claims = adminClaims()) {
      const { version = 1 } = (await this.stored(id)) ?? {};
      return system.call('POST /api/payments/{id}/refund', {
        params: { id },
        body: { version, idempotencyKey: randomUUID(), ...body },
        claims,
      });
    },
  };
}
