import type { StripeStore } from './store.ts';

/** The account's time, which dates all of Stripe's objects. Signatures use real time. */
export interface Clock {
  /** Unix seconds. */
  now: () => number;
  /** Skips ahead to a time. */
  moveTo: (seconds: number) => void;
}

const kept = 'clock';

/** A clock that is ahead of `nowMs` by the skipped time. The store keeps the skipped time, so it survives a restart. */
export function createClock(store: StripeStore, nowMs: () => number): Clock {
  const base = () => Math.floor(nowMs() / 1000);
  const now = () => base() + (store.get('clocks', kept)?.skippedSeconds ?? 0);
  return {
    now,
    moveTo(seconds) {
      if (seconds > now()) store.put('clocks', { id: kept, skippedSeconds: seconds - base() });
    },
  };
}

/** Work that Stripe does some time after a call. */
type Work =
  | 'settle-charge'
  | 'complete-refund'
  | 'fail-refund'
  | 'decide-dispute'
  | 'expire-dispute'
  | 'pay-out'
  | 'reconcile-payout'
  | 'complete-payout';

/** Work planned for a time. */
export interface KeptTask {
  id: string;
  work: Work;
  /** The id of the object that the work changes. */
  subject: string;
  /** Unix seconds. */
  due: number;
}

// setTimeout's longest delay.
const longestMs = 2 ** 31 - 1;

/**
 * Plans work, and does it when it's due. Planned work survives a restart. Before `start`, only `pass` does any work.
 */
export function createLater(store: StripeStore, clock: Clock) {
  const handlers = new Map<Work, (subject: string) => void>();
  let timer: NodeJS.Timeout | undefined;
  let isStarted = false;

  function next(): KeptTask | undefined {
    const [first, ...others] = store.all('tasks');
    return others.reduce((earliest, task) => (earliest && earliest.due <= task.due ? earliest : task), first);
  }

  function doUntil(end: number): void {
    for (let task = next(); task && task.due <= end; task = next()) {
      const { id, work, subject, due } = task;
      store.atomically(() => {
        clock.moveTo(due);
        // Remove the task first: its work may plan the same task again.
        store.remove('tasks', id);
        handlers.get(work)?.(subject);
      });
    }
  }

  function schedule(): void {
    clearTimeout(timer);
    const task = isStarted ? next() : undefined;
    if (!task) return;
    const waitMs = Math.min(Math.max(0, task.due - clock.now()) * 1000, longestMs);
    timer = setTimeout(() => {
      doUntil(clock.now());
      schedule();
    }, waitMs).unref();
  }

  return {
    /** Registers the handler of a kind of work. Call it before any time passes. */
    handle(work: Work, handler: (subject: string) => void): void {
      handlers.set(work, handler);
    },
    /** Plans work on an object for a time. If the same work is already planned, the earlier time counts. */
    plan(work: Work, subject: string, due: number): void {
      const id = `${work} ${subject}`;
      const planned = store.get('tasks', id);
      if (planned && planned.due <= due) return;
      store.put('tasks', { id, work, subject, due });
      schedule();
    },
    /** Lets time pass: does the due work in order, each task at its own time. */
    pass(seconds: number): void {
      const end = clock.now() + seconds;
      doUntil(end);
      clock.moveTo(end);
      schedule();
    },
    /** From now on, does each task when it is due in the account's time. */
    start(): void {
      isStarted = true;
      schedule();
    },
    stop(): void {
      isStarted = false;
      clearTimeout(timer);
    },
  };
}

export type Later = ReturnType<typeof createLater>;
