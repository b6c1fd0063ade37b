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
