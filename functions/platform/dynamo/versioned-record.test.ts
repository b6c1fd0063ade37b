import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test, vi } from 'vitest';
import type { OutsideCall } from '#functions/platform/outside-calls.ts';
import { withFault } from '#infra/testing/faults/faults.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { Problem } from '#shared/api/problem.ts';
import type { TransactItem } from './transaction.ts';
import type { VersionedTable } from './versioned-record.ts';

const system = await openTestSystem();
const { readItem } = await import('./items.ts');
const { transact } = await import('./transaction.ts');
const { optimisticUpdate, writeStep } = await import('./versioned-record.ts');

/** A record with a partition key and a sort key. */
interface Tally {
  month: string;
  id: string;
  version: number;
  count: number;
}

const table: VersionedTable<Tally> = {
  name: system.tableName('Closures'),
  key: ['month', 'id'],
  version: 'version',
};

const rounds = 8;
const stale = () => new Problem('conflict', 'It keeps changing.');

function newKey() {
  return { month: '2026-11', id: randomUUID() };
}

type Key = ReturnType<typeof newKey>;

const stored = (key: Key) => readItem<Tally>(table.name, { ...key });

function increased(key: Key, tally: Tally | undefined): Tally {
  return { ...key, version: (tally?.version ?? 0) + 1, count: (tally?.count ?? 0) + 1 };
}

type Update = Parameters<typeof optimisticUpdate<Tally, Tally>>[0];

function increase(key: Key, changes: Partial<Update> = {}): Promise<Tally> {
  return optimisticUpdate<Tally, Tally>({
    table,
    read: () => stored(key),
    revise: (tally) => ({ next: increased(key, tally), steps: {} }),
    stale,
    ...changes,
  });
}

function remove(key: Key): Promise<undefined> {
  return optimisticUpdate<Tally, undefined>({
    table,
    read: () => stored(key),
    revise: () => ({ next: undefined, steps: {} }),
    stale,
  });
}

/** A revision whose first `times` writes fail: another writer is faster. `seen` has the version that each round saw. */
function overtaken(key: Key, times: number, overtake: () => Promise<unknown> = () => increase(key)) {
  const seen: (number | undefined)[] = [];
  const revise: Update['revise'] = async (tally) => {
    seen.push(tally?.version);
    if (seen.length <= times) await overtake();
    return { next: increased(key, tally), steps: {} };
  };
  return { revise, seen };
}

describe('a record', () => {
  test('is created, changed and removed', async () => {
    const key = newKey();
    expect(await increase(key)).toEqual({ ...key, version: 1, count: 1 });
    expect(await increase(key)).toEqual({ ...key, version: 2, count: 2 });
    expect(await stored(key)).toEqual({ ...key, version: 2, count: 2 });
    await remove(key);
    expect(await stored(key)).toBeUndefined();
  });

  test('is not written when the revision changes nothing', async () => {
    const key = newKey();
    const tally = await increase(key);
    expect(await increase(key, { revise: () => ({ unchanged: tally }) })).toEqual(tally);
    expect(await stored(key)).toEqual(tally);
  });

  test('is left as it was by a revision that throws', async () => {
    const key = newKey();
    const tally = await increase(key);
    const refused = increase(key, {
      revise: () => {
        throw new Problem('conflict', 'Not this one.');
      },
    });
    await expect(refused).rejects.toThrow('Not this one.');
    expect(await stored(key)).toEqual(tally);
  });
});

describe('a stale version', () => {
  test.each([
    ['a change', (tally: Tally) => ({ ...tally, version: 9 })],
    ['a removal', () => undefined],
  ])('refuses %s of the record', async (_, nextOf) => {
    const key = newKey();
    const before = await increase(key);
    const now = await increase(key);
    expect(await transact({ record: writeStep(table, before, nextOf(before)) })).toEqual(['record']);
    expect(await stored(key)).toEqual(now);
  });

  test('of none refuses to create the record a second time', async () => {
    const key = newKey();
    const now = await increase(key);
    const step = writeStep(table, undefined, { ...key, version: 1, count: 5 });
    expect(await transact({ record: step })).toEqual(['record']);
    expect(await stored(key)).toEqual(now);
  });

  test('starts over from the newer state, so that no change is lost', async () => {
    const key = newKey();
    await increase(key);
    const { revise, seen } = overtaken(key, 2);
    expect(await increase(key, { revise })).toEqual({ ...key, version: 4, count: 4 });
    expect(seen).toEqual([1, 2, 3]);
  });

  test('starts over from a removed record, and from one that was expected to be new', async () => {
    const removed = newKey();
    await increase(removed);
    const { revise, seen } = overtaken(removed, 1, () => remove(removed));
    expect(await increase(removed, { revise })).toEqual({ ...removed, version: 1, count: 1 });
    expect(seen).toEqual([1, undefined]);
    const known = newKey();
    await increase(known);
    expect(await increase(known, { isNew: true })).toEqual({ ...known, version: 2, count: 2 });
  });

  test('is fine when the other writer made the same change', async () => {
    const key = newKey();
    const { revise, seen } = overtaken(key, 1);
    const isDone = (tally: Tally | undefined): tally is Tally => tally?.count === 1;
    expect(await increase(key, { revise, isDone })).toEqual({ ...key, version: 1, count: 1 });
    expect(seen).toEqual([undefined]);
  });

  test('throws the given Problem, with the latest state, once the rounds are used up', async () => {
    const key = newKey();
    const { revise, seen } = overtaken(key, Number.POSITIVE_INFINITY);
    const told = vi.fn(stale);
    await expect(increase(key, { revise, stale: told })).rejects.toThrow('It keeps changing.');
    expect(seen).toHaveLength(rounds);
    expect(told.mock.calls).toEqual([[{ ...key, version: rounds, count: rounds }]]);
    expect(await stored(key)).toMatchObject({ count: rounds });
  });
});

