import type { DisputeCause } from './cards/behavior.ts';
import { publicIntent } from './payments/public-intent.ts';
import { type FailureReason, failureReasons } from './refunds/refunds.ts';
import { invalidRequest } from './requests/failure.ts';
import type { ApiFault } from './requests/faults.ts';
import type { StripeSimulator } from './simulator.ts';

/** The fields of a control's JSON body. */
export type Fields = Record<string, unknown>;

export interface Control {
  /** What it does and what it takes, as listed by `GET /local/stripe`. */
  says: string;
  run: (simulator: StripeSimulator, fields: Fields) => object | Promise<object>;
}

function countOf({ next = 1 }: Fields): number {
  return Number(next);
}

function orderOf({ order }: Fields): 'kept' | 'shuffled' | 'reversed' {
  return order === 'shuffled' || order === 'reversed' ? order : 'kept';
}

function faultOf({ status, delay, drop, afterWork, stored, late, only }: Fields): ApiFault {
  return {
    ...(status !== undefined && { status: Number(status) }),
    ...(delay !== undefined && { delay: Number(delay) }),
    ...(only !== undefined && { only: String(only) }),
    drop: drop === true,
    afterWork: afterWork === true,
    stored: stored === true,
    late: late === true,
  };
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

function secondsOf({ days = 0, hours = 0, seconds = 0 }: Fields): number {
  return Number(days) * day + Number(hours) * hour + Number(seconds);
}

function chargeOf(refunds: StripeSimulator['refunds'], { paymentIntent }: Fields) {
  return refunds.chargeOfIntent(String(paymentIntent));
}

const causes: readonly DisputeCause['reason'][] = ['fraudulent', 'noncompliant', 'product_not_received'];

function causeOf({ reason = 'fraudulent', inquiry }: Fields): DisputeCause {
  const cause = causes.find((known) => known === reason);
  if (!cause) throw invalidRequest(`Invalid reason: must be one of ${causes.join(', ')}`);
  return { reason: cause, ...(inquiry === true && { isInquiry: true }) };
}

function failureReasonOf({ reason = failureReasons[0] }: Fields): FailureReason {
  const known = failureReasons.find((failure) => failure === reason);
  if (!known) throw invalidRequest(`Invalid reason: must be one of ${failureReasons.join(', ')}`);
  return known;
}

/** The controls below `/local/stripe`, by method and path. */
export const controls: Readonly<Record<string, Control>> = {
  'GET /events': {
    says: 'Every event, newest first, with its delivery status.',
    run: ({ store }) => ({ events: store.all('events').reverse() }),
  },
  'GET /payments': {
    says: 'Every payment intent, newest first.',
    run: ({ store }) => ({ payments: store.all('intents').reverse() }),
  },
  'POST /hold': {
    says: 'Stops posting events until /release.',
    run: ({ deliveries }) => {
      deliveries.hold();
      return { held: true };
    },
  },
  'POST /release': {
    says: 'Posts the events that were held. { "order": "kept" | "shuffled" | "reversed" }',
    run: ({ deliveries }, fields) => ({ released: deliveries.release(orderOf(fields)) }),
  },
  'POST /replay': {
    says: 'Posts an event again, including one that was dropped. { "eventId": "evt_…" }',
    run: ({ deliveries }, { eventId }) => ({ replayed: deliveries.replay(String(eventId)) }),
  },
  'POST /drop': {
    says: 'Drops the next events: they’re never posted. { "next": 1 }',
    run: ({ deliveries }, fields) => {
      deliveries.drop(countOf(fields));
      return { dropping: countOf(fields) };
    },
  },
  'POST /delay': {
    says: 'From now on, posts every event with a delay. { "milliseconds": 5000 }',
    run: ({ deliveries }, { milliseconds = 0 }) => {
      deliveries.delay(Number(milliseconds));
      return { delay: Number(milliseconds) };
    },
  },
  'POST /faults': {
    says: 'Makes the next API calls fail. { "next": 1, "status": 429 | 500, "delay": milliseconds, "drop": true, "afterWork": true, "stored": true, "late": true, "only": "POST /v1/refunds" }',
    run: ({ faults }, fields) => {
      faults.next(countOf(fields), faultOf(fields));
      return { next: countOf(fields), fault: faultOf(fields) };
    },
  },
  'POST /faults/clear': {
    says: 'Clears the faults, so API calls succeed again.',
    run: ({ faults }) => {
      faults.clear();
      return { cleared: true };
    },
  },
  'POST /faults/land': {
    says: 'Delivers the API calls that were held back.',
    run: async ({ faults }) => ({ landed: await faults.land() }),
  },
  'POST /enabled-events': {
    says: 'From now on, posts only events of these types to this system. { "types": ["*"] }',
    run: ({ endpoints }, { types }) => endpoints.enable(Array.isArray(types) ? types.map(String) : ['*']),
  },
  'POST /roll-secret': {
    says: 'Rotates the webhook secret, as in the dashboard. For a day, events are signed with both the old secret and the new one.',
    run: ({ endpoints }) => ({ secret: endpoints.rollSecret() }),
  },
  'POST /slow': {
    says: 'Keeps the next payments in "processing" until /settle. { "next": 1 }',
    run: ({ payments }, fields) => {
      payments.slowDown(countOf(fields));
      return { slow: countOf(fields) };
    },
  },
  'POST /settle': {
    says: 'Settles a payment that’s in "processing". { "paymentIntent": "pi_…" }',
    run: ({ payments }, { paymentIntent }) => payments.settle(payments.find(String(paymentIntent))),
  },
  'POST /advance': {
    says: 'Moves time forward: pending refunds, decisions and payouts happen when due. { "days": 1, "hours": 0, "seconds": 0 }',
    run: ({ later, clock }, fields) => {
      later.pass(secondsOf(fields));
      return { now: new Date(clock.now() * 1000).toISOString() };
    },
  },
  'POST /dispute': {
    says: 'Has the cardholder dispute a payment. { "paymentIntent": "pi_…", "reason": "fraudulent" | "product_not_received", "inquiry": true }',
    run: ({ refunds, disputes }, fields) => disputes.open(chargeOf(refunds, fields), causeOf(fields)),
  },
  'POST /decide-dispute': {
    says: 'Has the bank decide a payment’s last dispute. { "paymentIntent": "pi_…", "outcome": "won" | "lost" | "escalated" | "appealed" }',
    run: ({ refunds, disputes }, fields) => {
      const dispute = disputes.lastOf(chargeOf(refunds, fields));
      if (fields.outcome === 'escalated') return disputes.escalate(dispute);
      if (fields.outcome === 'appealed') return disputes.appeal(dispute);
      return disputes.end(dispute, fields.outcome === 'won' ? 'won' : 'lost');
    },
  },
  'POST /warn': {
    says: 'Has the bank warn of fraud on a payment. { "paymentIntent": "pi_…" }',
    run: ({ refunds, disputes }, fields) => {
      disputes.warn(chargeOf(refunds, fields));
      return { warned: true };
    },
  },
  'POST /fail-refund': {
    says: `Has the bank return a payment’s last refund. { "paymentIntent": "pi_…", "reason": ${failureReasons.map((reason) => `"${reason}"`).join(' | ')} }`,
    run: ({ refunds }, fields) => refunds.failLast(chargeOf(refunds, fields), failureReasonOf(fields)),
  },
  'POST /cancel-refund': {
    says: 'Cancels a payment’s last refund, as in the dashboard, within 30 minutes. { "paymentIntent": "pi_…" }',
    run: ({ refunds }, fields) => refunds.cancelLast(chargeOf(refunds, fields)),
  },
  'POST /pay-out': {
    says: 'Pays out the available balance: payments made with card 4000 0000 0000 0077 or at least two business days old.',
    run: ({ payouts }) => ({ payouts: payouts.payOutNow() }),
  },
  'POST /fail-payout': {
    says: 'Has the bank return a payout. { "payout": "po_…" }',
    run: ({ payouts }, { payout }) => payouts.fail(String(payout)),
  },
  'POST /authenticate': {
    says: 'Completes or fails a payment’s 3-D Secure challenge. { "clientSecret": "pi_…_secret_…", "outcome": "complete" | "fail" }',
    run: ({ payments }, { clientSecret, outcome }) => {
      const [id = ''] = String(clientSecret).split('_secret_', 1);
      const intent = payments.findWith(id, String(clientSecret));
      return publicIntent(payments.authenticate(intent, outcome === 'complete'));
    },
  },
};
