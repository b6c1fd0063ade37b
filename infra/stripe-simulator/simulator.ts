import type { Account } from './account/account.ts';
import { createClock } from './account/clock.ts';
import { createDeliveries, type Deliveries } from './account/deliveries.ts';
import { openStripeStore, type StripeStore } from './account/store.ts';
import { type ApiCall, type ApiKeys, createApi } from './api.ts';
import { disputeRoutes } from './disputes/disputes.ts';
import { eventRoutes } from './events/event-routes.ts';
import { createPaymentIntents, type PaymentIntents } from './payments/payment-intents.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { createRefunds, type Refunds, refundRoutes } from './refunds/refunds.ts';
import { createFaults, type Faults } from './requests/faults.ts';

/** The path of the simulator's own pages and controls. */
export const stripePath = '/local/stripe';

export interface StripeSimulatorOptions {
  keys: ApiKeys & { webhookSecret: string };
  /** The simulator's origin. */
  origin: string;
  /** Where events are posted. Without it they are only recorded. */
  webhookUrl?: string;
  /** The journal file. Without it, payments are lost when the process ends. */
  file?: string;
  /** The account's time, in Unix milliseconds: real time by default. */
  now?: () => number;
  retryAfterMs?: readonly number[];
  onCall?: (call: ApiCall) => void;
}

export interface StripeSimulator {
  keys: StripeSimulatorOptions['keys'];
  store: StripeStore;
  deliveries: Deliveries;
  faults: Faults;
  refunds: Refunds;
  payments: PaymentIntents;
  /** Serves `/v1/…`. */
  api: ReturnType<typeof createApi>;
}

/** The parts of Stripe that this project uses, in this process. */
export function createStripeSimulator({
  keys,
  origin,
  file,
  onCall,
  now = Date.now,
  ...options
}: StripeSimulatorOptions): StripeSimulator {
  const store = openStripeStore(file);
  const clock = createClock(store, now);
  const deliveries = createDeliveries({ store, clock, webhookSecret: keys.webhookSecret, ...options });
  const account: Account = { store, clock, emit: deliveries.emit };
  const faults = createFaults();
  const refunds = createRefunds(account);
  const payments = createPaymentIntents({
    account,
    receiptsAt: `${origin}${stripePath}/receipts`,
    dispute: refunds.dispute,
  });
  const routes = [
    ...paymentRoutes(account, payments),
    ...refundRoutes(refunds),
    ...disputeRoutes(account),
    ...eventRoutes(account),
  ];
  const api = createApi({ store, routes, keys, faults, deliveries, onCall });
  return { keys, store, deliveries, faults, refunds, payments, api };
}
