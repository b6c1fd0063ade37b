import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterEach, beforeEach } from 'vitest';
import { createStripeSimulator, type StripeSimulator } from '#infra/stripe-simulator/simulator.ts';
import { openServer } from '#infra/testing/stripe/open-server.ts';
import { readSetup, setUpStripe } from './stripe-setup.ts';

export const keys = {
  secretKey: 'sk_test_own',
  publishableKey: 'pk_test_own',
  webhookSecret: 'whsec_own',
  foreignKey: 'pk_test_foreign',
};

/** Stripe's simulator, and a site that receives its events, on one origin. */
export class SetupHarness {
  simulator!: StripeSimulator;
  origin = '';
  readonly folder = mkdtempSync(join(tmpdir(), 'stripe-setup-'));
  /** The site's settings: the secret it checks events with, and the key it gives browsers. */
  siteSecret = keys.webhookSecret;
  siteKey: string | undefined = keys.publishableKey;
  said: string[] = [];
  #close = () => {};

  async open(): Promise<void> {
    const server = await openServer(async (request, response) => {
      if (request.url?.startsWith('/v1/')) return this.simulator.api(request, response);
      if (request.url === '/config.json') {
        const stripe = this.siteKey ? { publishableKey: this.siteKey } : undefined;
        return response.end(JSON.stringify({ stripe }));
      }
      const signature = String(request.headers['stripe-signature']);
      const body = await text(request);
      try {
        Stripe.webhooks.constructEvent(body, signature, this.siteSecret);
        return response.end();
      } catch {
        return response.writeHead(400).end();
      }
    });
    this.origin = server.origin;
    this.simulator = createStripeSimulator({
      keys,
      origin: this.origin,
      webhookUrl: `${this.origin}/api/stripe/webhook`,
    });
    this.#close = () => {
      this.simulator.stop();
      server.close();
    };
  }

  close(): void {
    this.#close();
    rmSync(this.folder, { recursive: true });
  }

  get env() {
    return {
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
      STRIPE_API: this.origin,
      LOCAL_DATA_DIR: this.folder,
    };
  }

  /** Runs the setup. Resolves to its output. */
  async run(env: Record<string, string> = {}): Promise<string[]> {
    this.said = [];
    const settings = readSetup({ ...this.env, ...env }, [this.origin]);
    await setUpStripe(settings, {
      secretDirectory: this.folder,
      say: (line) => this.said.push(line),
      waitMs: 3_000,
    });
    return this.said;
  }

  /** Everything at Stripe that a set-up could change. */
  atStripe(): string {
    const { endpoints, store } = this.simulator;
    return JSON.stringify([endpoints.all(), store.all('intents')]);
  }
}

/** A harness for each test of a file. */
export function setupPerTest(): () => SetupHarness {
  let harness: SetupHarness;
  beforeEach(async () => {
    harness = new SetupHarness();
    await harness.open();
  });
  afterEach(() => harness.close());
  return () => harness;
}
