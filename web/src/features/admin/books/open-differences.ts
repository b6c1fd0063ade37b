import type { BookDay } from '#shared/books/book-day.ts';
import type { Difference } from '#shared/books/difference.ts';

export interface DatedDifference extends Difference {
  date: string;
}

/** Everything that does not agree, newest day first. */
export function openDifferences(days: readonly BookDay[]): DatedDifference[] {
  return days.flatMap(({ date, open }) => open.map((difference) => ({ ...difference, date })));
}

/** How many differences need someone, and how many only wait for Stripe. */
export function countOpen(days: readonly BookDay[]): { overdue: number; waiting: number } {
  const waiting = openDifferences(days).filter(({ isWaiting }) => isWaiting).length;
  const all = days.reduce((sum, { open, moreOpen = 0 }) => sum + open.length + moreOpen, 0);
  return { overdue: all - waiting, waiting };
}
