import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ZodError, z } from 'zod';
import { type Answer, gatewayAnswer, send, splitTarget } from '#infra/http/answer.ts';
import { publicIntent } from './account/routes.ts';
import { StripeFailure } from './requests/failure.ts';
import { type StripeSimulator, stripePath } from './simulator.ts';

interface Control {
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
const controls: Readonly<Record<string, Control>> = {
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

let built: Promise<string> | undefined;

async function build(): Promise<string> {
  // Load esbuild on first use, to keep the start fast.
  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(import.meta.dirname, 'browser/main.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** The simulator's replacement for Stripe.js, bundled into one script. */
function browserScript(): Promise<string> {
  built ??= build();
  return built;
}

function answer(body: string, type: string, status = 200): Answer {
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'content-type': type };
  return { status, headers, body };
}

function asJson(content: object, status?: number): Answer {
  return answer(JSON.stringify(content, null, 2), 'application/json', status);
}

function guide(): object {
  const lines = Object.entries(controls).map(([name, { says }]) => [`POST ${stripePath}/${name}`, says]);
  return {
    simulator: 'Stripe simulator on this machine. No cards are charged.',
    controls: Object.fromEntries(lines),
  };
}

async function answerOf(
  simulator: StripeSimulator,
  method: string,
  path: string,
  body: string,
): Promise<Answer> {
  const [name = '', id = ''] = path.split('/');
  if (path === '' && method === 'GET') return asJson(guide());
  if (name === 'stripe.js') return answer(await browserScript(), 'text/javascript; charset=utf-8');
  if (name === 'receipts')
    return asJson({ note: 'No card was charged.', charge: simulator.store.find('charges', id) });
  const control = method === 'POST' && Object.hasOwn(controls, path) ? controls[path] : undefined;
  return control ? asJson(control.run(simulator, JSON.parse(body || '{}'))) : gatewayAnswer(404, 'Not Found');
}

function failed(error: unknown): Answer {
  if (error instanceof StripeFailure) return asJson({ error: error.body }, error.status);
  if (error instanceof SyntaxError || error instanceof ZodError) return gatewayAnswer(400, error.message);
  throw error;
}

/** Serves everything below `/local/stripe`: the simulator's controls, receipts and browser script. */
export function createStripePages(simulator: StripeSimulator) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = splitTarget(request.url ?? '/')?.path ?? stripePath;
    const below = path.slice(stripePath.length + 1);
    const body = await text(request);
    send(response, await answerOf(simulator, request.method ?? 'GET', below, body).catch(failed));
  };
}
