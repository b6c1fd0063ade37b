import { Problem } from '#shared/api/problem.ts';
import { type TransactItem, type TransactSteps, transact } from './transaction.ts';

/** Attempts before giving up on a record that keeps changing. */
const maxRounds = 8;

/** A table whose records have a version: a value that no two states of a record share. */
export interface VersionedTable<Stored> {
  name: string;
  /** The partition key and, where the table has one, the sort key. */
  key: readonly [keyof Stored & string, ...(keyof Stored & string)[]];
  version: keyof Stored & string;
}

/** The step that replaces the record that was read (undefined: none yet). Fails if the record has changed since. */
export function writeStep<Stored extends object>(
  { name: TableName, key, version }: VersionedTable<Stored>,
  read: Stored | undefined,
  next: Stored | undefined,
): TransactItem {
  if (!read) {
    return {
      Put: {
        TableName,
        Item: next,
        ConditionExpression: 'attribute_not_exists(#key)',
        ExpressionAttributeNames: { '#key': key[0] },
      },
    };
  }
  const unlessChanged = {
    TableName,
    ConditionExpression: '#version = :read',
    ExpressionAttributeNames: { '#version': version },
    ExpressionAttributeValues: { ':read': read[version] },
  };
  if (next) return { Put: { ...unlessChanged, Item: next } };
  return { Delete: { ...unlessChanged, Key: Object.fromEntries(key.map((name) => [name, read[name]])) } };
}

/** A use case's change to a record. */
export type Revision<After> =
  | { unchanged: After }
  | {
      /** The record under its new version; undefined removes it. */
      next: After;
      /** Additional steps in the same transaction. */
      steps: TransactSteps;
      /**
       * Called with the steps whose condition failed although the record itself hadn't changed. Throws the Problem that
       * says why; if it returns, the write is retried.
       */
      onRefused?: (failed: readonly string[]) => void | Promise<void>;
    };

interface OptimisticUpdate<Stored extends object, After extends Stored | undefined> {
  table: VersionedTable<Stored>;
  read: () => Promise<Stored | undefined>;
  /** Skips the first read: the record probably doesn't exist yet. */
  isNew?: boolean;
  /** Called again with each newer state of the record. Throws a Problem to refuse the change. */
  revise: (stored: Stored | undefined) => Revision<After> | Promise<Revision<After>>;
  /**
   * Whether a record, read after a failed write, already has the change: either the write succeeded and only its reply
   * was lost, or another request made the same change.
   */
  isDone?: (stored: Stored | undefined) => stored is After;
  /** The Problem for a record that changed in every round. */
  stale: (stored: Stored | undefined) => Problem;
}

/**
 * Reads a record, revises it and writes it with the revision's other steps in one transaction. If the record has
 * changed in the meantime, starts over from its newer state.
 * @returns the record after the change
 */
export async function optimisticUpdate<Stored extends object, After extends Stored | undefined>({
  table,
  read,
  isNew,
  revise,
  isDone,
  stale,
}: OptimisticUpdate<Stored, After>): Promise<After> {
  let stored = isNew ? undefined : await read();
  for (let round = 0; round < maxRounds; round++) {
    const revision = await revise(stored);
    if ('unchanged' in revision) return revision.unchanged;
    const { next, steps, onRefused } = revision;
    let failed: string[];
    try {
      failed = await transact<string>({ record: writeStep(table, stored, next), ...steps });
    } catch (error) {
      // A Problem means that nothing was written. After any other error, the write may have succeeded and only its
      // reply was lost.
      if (error instanceof Problem || !isDone) throw error;
      stored = await read();
      if (isDone(stored)) return stored;
      throw error;
    }
    if (failed.length === 0) return next;
    if (!failed.includes('record')) {
      await onRefused?.(failed);
      continue;
    }
    stored = await read();
    if (isDone?.(stored)) return stored;
  }
  throw stale(stored);
}
