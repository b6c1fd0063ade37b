import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterEach, beforeEach } from 'vitest';
import { simulatedStripe as keys } from '#infra/local/settings/settings.ts';
import { createStripePages } from '#infra/stripe-simulator/control.ts';
import { createStripeSimulator, type StripeSimulator } from '#infra/stripe-simulator/simulator.ts';
import { openServer } from '#infra/testing/stripe/open-server.ts';

const stripe = new Stripe(keys.secretKey);

/** A simulator with its controls and a webhook, started for each test. */
export class WebhookHarness {
  simulator!: StripeSimulator;
  origin = '';
  folder = '';
  /** The events that the webhook received. */
  received: Stripe.Event[] = [];
  /** The status codes of the webhook's next replies (default: 200). */
  answers: number[] = [];
  #close = () => {};

  readonly states = () => this.simulator.store.all('events').map(({ state }) => state);
  readonly types = () => this.received.map(({ type }) => type);

  /** Starts a simulator on the journal that an earlier one left, if any. */
  start(): StripeSimulator {
    this.simulator = createStripeSimulator({
      keys,
      origin: this.origin,
      webhookUrl: `${this.origin}/api/stripe/webhook`,
      file: join(this.folder, 'stripe.jsonl'),
      retryAfterMs: [10, 20, 40],
    });
    return this.simulator;
  }

  async open(): Promise<void> {
    this.folder = mkdtempSync(join(tmpdir(), 'stripe-'));
    this.received = [];
    this.answers = [];
    const server = await openServer(async (request, response) => {
      if (request.url !== '/api/stripe/webhook') return createStripePages(this.simulator)(request, response);
      const signature = String(request.headers['stripe-signature']);
      this.received.push(stripe.webhooks.constructEvent(await text(request), signature, keys.webhookSecret));
      const status = this.answers.shift() ?? 200;
      return response.writeHead(status, { location: '/api/stripe/webhook' }).end();
    });
    this.origin = server.origin;
    this.start();
    this.#close = () => {
      this.simulator.stop();
      server.close();
    };
  }

  close(): void {
    this.#close();
    rmSync(this.folder, { recursive: true });
  }

  async control(path: string, fields: object = {}) {
    const body = JSON.stringify(fields);
    const response = await fetch(`${this.origin}/local/stripe${path}`, { method: 'POST', body });
    return { status: response.status, body: await response.json() };
  }

  createIntent(): string {
    return this.simulator.payments.create({ amount: 6000, currency: 'usd' }).id;
  }

  pay(id: string): void {
    this.simulator.payments.confirm(this.simulator.payments.find(id), { payment_method: 'pm_card_visa' });
  }
}

/** A harness that opens before each test of a file, and closes after it. */
export function webhookPerTest(): WebhookHarness {
  const harness = new WebhookHarness();
  beforeEach(() => harness.open());
  afterEach(() => harness.close());
  return harness;
}

/** Options for `expect.poll`: a timeout that is long enough for a busy machine. */
export const patient = { timeout: 30_000 };
