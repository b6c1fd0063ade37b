import { readItem } from '#functions/platform/dynamo/reads.ts';
import { type TransactSteps, transact } from '#functions/platform/dynamo/transaction.ts';
import { type VersionedTable, writeStep } from '#functions/platform/dynamo/versioned-record.ts';
import { env } from '#functions/platform/env.ts';
import type { ListPosition } from '#functions/stripe/list-page.ts';

export const booksTable = env('BOOKS_TABLE');

/** A payment about to be settled, and what we knew of it before. */
export interface Settling {
  id: string;
  /** Absent without a record. */
  version?: number;
  statements: string[];
}

/** What a reconciliation does next, and from where. */
export type Step =
  | {
      name: 'unsettled';
      /** The payment that was tried last. */
      after?: string;
    }
  | ({ name: 'events' } & ListPosition)
  | ({ name: 'ledger' } & ListPosition)
  | ({ name: 'payouts' } & ListPosition)
  | {
      name: 'days';
      /** Newest first, so that a record's older movements are known when their day comes. */
      date: string;
      firstDate: string;
    };

/** A reconciliation that has not finished. */
export interface Run {
  startedAt: string;
  step: Step;
  settling: Settling[];
  /** The newest day, in clinic time, on which something moved. */
  lastDate: string;
}

/** How far the reconciliation has come. */
export interface BooksState {
  book: 'state';
  entry: 'state';
  version: number;
  /** Instant from which on the ledger has all of Stripe's movements. */
  ledgerSince?: string;
  run?: Run | undefined;
  /** When the last finished run began: what happened at Stripe before is settled, and in the ledger. */
  checkedAt?: string;
}

const key = { book: 'state', entry: 'state' } as const;

const versioned: VersionedTable<BooksState> = {
  name: booksTable,
  key: ['book', 'entry'],
  version: 'version',
};

export function readState(): Promise<BooksState | undefined> {
  return readItem(booksTable, key);
}

/** Another run goes on from where this one was: this one must end, having nothing to add. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

/** The state as a run sees it. Each save proves that no other run has taken over. */
export class OpenBooks {
  state: BooksState;
  private readonly read: BooksState | undefined;
  private isSaved = false;

  constructor(read: BooksState | undefined) {
    this.read = read;
    this.state = read ?? { ...key, version: 0 };
  }

  get run(): Run {
    if (!this.state.run) throw new TypeError('no reconciliation is running');
    return this.state.run;
  }

  /** @param steps what belongs to the same transaction */
  async save(changes: Partial<BooksState>, steps: TransactSteps = {}): Promise<void> {
    const next = { ...this.state, ...changes, version: this.state.version + 1 };
    const before = this.isSaved ? this.state : this.read;
    const failed = await transact<string>({ state: writeStep(versioned, before, next), ...steps });
    if (failed.length > 0) throw new Overtaken('another reconciliation has taken over');
    this.state = next;
    this.isSaved = true;
  }

  saveRun(changes: Partial<Run>, steps?: TransactSteps): Promise<void> {
    return this.save({ run: { ...this.run, ...changes } }, steps);
  }
}
