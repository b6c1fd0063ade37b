import { createDeliveries, type Deliveries } from '#infra/stripe-simulator/endpoints/deliveries.ts';
import type { Account } from './account/account.ts';
import { type Clock, createClock, createLater, type Later } from './account/later.ts';
import { openStripeStore, type StripeStore } from './account/store.ts';
import { type ApiCall, type ApiKeys, createApi } from './api.ts';
import { createBalance } from './balance/balance.ts';
import { createPayouts, type Payouts } from './balance/payouts.ts';
import { createDisputes, type Disputes } from './disputes/disputes.ts';
import { createEndpoints, domainRoutes, type Endpoints } from './endpoints/endpoints.ts';
import { createCharging } from './payments/charging.ts';
import { createPaymentIntents, type PaymentIntents } from './payments/payment-intents.ts';
import { createRefunds, type Refunds } from './refunds/refunds.ts';
import { createFaults, type Faults } from './requests/faults.ts';

/** The path of the simulator's own pages and controls. */
export const stripePath = '/local/stripe';

export interface StripeSimulatorOptions {
  keys: ApiKeys & { webhookSecret: string };
  /** The simulator's origin. */
  origin: string;
  /** The URL of the account's first endpoint, to which events are posted. Without it, events are only recorded. */
  webhookUrl?: string;
  /** The event types that the first endpoint is registered for. Default: all. */
  enabledEvents?: readonly string[];
  /** The journal file. Without it, payments are lost when the process ends. */
  file?: string;
  /** Returns the account's time in Unix milliseconds, without the time that `advance` skips. Default: real time. */
  now?: () => number;
  retryAfterMs?: readonly number[];
  onCall?: (call: ApiCall) => void;
}

export interface StripeSimulator {
  store: StripeStore;
  clock: Clock;
  later: Later;
  endpoints: Endpoints;
  deliveries: Deliveries;
  faults: Faults;
  payments: PaymentIntents;
  refunds: Refunds;
  disputes: Disputes;
  payouts: Payouts;
  /** Serves `/v1/…`. */
  api: ReturnType<typeof createApi>;
  /** Posts waiting events. From then on, does planned work when it is due. */
  start: () => void;
  stop: () => void;
}

/** The URL of the first endpoint when events are only recorded. */
const recordedUrl = 'https://recorded.example/api/stripe/webhook';

/** Simulates, in this process, the parts of Stripe that this project uses. */
export function createStripeSimulator(options: StripeSimulatorOptions): StripeSimulator {
  const { keys, origin, webhookUrl, file, onCall, now = Date.now, retryAfterMs } = options;
  const store = openStripeStore(file);
  const clock = createClock(store, now);
  const later = createLater(store, clock);
  const endpoints = createEndpoints(store, clock, {
    url: webhookUrl ?? recordedUrl,
    secret: keys.webhookSecret,
    enabledEvents: options.enabledEvents ?? ['*'],
  });
  const posts = webhookUrl !== undefined;
  const deliveries = createDeliveries({ store, clock, endpoints, posts, retryAfterMs });
  const account: Account = { store, clock, later, emit: deliveries.emit };
  const faults = createFaults();
  const balance = createBalance(account);
  const payouts = createPayouts(account, balance);
  const refunds = createRefunds(account, balance, (charge) => disputes.settleInquiries(charge));
  const disputes = createDisputes(account, balance, refunds.failPending);
  const charging = createCharging(account, balance, disputes, `${origin}${stripePath}/receipts`);
  const payments = createPaymentIntents(account, charging);
  const routes = [payments, refunds, disputes, payouts, endpoints, deliveries].flatMap((part) => part.routes);
  routes.push(...domainRoutes(clock));
  const parts = { store, clock, later, endpoints, deliveries, faults, payments, refunds, disputes, payouts };
  return {
    ...parts,
    api: createApi({ store, clock, routes, keys, faults, onCall }),
    start() {
      deliveries.resume();
      later.start();
    },
    stop() {
      later.stop();
      deliveries.stop();
    },
  };
}
