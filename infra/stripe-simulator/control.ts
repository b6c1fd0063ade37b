import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ZodError } from 'zod';
import { type Answer, gatewayAnswer, send } from '#infra/http/answer.ts';
import { splitTarget } from '#infra/http/request-target.ts';
import { controls } from './controls.ts';
import { StripeFailure } from './requests/failure.ts';
import { type StripeSimulator, stripePath } from './simulator.ts';

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

/** Everything below `/local/stripe`: the simulator's controls, receipts and browser script. */
export function createStripePages(simulator: StripeSimulator) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = splitTarget(request.url ?? '/')?.path ?? stripePath;
    const below = path.slice(stripePath.length + 1);
    const body = await text(request);
    send(response, await answerOf(simulator, request.method ?? 'GET', below, body).catch(failed));
  };
}
