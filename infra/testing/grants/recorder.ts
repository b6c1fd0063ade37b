import { AsyncLocalStorage } from 'node:async_hooks';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect } from 'vitest';
import type { cachedSecret } from '#functions/platform/secret.ts';
import { environmentOf } from '#infra/config/environment.ts';
import { jobs } from '#infra/config/jobs.ts';
import { routeFunctions } from '#infra/config/routes/route-functions.ts';
import { anyResources } from '#infra/testing/bundles/resources.ts';
import { auditRun, hear } from '#infra/testing/redaction/line-recorder.ts';
import { note, notesOf } from '#infra/testing/whole-run/notes.ts';
import { type NameOf, type NeededPermission, permissionsOf } from './needed-permissions.ts';

/** A permission that a function needed in some test. */
export interface RecordedCall extends NeededPermission {
  testFile: string;
  /** The function's handler, named like its bundle: `appointments/create`, `jobs/send-mail`. */
  handler: string;
}

type Send = (command: { constructor: { name: string }; input: unknown }, ...rest: unknown[]) => unknown;

interface RecordedSend extends Send {
  unrecorded?: Send;
  functionRunning?: AsyncLocalStorage<string>;
}

// All SDK clients inherit `send`. A worker keeps the SDK for all of its test files but loads this module again for
// each, so reuse what an earlier load stored on `send`, or recorders would wrap each other.
const client: { send: RecordedSend } = Object.getPrototypeOf(DynamoDBClient.prototype);
const { unrecorded = client.send, functionRunning = new AsyncLocalStorage<string>() } = client.send;

const variables = new Set(
  [...Object.values(routeFunctions), ...Object.values(jobs)].flatMap((line) =>
    Object.keys(environmentOf(line, anyResources)),
  ),
);

const nameOf: NameOf = (value, kind) =>
  [...variables].find((name) => kind.test(name) && process.env[name] === value) ?? String(value);

function record(command: string, input: unknown): void {
  const handler = functionRunning.getStore();
  // Calls outside a function are the test's own, which reads the tables directly.
  if (!handler) return;
  const testFile = expect.getState().testPath ?? '';
  for (const permission of permissionsOf(command, input, nameOf)) {
    note('calls', { testFile, handler, ...permission } satisfies RecordedCall);
  }
}

/** The permissions that functions' AWS calls have needed so far, in all test files of this run. */
export function recordedCalls(): RecordedCall[] {
  return notesOf('calls');
}

function recordedSend(this: unknown, ...call: Parameters<Send>): unknown {
  const [command] = call;
  record(command.constructor.name, command.input);
  const answer = unrecorded.apply(this, call);
  if (functionRunning.getStore() && answer instanceof Promise) answer.then(hear, () => {});
  return answer;
}

client.send = Object.assign(recordedSend, { unrecorded, functionRunning });

/** Wraps an export of a function's module. If the export is a function, its AWS calls are recorded as the handler's. */
export function recordCalls<Exported>(handler: string, exported: Exported): Exported {
  if (typeof exported !== 'function') return exported;
  const recorded = (...parameters: unknown[]) =>
    auditRun(parameters[0], () => functionRunning.run(handler, () => exported(...parameters)));
  return Object.assign(recorded, exported);
}

/**
 * `cachedSecret`, with each use recorded as a read: in the cloud, functions share no cache, so every function
 * that uses a secret reads it.
 */
export function recordSecrets(original: typeof cachedSecret): typeof cachedSecret {
  return (id, read, version) => {
    const value = original(id, read, version);
    return () => {
      record('GetSecretValueCommand', { SecretId: id });
      return value();
    };
  };
}
