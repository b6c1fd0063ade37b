import type Stripe from 'stripe';
import { type StripeSettings, simulatedStripe } from '#infra/local/settings/settings.ts';
import type { ApiCall } from '#infra/stripe-simulator/api.ts';
import type { DisputeCause } from '#infra/stripe-simulator/disputes/dispute-object.ts';
import type { Delivery } from '#infra/stripe-simulator/endpoints/deliveries.ts';
import { StripeFailure } from '#infra/stripe-simulator/requests/failure.ts';
import type { Faults } from '#infra/stripe-simulator/requests/faults.ts';
import { createStripeSimulator, type StripeSimulator } from '#infra/stripe-simulator/simulator.ts';
import { type StripeMode, stripeEventTypes } from '#shared/payments/stripe.ts';
import { required } from '#shared/required.ts';
import { openServer } from './open-server.ts';

/** What the cardholder does during a payment. */
export interface PayOptions {
  /** The outcome of 3-D Secure. By default, it stays open. */
  authenticate?: 'complete' | 'fail';
}

export interface TestStripe {
  /** The origin that serves `/v1/…`. */
  api: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /**
   * Pays as a browser would, with a client secret (or an intent's id) and a card: a `pm_card_…` token or a
   * test card's number. Returns the intent afterwards; after a decline, its `last_payment_error` is set.
   */
  pay: (intentOrSecret: string, card?: string, options?: PayOptions) => Stripe.PaymentIntent;
  /** The events so far of one intent, or of all intents, oldest first. Each call signs them with the current time. */
  deliveries: (intentId?: string) => Delivery[];
  intent: (id: string) => Stripe.PaymentIntent;
  /** Every intent, oldest first. */
  intents: () => Stripe.PaymentIntent[];
  /** Refunds a payment in Stripe's dashboard: `amountCents` of it, or all. */
  refund: (intentId: string, amountCents?: number) => Stripe.Refund;
  /** Makes the cardholder's bank return the last refund of an intent. */
  failRefund: (intentId: string) => Stripe.Refund;
  /** Cancels the last refund of an intent in the dashboard. */
  cancelRefund: (intentId: string) => Stripe.Refund;
  /** Opens a dispute, by default because of fraud. The dispute withdraws the money unless it's an inquiry. */
  dispute: (intentId: string, cause?: DisputeCause) => Stripe.Dispute;
  /** Makes the bank decide the last dispute of an intent. */
  decideDispute: (intentId: string, outcome: 'won' | 'lost') => Stripe.Dispute;
  /** Makes the cardholder's bank withdraw the money of an intent's last dispute again, after we won it. */
  appealDispute: (intentId: string) => Stripe.Dispute;
  /** Makes the bank turn the last inquiry about an intent into a chargeback. */
  escalateDispute: (intentId: string) => Stripe.Dispute;
  /**
   * Lets time pass: balance transactions, delayed refund results, decisions and payouts happen, each at its time, and
   * record their events. Without `advance`, none of them happens.
   */
  advance: (seconds: number) => void;
  /** Stripe's time, which `advance` moves. Domain time doesn't move with it. */
  now: () => Date;
  /**
   * Pays out the available balance without waiting. A charge of `pm_card_bypassPending` is available as soon as it has
   * a balance transaction.
   */
  payOut: () => Stripe.Payout[];
  /** Makes the bank return a payout. */
  failPayout: (payoutId: string) => Stripe.Payout;
  /** Keeps the next payments in 'processing' until `settle`. */
  slowDown: (count: number) => void;
  settle: (intentId: string) => Stripe.PaymentIntent;
  /** Rotates the webhook secret. For a day, `deliveries` are signed with the old one as well. */
  rollWebhookSecret: (secret: string) => void;
  /**
   * Makes the next API calls fail: `faults.next(2, { status: 500, afterWork: true })`. A `late` call gets no answer,
   * and runs only at `faults.land()`.
   */
  faults: Faults;
  /** Every API call so far. */
  calls: ApiCall[];
  stop: () => void;
}

