import type { Clock } from './clock.ts';
import type { StripeStore } from './store.ts';

/** Work that Stripe does by itself some time after a call, by name. */
export interface LaterWork {
  'settle-charge': (chargeId: string) => void;
  'complete-refund': (refundId: string) => void;
  'fail-refund': (refundId: string) => void;
  'decide-dispute': (disputeId: string) => void;
  'expire-dispute': (disputeId: string) => void;
  'pay-out': (day: string) => void;
  'reconcile-payout': (payoutId: string) => void;
  'complete-payout': (payoutId: string) => void;
}

/** Work that is due at a time. */
export interface KeptTask {
  id: string;
  work: keyof LaterWork;
  /** What it is done to. */
  subject: string;
  /** Unix seconds. */
  due: number;
}

export interface Later {
  /** Plans work for some seconds from now. Replaces the same work planned before. */
  plan: (work: keyof LaterWork, subject: string, afterSeconds: number) => void;
  /** Plans work for a time, unless it is planned for then or earlier. */
  planBy: (work: keyof LaterWork, subject: string, due: number) => void;
  /** Says how the work is done. Once, before any time passes. */
  handle: (handlers: LaterWork) => void;
  /** Lets time pass: does what falls due, in order, each at its own time. */
  pass: (seconds: number) => void;
  /** From now on does what falls due by itself, in the account's time. */
  start: () => void;
  stop: () => void;
}

// setTimeout takes no longer delays.
const longestMs = 2 ** 31 - 1;

/** Planned work. It survives a restart, and is done in tests only when they let time pass. */
export function createLater(store: StripeStore, clock: Clock): Later {
  let handlers: LaterWork | undefined;
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
        handlers?.[work](subject);
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

  function planFor(work: keyof LaterWork, subject: string, due: number): void {
    store.put('tasks', { id: `${work} ${subject}`, work, subject, due });
    schedule();
  }

  return {
    plan: (work, subject, afterSeconds) => planFor(work, subject, clock.now() + afterSeconds),
    planBy(work, subject, due) {
      const planned = store.get('tasks', `${work} ${subject}`);
      if (!planned || planned.due > due) planFor(work, subject, due);
    },
    handle(given) {
      handlers = given;
    },
    pass(seconds) {
      const end = clock.now() + seconds;
      doUntil(end);
      clock.moveTo(end);
      schedule();
    },
    start() {
      isStarted = true;
      schedule();
    },
    stop() {
      isStarted = false;
      clearTimeout(timer);
    },
  };
}
