import { z } from 'zod';
import { publicIntent } from './account/routes.ts';
import type { StripeSimulator } from './simulator.ts';

export interface Control {
  /** What the control does and its parameters, as listed by `GET /local/stripe`. */
  says: string;
  /** Throws a ZodError for an invalid body, or a StripeFailure. */
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
const integer = z.int().optional();
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
    'Fails calls. { "next": 1, "status": 500, "delay": ms, "drop": true, "afterWork": true, "only": "GET" }',
    { next, status: integer, delay: integer, drop: flag, afterWork: flag, only: z.string().optional() },
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
    'Moves time: pending refunds, decisions and payouts happen when due. { "days": 1, "seconds": 0 }',
    { days: number, seconds: number },
    ({ later, clock }, { days, seconds }) => {
      later.pass(days * 24 * 60 * 60 + seconds);
      return { now: new Date(clock.now() * 1000).toISOString() };
    },
  ),
  dispute: control(
    'Has the cardholder dispute a payment. { "paymentIntent": "pi_…" }',
    ofPayment,
    ({ refunds, disputes }, { paymentIntent }) => disputes.open(refunds.chargeOfIntent(paymentIntent)),
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
    'Completes or fails 3-D Secure. { "clientSecret": "pi_…_secret_…", "outcome": "complete" | "fail" }',
    { clientSecret: z.string(), outcome: z.enum(['complete', 'fail']) },
    ({ payments }, { clientSecret, outcome }) =>
      publicIntent(payments.authenticate(payments.findWith(clientSecret), outcome === 'complete')),
  ),
};
