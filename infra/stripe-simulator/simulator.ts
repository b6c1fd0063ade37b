import { type ApiCall, type ApiKeys, createApi } from './api.ts';
import { createDeliveries, type Deliveries } from './deliveries.ts';
import { createFaults, type Faults } from './faults.ts';
import { createPaymentIntents, type PaymentIntents } from './payment-intents.ts';
import { createRefunds, type Refunds } from './refunds.ts';
import { openStripeStore, type StripeStore } from './store.ts';

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
  ...options
}: StripeSimulatorOptions): StripeSimulator {
  const store = openStripeStore(file);
  const deliveries = createDeliveries({ store, webhookSecret: keys.webhookSecret, ...options });
  const faults = createFaults();
  const refunds = createRefunds(store, deliveries.emit);
  const payments = createPaymentIntents({
    store,
    emit: deliveries.emit,
    receiptsAt: `${origin}${stripePath}/receipts`,
    dispute: refunds.dispute,
  });
  const api = createApi({ store, payments, refunds, keys, faults, deliveries, onCall });
  return { keys, store, deliveries, faults, refunds, payments, api };
}
