import { type CancellationReason, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { inject } from 'vitest';
import { interceptOutsideCalls, type OutsideCall } from '#functions/platform/outside-calls.ts';

/** A fault injected into one outside call. */
export type Fault =
  | 'conflict'
  /** The condition of the transaction's first step fails: its record has changed since it was read. */
  | 'stale'
  | 'throttle'
  | 'timeout-before'
  | 'timeout-after'
  | 'crash-before'
  | 'crash-after';

/** Simulates a killed process with an error that no code retries. */
class Crash extends Error {
  override name = 'Crash';
}

function named(name: string): Error {
  return Object.assign(new Error(`injected ${name}`), { name, $metadata: {} });
}

function canceledTransaction(items: number, Code: string): TransactionCanceledException {
  const CancellationReasons: CancellationReason[] = Array.from({ length: items }, () => ({ Code: 'None' }));
  CancellationReasons[0] = { Code };
  return new TransactionCanceledException({
    message: `injected ${Code}`,
    $metadata: {},
    CancellationReasons,
  });
}

async function injected(fault: Fault, proceed: () => Promise<unknown>): Promise<unknown> {
  if (fault === 'conflict') throw canceledTransaction(4, 'TransactionConflict');
  if (fault === 'stale') throw canceledTransaction(4, 'ConditionalCheckFailed');
  if (fault === 'throttle') throw named('ThrottlingException');
  if (fault === 'timeout-before') throw named('TimeoutError');
  if (fault === 'crash-before') throw new Crash('injected crash');
  await proceed();
  throw fault === 'timeout-after' ? named('TimeoutError') : new Crash('injected crash');
}

/**
 * Runs some work with the fault in each outside call for which `strikes` returns true. `count` is the call's
 * position in this run, from 0. After a crash, every later call of the run crashes too, since the process would
 * no longer exist. Throws in tests of bundles, whose calls can't be intercepted.
 */
export async function withFault<Result>(
  fault: Fault,
  strikes: (call: OutsideCall, count: number) => boolean,
  work: () => Promise<Result>,
): Promise<{ result: Result; calls: number }> {
  if (inject('handlers') === 'bundles') throw new Error('a bundle makes its calls past this seam');
  let calls = 0;
  let dead = false;
  const restore = interceptOutsideCalls(async (call, proceed) => {
    const struck = strikes(call, calls++);
    if (dead) throw new Crash('injected crash');
    if (!struck) return proceed();
    dead = fault.startsWith('crash');
    return injected(fault, proceed);
  });
  try {
    return { result: await work(), calls };
  } finally {
    restore();
  }
}

/** Where a process is killed: before or after its outside call number `step`, counted from 0. */
export interface Kill {
  fault: Extract<Fault, 'crash-before' | 'crash-after'>;
  step: number;
}

/**
 * Every moment at which a process with this many outside calls can be killed. A kill after a call has the
 * same effect as a kill before the next one, so only the last call needs both.
 */
export function killsOf(calls: number): Kill[] {
  const before = Array.from({ length: calls }, (_, step): Kill => ({ fault: 'crash-before', step }));
  return [...before, { fault: 'crash-after', step: calls - 1 }];
}

/** The number of outside calls that some work makes. */
export async function callsOf(work: () => Promise<unknown>): Promise<number> {
  const never = () => false;
  return (await withFault('crash-before', never, work)).calls;
}

/** Runs some work as if its process were killed before or after one of its outside calls. */
export async function killed({ fault, step }: Kill, work: () => Promise<unknown>): Promise<void> {
  const strikes = (_: OutsideCall, count: number) => count === step;
  await withFault(fault, strikes, () => work().catch(() => undefined));
}
