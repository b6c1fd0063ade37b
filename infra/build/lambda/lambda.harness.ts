import { fork } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { required } from '#shared/required.ts';
import type { DeployedFunction } from './deployed-functions.harness.ts';
import type { Invocation, Outcome } from './runtime.harness.ts';

/**
 * The environment variables that Lambda itself sets for every function, and those that point the function to the local
 * services and the local time.
 */
const runtimeVariables = [
  'AWS_REGION',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_ENDPOINT_URL_DYNAMODB',
  'AWS_ENDPOINT_URL_SECRETS_MANAGER',
  'AWS_ENDPOINT_URL_SESV2',
  'LOCAL_NOW',
];

export interface Lambda {
  /**
   * Calls a function in a new thread. The thread gets the function's asset, copied outside the repository,
   * and the variables of its template with this process's values, some of which `changes` replaces.
   */
  invoke: (deployed: DeployedFunction, event: unknown, changes?: Record<string, string>) => Promise<unknown>;
  stop: () => void;
}

/** A process that runs functions as Lambda would, without access to this repository. */
export function startLambda(): Lambda {
  const root = mkdtempSync(join(tmpdir(), 'lambda-'));
  const runtime = fork(join(import.meta.dirname, 'runtime.harness.ts'), { cwd: root, env: {}, execArgv: [] });
  const folders = new Map<string, string>();
  const waiting = new Map<number, (outcome: Outcome) => void>();
  runtime.on('message', (outcome: Outcome) => waiting.get(outcome.id)?.(outcome));
  runtime.once('exit', () => {
    for (const [id, end] of waiting) end({ id, error: 'the process of the functions ended' });
  });

  function unzipped(asset: string): string {
    const folder = folders.get(asset) ?? join(root, String(folders.size));
    if (!folders.has(asset)) cpSync(asset, folder, { recursive: true });
    folders.set(asset, folder);
    return folder;
  }

  let calls = 0;
  return {
    async invoke({ asset, handler, variables: names }, event, changes = {}) {
      const variables = Object.fromEntries(
        [...names, ...runtimeVariables].map((name) => [
          name,
          changes[name] ?? required(process.env[name], name),
        ]),
      );
      const id = ++calls;
      const invocation: Invocation = { id, folder: unzipped(asset), handler, variables, event };
      const outcome = await new Promise<Outcome>((resolve) => {
        waiting.set(id, resolve);
        runtime.send(invocation);
      });
      waiting.delete(id);
      if ('error' in outcome) throw new Error(outcome.error);
      return outcome.answer;
    },
    stop: () => {
      runtime.kill();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
