import { z } from 'zod';
import { publicIntent } from './payments/intent-object.ts';
import type { StripeSimulator } from './simulator.ts';

export interface Control {
  /** What it does and what it takes, as listed by `GET /local/stripe`. */
  says: string;
  /** Throws a ZodError when the body isn't what it takes, or a StripeFailure. */
  run: (simulator: StripeSimulator, body: unknown) => object;
}

function control<Fields extends z.ZodRawShape>(
  says: string,
  fields: Fields,
  run: (simulator: StripeSimulator, fields: z.output<z.ZodObject<Fields>>) => object,
): Control {
  return { says, run: (simulator, body) => run(simulator, z.object(fields).parse(body)) };
}

const next = z.int().positive().default(1);
const ofPayment = { paymentIntent: z.string() };
const number = z.number().default(0);
const flag = z.literal(true).optional();

/** The controls below `/local/stripe`, by name. */
export const controls: Readonly<Record<string, Control>> = {
  drop: control(
    'Drops the next events: they’re never posted. { "next": 1 }',
    { next },
    ({ deliveries }, fields) => {
      deliveries.drop(fields.next);
      return { dropping: fields.next };
    },
  ),
  faults: control(
    'Makes the next API calls fail. { "next": 1, "status": 429 | 500, "delay": milliseconds, "drop": true, "afterWork": true, "only": "POST /v1/refunds" }',
    {
      next,
      status: z.int().optional(),
      delay: z.int().optional(),
      drop: flag,
      afterWork: flag,
      only: z.string().optional(),
    },
    ({ faults }, { next: count, ...fault }) => {
      faults.next(count, fault);
      return { next: count, fault };
    },
  ),
  slow: control(
    'Keeps the next payments in "processing" until /settle. { "next": 1 }',
    { next },
    ({ payments }, fields) => {
      payments.slowDown(fields.next);
      return { slow: fields.next };
    },
  ),
  settle: control(
    'Settles a payment that’s in "processing". { "paymentIntent": "pi_…" }',
    ofPayment,
    ({ payments }, { paymentIntent }) => payments.settle(payments.find(paymentIntent)),
  ),
  advance: control(
    'Moves time forward: pending refunds, decisions and payouts happen when due. { "days": 1, "hours": 0, "seconds": 0 }',
    { days: number, hours: number, seconds: number },
    ({ later, clock }, { days, hours, seconds }) => {
      later.pass((days * 24 + hours) * 60 * 60 + seconds);
      return { now: new Date(clock.now() * 1000).toISOString() };
    },
  ),
  dispute: control(
    'Has the cardholder dispute a payment. { "paymentIntent": "pi_…", "reason": "fraudulent" | "product_not_received", "inquiry": true }',
    {
      ...ofPayment,
      reason: z.enum(['fraudulent', 'product_not_received']).default('fraudulent'),
      inquiry: flag,
    },
    ({ refunds, disputes }, { paymentIntent, reason, inquiry: isInquiry }) =>
      disputes.open(refunds.chargeOfIntent(paymentIntent), { reason, isInquiry }),
  ),
  'decide-dispute': control(
    'Has the bank decide a payment’s last dispute. { "paymentIntent": "pi_…", "outcome": "won" | "lost" }',
    { ...ofPayment, outcome: z.enum(['won', 'lost']) },
    ({ refunds, disputes }, { paymentIntent, outcome }) =>
      disputes.end(disputes.lastOf(refunds.chargeOfIntent(paymentIntent)), outcome),
  ),
  'fail-refund': control(
    'Has the bank return a payment’s last refund. { "paymentIntent": "pi_…" }',
    ofPayment,
    ({ refunds }, { paymentIntent }) => refunds.failLast(refunds.chargeOfIntent(paymentIntent)),
  ),
  authenticate: control(
    'Completes or fails a payment’s 3-D Secure challenge. { "clientSecret": "pi_…_secret_…", "outcome": "complete" | "fail" }',
    { clientSecret: z.string(), outcome: z.enum(['complete', 'fail']) },
    ({ payments }, { clientSecret, outcome }) =>
      publicIntent(payments.authenticate(payments.findWith(clientSecret), outcome === 'complete')),
  ),
};
