import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { environmentOf } from '#infra/policy/environment.ts';
import type { Grants } from '#infra/policy/grant-terms.ts';
import { anyPlaces } from './places.ts';

const callHandler = `
const { parentPort, workerData } = require('node:worker_threads');
import(workerData.bundle)
  .then(({ handler }) => handler(workerData.event, { getRemainingTimeInMillis: () => 600_000 }))
  .then((answer) => parentPort.postMessage(answer));`;

/** The environment that Lambda itself gives every function. */
const runtimeVariables = [
  'AWS_REGION',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_ENDPOINT_URL_DYNAMODB',
  'AWS_ENDPOINT_URL_SECRETS_MANAGER',
  'AWS_ENDPOINT_URL_SESV2',
  'LOCAL_NOW',
];

/**
 * Calls a bundle's handler in a thread of its own. It has the variables that its grants name and no others, with the
 * values of this process; `changes` replaces some.
 */
export async function callInThread(
  bundle: string,
  grants: Grants,
  event: unknown,
  changes: Record<string, string> = {},
): Promise<unknown> {
  const names = [...Object.keys(environmentOf(grants, anyPlaces)), ...runtimeVariables];
  const env = { ...Object.fromEntries(names.map((name) => [name, process.env[name]])), ...changes };
  const thread = new Worker(callHandler, { eval: true, env, stdout: true, workerData: { bundle, event } });
  // Rejects when the thread fails.
  const [answer] = await once(thread, 'message');
  await thread.terminate();
  return answer;
}
