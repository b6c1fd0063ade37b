import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { ZodError } from 'zod';
import { type Answer, gatewayAnswer, send } from '#infra/local/http/answer.ts';
import { splitTarget } from '#infra/local/http/request-target.ts';
import { browserScript } from './browser-script.ts';
import { controls } from './controls.ts';
import { StripeFailure } from './requests/failure.ts';
import { type StripeSimulator, stripePath } from './simulator.ts';
import { threeDSecure } from './three-d-secure-page.ts';

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

function receipt({ store }: StripeSimulator, id: string): Answer {
  const { paid, amount, amount_refunded, payment_method_details, payment_intent } = store.find('charges', id);
  if (!paid) return gatewayAnswer(404, 'Not Found');
  const { brand, last4 } = payment_method_details?.card ?? {};
  const lines = [
    'Simulated receipt: no card was charged.',
    `Amount: $${(amount / 100).toFixed(2)}`,
    `Refunded: $${(amount_refunded / 100).toFixed(2)}`,
    `Card: ${brand} ending in ${last4}`,
    `Payment: ${payment_intent}`,
  ];
  return answer(`${lines.join('\n')}\n`, 'text/plain; charset=utf-8');
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
  if (name === 'receipts') return receipt(simulator, id);
  const control = method === 'POST' && Object.hasOwn(controls, path) ? controls[path] : undefined;
  return control ? asJson(control.run(simulator, JSON.parse(body || '{}'))) : gatewayAnswer(404, 'Not Found');
}

function failed(error: unknown): Answer {
  if (error instanceof StripeFailure) return asJson({ error: error.body }, error.status);
  if (error instanceof SyntaxError || error instanceof ZodError) return gatewayAnswer(400, error.message);
  throw error;
}

/** Everything below `/local/stripe`: the simulator's controls, its browser script, and the bank's page. */
export function createStripePages(simulator: StripeSimulator) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { path, query } = splitTarget(request.url ?? '/') ?? { path: stripePath, query: '' };
    const { method = 'GET' } = request;
    const body = await text(request);
    const below = path.slice(stripePath.length + 1);
    const [folder, id = ''] = below.split('/');
    if (folder === '3d-secure') {
      const fields = new URLSearchParams(method === 'POST' ? body : query);
      send(response, threeDSecure(simulator, id, method, fields));
    } else {
      send(response, await answerOf(simulator, method, below, body).catch(failed));
    }
  };
}