describe('another step of the transaction', () => {
  const impossible: TransactItem = {
    ConditionCheck: {
      TableName: table.name,
      Key: newKey(),
      ConditionExpression: 'attribute_exists(id)',
    },
  };
  const refused = (key: Key, onRefused?: (failed: readonly string[]) => void) =>
    increase(key, {
      revise: (tally) => ({ next: increased(key, tally), steps: { seat: impossible }, onRefused }),
    });

  test('that fails keeps the record from being written, and is named', async () => {
    const key = newKey();
    const attempt = refused(key, (failed) => {
      throw new Problem('conflict', `Failed: ${failed}`);
    });
    await expect(attempt).rejects.toThrow('Failed: seat');
    expect(await stored(key)).toBeUndefined();
  });

  test('that keeps failing uses up the rounds', async () => {
    const key = newKey();
    const onRefused = vi.fn();
    await expect(refused(key, onRefused)).rejects.toThrow('It keeps changing.');
    expect(onRefused).toHaveBeenCalledTimes(rounds);
    expect(await stored(key)).toBeUndefined();
  });
});

describe('a lost answer', () => {
  const isWrite = ({ operation }: OutsideCall) => operation.startsWith('TransactWrite');
  const first = (tally: Tally | undefined): tally is Tally => tally?.count === 1;

  test('of a write that took place is found by reading the record again', async () => {
    const key = newKey();
    const { result } = await withFault('timeout-after', isWrite, () => increase(key, { isDone: first }));
    expect(result).toEqual({ ...key, version: 1, count: 1 });
    expect(await stored(key)).toEqual(result);
  });

  test('of a write that did not take place stays an error', async () => {
    const key = newKey();
    const attempt = withFault('timeout-before', isWrite, () => increase(key, { isDone: first }));
    await expect(attempt).rejects.toThrow('injected TimeoutError');
    expect(await stored(key)).toBeUndefined();
  });

  test('stays an error where a change cannot be told from another one, and is never written twice', async () => {
    const key = newKey();
    await expect(withFault('timeout-after', isWrite, () => increase(key))).rejects.toThrow('injected');
    expect(await stored(key)).toEqual({ ...key, version: 1, count: 1 });
  });
});

describe('concurrent writers', () => {
  // One writer wins each round, so even the last writer finishes within the limit.
  const writers = rounds;

  /** The naive version: reads, then writes without a condition. */
  async function naiveIncrease(key: Key): Promise<Tally> {
    const next = increased(key, await stored(key));
    await system.dynamo.send(new PutCommand({ TableName: table.name, Item: next }));
    return next;
  }

  /** Has all writers increment a record that doesn't exist yet. Returns the lost and the duplicated counts. */
  async function race(write: (key: Key) => Promise<Tally>): Promise<string[]> {
    const key = newKey();
    const written = await Promise.all(Array.from({ length: writers }, () => write(key)));
    const counts = written.map(({ count }) => count).toSorted((a, b) => a - b);
    const wrong: string[] = [];
    if (new Set(counts).size < writers) wrong.push(`doubled: ${counts}`);
    const tally = await stored(key);
    if (tally?.count !== writers) wrong.push(`lost: ${tally?.count} of ${writers}`);
    return wrong;
  }

  const often = async (write: (key: Key) => Promise<Tally>) =>
    (await Promise.all(Array.from({ length: 8 }, () => race(write)))).flat();

  test('each land once', async () => {
    expect(await often(increase)).toEqual([]);
  });

  test('lose changes in the same race when they read and then write', async () => {
    expect(await often(naiveIncrease)).not.toEqual([]);
  });
});
