import type { StripeStore } from './store.ts';

/** The time of the account: all that Stripe dates is dated by it. Signatures use real time. */
export interface Clock {
  /** Unix seconds. */
  now: () => number;
  /** Skips time, so that later things happen now. */
  moveTo: (seconds: number) => void;
}

const kept = 'clock';

/** A clock that runs with `nowMs`, ahead of it by what was skipped. What was skipped survives a restart. */
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

/** Work that Stripe does by itself some time after a call. */
type Work =
  | 'settle-charge'
  | 'complete-refund'
  | 'fail-refund'
  | 'decide-dispute'
  | 'expire-dispute'
  | 'pay-out'
  | 'reconcile-payout'
  | 'complete-payout';

/** Work that is due at a time. */
export interface KeptTask {
  id: string;
  work: Work;
  /** What it is done to. */
  subject: string;
  /** Unix seconds. */
  due: number;
}

// setTimeout takes no longer delays.
const longestMs = 2 ** 31 - 1;

/** Planned work. It survives a restart, and is done in tests only when they let time pass. */
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
        // Removed first: the work may plan itself for another time.
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
    /** Says how work is done, before any time passes. */
    handle(work: Work, handler: (subject: string) => void): void {
      handlers.set(work, handler);
    },
    /** Plans work for a time. Replaces the same work that was planned for later. */
    plan(work: Work, subject: string, due: number): void {
      const id = `${work} ${subject}`;
      const planned = store.get('tasks', id);
      if (planned && planned.due <= due) return;
      store.put('tasks', { id, work, subject, due });
      schedule();
    },
    /** Lets time pass: does what falls due, in order, each at its own time. */
    pass(seconds: number): void {
      const end = clock.now() + seconds;
      doUntil(end);
      clock.moveTo(end);
      schedule();
    },
    /** From now on does what falls due by itself, in the account's time. */
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
