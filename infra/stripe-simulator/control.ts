import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Answer, gatewayAnswer, send } from '#infra/local/http/answer.ts';
import { splitTarget } from '#infra/local/http/request-target.ts';
import { browserScript } from './browser-script.ts';
import { publicIntent } from './payments/public-intent.ts';
import { StripeFailure } from './requests/failure.ts';
import type { ApiFault } from './requests/faults.ts';
import { type StripeSimulator, stripePath } from './simulator.ts';

type Fields = Record<string, unknown>;

interface Control {
  /** What it does and what it takes, as listed by `GET /local/stripe`. */
  says: string;
  run: (simulator: StripeSimulator, fields: Fields) => object;
}

function countOf({ next = 1 }: Fields): number {
  return Number(next);
}

function orderOf({ order }: Fields): 'kept' | 'shuffled' | 'reversed' {
  return order === 'shuffled' || order === 'reversed' ? order : 'kept';
}

function faultOf({ status, delay, drop, afterWork, only }: Fields): ApiFault {
  return {
    ...(status !== undefined && { status: Number(status) }),
    ...(delay !== undefined && { delay: Number(delay) }),
    ...(only !== undefined && { only: String(only) }),
    drop: drop === true,
    afterWork: afterWork === true,
  };
}

const controls: Record<string, Control> = {
  'GET /events': {
    says: 'Every event, newest first, and what became of its delivery.',
    run: ({ store }) => ({ events: store.all('events').reverse() }),
  },
  'GET /payments': {
    says: 'Every payment intent, newest first.',
    run: ({ store }) => ({ payments: store.all('intents').reverse() }),
  },
  'POST /hold': {
    says: 'From now on no event is posted.',
    run: ({ deliveries }) => {
      deliveries.hold();
      return { held: true };
    },
  },
  'POST /release': {
    says: 'Posts what was held. { "order": "kept" | "shuffled" | "reversed" }',
    run: ({ deliveries }, fields) => ({ released: deliveries.release(orderOf(fields)) }),
  },
  'POST /replay': {
    says: 'Posts an event once more, also one that was dropped. { "eventId": "evt_…" }',
    run: ({ deliveries }, { eventId }) => ({ replayed: deliveries.replay(String(eventId)) }),
  },
  'POST /drop': {
    says: 'The next events are never posted. { "next": 1 }',
    run: ({ deliveries }, fields) => {
      deliveries.drop(countOf(fields));
      return { dropping: countOf(fields) };
    },
  },
  'POST /delay': {
    says: 'From now on events are posted so many milliseconds late. { "milliseconds": 5000 }',
    run: ({ deliveries }, { milliseconds = 0 }) => {
      deliveries.delay(Number(milliseconds));
      return { delay: Number(milliseconds) };
    },
  },
  'POST /faults': {
    says: 'The next API calls go wrong. { "next": 1, "status": 429 | 500, "delay": milliseconds, "drop": true, "afterWork": true, "only": "POST /v1/refunds" }',
    run: ({ faults }, fields) => {
      faults.next(countOf(fields), faultOf(fields));
      return { next: countOf(fields), fault: faultOf(fields) };
    },
  },
  'POST /faults/clear': {
    says: 'No API call goes wrong any more.',
    run: ({ faults }) => {
      faults.clear();
      return { cleared: true };
    },
  },
  'POST /slow': {
    says: 'The next payments stay in "processing" until /settle. { "next": 1 }',
    run: ({ payments }, fields) => {
      payments.slowDown(countOf(fields));
      return { slow: countOf(fields) };
    },
  },
  'POST /settle': {
    says: 'Ends a payment that is in "processing". { "paymentIntent": "pi_…" }',
    run: ({ payments }, { paymentIntent }) => payments.settle(payments.find(String(paymentIntent))),
  },
  'POST /dispute': {
    says: 'The cardholder disputes a payment. { "paymentIntent": "pi_…" }',
    run: ({ refunds }, { paymentIntent }) => refunds.dispute(refunds.chargeOfIntent(String(paymentIntent))),
  },
  'POST /fail-refund': {
    says: 'The last refund of a payment comes back from the bank. { "paymentIntent": "pi_…" }',
    run: ({ refunds }, { paymentIntent }) => refunds.failLast(refunds.chargeOfIntent(String(paymentIntent))),
  },
  'POST /authenticate': {
    says: 'Answers the 3-D Secure question of a payment. { "clientSecret": "pi_…_secret_…", "outcome": "complete" | "fail" }',
    run: ({ payments }, { clientSecret, outcome }) => {
      const [id = ''] = String(clientSecret).split('_secret_', 1);
      const intent = payments.findWith(id, String(clientSecret));
      return publicIntent(payments.authenticate(intent, outcome === 'complete'));
    },
  },
};

const uncached = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

function asJson(status: number, content: object): Answer {
  const headers = { ...uncached, 'content-type': 'application/json' };
  return { status, headers, body: JSON.stringify(content, null, 2) };
}

function guide(): object {
  const lines = Object.entries(controls).map(([name, { says }]) => {
    const [method, path] = name.split(' ');
    return [`${method} ${stripePath}${path}`, says];
  });
  return {
    simulator: 'Stripe, for this machine only: no card is charged',
    controls: Object.fromEntries(lines),
  };
}

async function script(): Promise<Answer> {
  const headers = { ...uncached, 'content-type': 'text/javascript; charset=utf-8' };
  return { status: 200, headers, body: await browserScript() };
}

function receipt({ store }: StripeSimulator, id: string): Answer {
  const charge = store.get('charges', id);
  if (!charge?.paid) return gatewayAnswer(404, 'Not Found');
  const lines = [
    'Receipt of the simulator: no card was charged.',
    `Amount: $${(charge.amount / 100).toFixed(2)}`,
    `Refunded: $${(charge.amount_refunded / 100).toFixed(2)}`,
    `Card: ${charge.payment_method_details?.card?.brand} ending in ${charge.payment_method_details?.card?.last4}`,
    `Payment: ${charge.payment_intent}`,
  ];
  const headers = { ...uncached, 'content-type': 'text/plain; charset=utf-8' };
  return { status: 200, headers, body: `${lines.join('\n')}\n` };
}

function fieldsOf(body: string): Fields {
  const parsed: unknown = JSON.parse(body || '{}');
  return typeof parsed === 'object' && parsed !== null ? (parsed as Fields) : {};
}

async function answerOf(
  simulator: StripeSimulator,
  method: string,
  path: string,
  body: string,
): Promise<Answer> {
  if (path === '' && method === 'GET') return asJson(200, guide());
  if (path === '/stripe.js') return script();
  if (path.startsWith('/receipts/')) return receipt(simulator, path.slice('/receipts/'.length));
  const control = controls[`${method} ${path}`];
  if (!control) return gatewayAnswer(404, 'Not Found');
  try {
    return asJson(200, control.run(simulator, fieldsOf(body)));
  } catch (error) {
    if (error instanceof StripeFailure) return asJson(error.status, { error: error.body });
    if (error instanceof SyntaxError) return gatewayAnswer(400, 'The body is not JSON.');
    throw error;
  }
}

/** Everything below `/local/stripe`: the simulator's controls and its browser script. */
export function createStripePages(simulator: StripeSimulator) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = splitTarget(request.url ?? '/')?.path ?? stripePath;
    const body = await text(request);
    send(response, await answerOf(simulator, request.method ?? 'GET', path.slice(stripePath.length), body));
  };
}
