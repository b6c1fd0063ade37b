import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

// Runs as a separate process in an empty folder. It imports nothing of this repository, because no deployed
// function can.

/** A call of a function, with the settings that Lambda knows. */
export interface Invocation {
  id: number;
  /** The folder with the contents of its zip file. */
  folder: string;
  /** Such as `index.handler`. */
  handler: string;
  variables: Record<string, string>;
  event: unknown;
}

export type Outcome = { id: number } & ({ answer: unknown } | { error: string });

const callHandler = `
const { parentPort, workerData } = require('node:worker_threads');
const { url, name, event } = workerData;
import(url)
  .then((loaded) => {
    if (typeof loaded[name] !== 'function') throw new TypeError(name + ' is undefined or not exported');
    return loaded[name](event, { getRemainingTimeInMillis: () => 600_000 });
  })
  .then((answer) => parentPort.postMessage({ answer }), (error) => parentPort.postMessage({ error: String(error) }));`;

async function invoke({ id, folder, handler, variables, event }: Invocation): Promise<Outcome> {
  const [module = '', name = ''] = handler.split('.');
  const file = ['js', 'mjs', 'cjs'].map((type) => join(folder, `${module}.${type}`)).find(existsSync);
  if (!file) return { id, error: `Cannot find module '${module}'` };
  const workerData = { url: pathToFileURL(file).href, name, event };
  const thread = new Worker(callHandler, { eval: true, env: variables, stdout: true, workerData });
  const outcome = await new Promise<object>((resolve) => {
    thread.once('message', resolve);
    thread.once('error', (error) => resolve({ error: String(error) }));
  });
  await thread.terminate();
  return { id, ...outcome } as Outcome;
}

process.on('message', async (invocation: Invocation) => {
  process.send?.(await invoke(invocation));
});
// Exit with the parent process.
process.on('disconnect', () => process.exit());