function confirmation(card: string) {
  if (card.startsWith('pm_')) return { payment_method: card };
  const typed = { number: card, exp_month: 12, exp_year: 2040, cvc: /^3[47]/.test(card) ? '1234' : '123' };
  return { payment_method_data: { type: 'card' as const, card: typed } };
}

function payWith({ payments }: StripeSimulator): TestStripe['pay'] {
  return (intentOrSecret, card = 'pm_card_visa', { authenticate } = {}) => {
    const id = required(intentOrSecret.split('_secret_', 1)[0], 'intent id');
    try {
      const intent = payments.confirm(payments.find(id), confirmation(card));
      if (intent.status !== 'requires_action' || !authenticate) return intent;
      return payments.authenticate(intent, authenticate === 'complete');
    } catch (error) {
      if (error instanceof StripeFailure && error.status === 402) return payments.find(id);
      throw error;
    }
  };
}

/**
 * Domain time, as the handlers see it. This can't use their clock module: it would be loaded, and read LOCAL_NOW,
 * before the system sets LOCAL_NOW.
 */
function domainNow(): number {
  const start = Date.parse(process.env.LOCAL_NOW ?? '');
  return Number.isNaN(start) ? Date.now() : start + Date.now() - Math.round(performance.timeOrigin);
}

const liveKeys: StripeSettings = {
  ...simulatedStripe,
  secretKey: 'sk_live_local',
  publishableKey: 'pk_live_local',
  mode: 'live',
};

/**
 * Stripe's simulator on its own loopback port, with keys of this mode; its objects are always test-mode
 * objects. It posts no events: the test delivers them.
 * @param enabledEvents the event types that the webhook is registered for. Default: the types that our code
 * reads
 */
export async function startStripe(
  keyMode: StripeMode = 'test',
  enabledEvents: readonly string[] = stripeEventTypes,
): Promise<TestStripe> {
  const { isReal: _, mode: __, ...keys } = keyMode === 'live' ? liveKeys : simulatedStripe;
  const calls: ApiCall[] = [];
  const { origin: api, close } = await openServer(
    (request, response) => void simulator.api(request, response),
  );
  const simulator = createStripeSimulator({
    keys,
    origin: api,
    enabledEvents,
    now: domainNow,
    onCall: (call) => calls.push(call),
  });
  const { payments, refunds, disputes, payouts, endpoints, deliveries, faults, clock, later, store } =
    simulator;
  const lastDispute = (intentId: string) => disputes.lastOf(refunds.chargeOfIntent(intentId));
  return {
    api,
    ...keys,
    pay: payWith(simulator),
    deliveries: (intentId) => deliveries.signed(intentId),
    intent: payments.find,
    intents: () => store.all('intents'),
    refund: (payment_intent, amount) => refunds.create({ payment_intent, amount }),
    failRefund: (intentId) => refunds.failLast(refunds.chargeOfIntent(intentId)),
    cancelRefund: (intentId) => refunds.cancelLast(refunds.chargeOfIntent(intentId)),
    dispute: (intentId, cause) => disputes.open(refunds.chargeOfIntent(intentId), cause),
    decideDispute: (intentId, outcome) => disputes.end(lastDispute(intentId), outcome),
    appealDispute: (intentId) => disputes.appeal(lastDispute(intentId)),
    escalateDispute: (intentId) => disputes.escalate(lastDispute(intentId)),
    advance: later.pass,
    now: () => new Date(clock.now() * 1000),
    payOut: payouts.payOutNow,
    failPayout: payouts.fail,
    slowDown: payments.slowDown,
    settle: (intentId) => payments.settle(payments.find(intentId)),
    rollWebhookSecret: endpoints.rollSecret,
    faults,
    calls,
    stop: () => {
      deliveries.stop();
      close();
    },
  };
}
