import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Answer, gatewayAnswer, send } from '#infra/local/http/answer.ts';
import { splitTarget } from '#infra/local/http/request-target.ts';
import { browserScript } from './browser-script.ts';
import { controls, type Fields } from './controls.ts';
import { StripeFailure } from './requests/failure.ts';
import { type StripeSimulator, stripePath } from './simulator.ts';
import { threeDSecure } from './three-d-secure-page.ts';

const threeDSecurePath = '/3d-secure/';

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
    simulator: 'Stripe simulator on this machine. No cards are charged.',
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
    'Simulated receipt: no card was charged.',
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
    return asJson(200, await control.run(simulator, fieldsOf(body)));
  } catch (error) {
    if (error instanceof StripeFailure) return asJson(error.status, { error: error.body });
    if (error instanceof SyntaxError) return gatewayAnswer(400, 'The body is not JSON.');
    throw error;
  }
}

/** Everything below `/local/stripe`: the simulator's controls, its browser script, and the bank's page. */
export function createStripePages(simulator: StripeSimulator) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { path, query } = splitTarget(request.url ?? '/') ?? { path: stripePath, query: '' };
    const { method = 'GET' } = request;
    const body = await text(request);
    const below = path.slice(stripePath.length);
    if (!below.startsWith(threeDSecurePath)) {
      send(response, await answerOf(simulator, method, below, body));
      return;
    }
    const fields = new URLSearchParams(method === 'POST' ? body : query);
    send(response, threeDSecure(simulator, below.slice(threeDSecurePath.length), method, fields));
  };
}
