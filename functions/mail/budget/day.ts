import { dayMs } from '#shared/time/durations.ts';

/** The number of a day in UTC. */
export function dayOf(now: Date): number {
  return Math.floor(now.getTime() / dayMs);
}

/** When the next day begins, in UTC, and with it the next budget of every recipient. */
export function nextBudgetStart(now: Date): Date {
  return new Date((dayOf(now) + 1) * dayMs);
}
