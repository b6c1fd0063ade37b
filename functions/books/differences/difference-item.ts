import type { Difference } from '#shared/books/difference.ts';
import { todoOf } from '#shared/books/todo.ts';
import { centsToDollars } from '#shared/payments/amount.ts';

/** One thing that does not agree, in cents. What leaves our balance is negative. */
interface OpenDifference
  extends Pick<Difference, 'kind' | 'movement' | 'id' | 'paymentIntentId' | 'isWaiting'> {
  oursCents: number;
  stripeCents: number;
  /** Stripe's id of the balance transaction: one object can have two of the same amount on a day. */
  distinction?: string;
}

export interface DatedDifference extends OpenDifference {
  /** Its day, in clinic time. */
  date: string;
}

/** A difference as stored. */
export interface DifferenceItem {
  book: 'differences';
  /** See `entryOf`. */
  entry: string;
  difference: DatedDifference;
  /** When the last run that found it began. */
  checkedAt: string;
  /** It has set off the alarm. */
  isAlarmed?: true;
  /** A manager has put it away. */
  handled?: { note: string; actor: string; handledAt: string };
}

/** The sort key of a difference: its day and everything it says, so that a change of any of it makes a new difference. */
export function entryOf(difference: DatedDifference): string {
  const { date, kind, movement, id, oursCents, stripeCents, distinction } = difference;
  const parts = [date, kind, movement, id, oursCents, stripeCents];
  return [...parts, ...(distinction === undefined ? [] : [distinction])].join(' ');
}

/** Whether a manager has to do something about it. */
export function isOverdue({ difference, handled }: DifferenceItem): boolean {
  return !difference.isWaiting && !handled;
}

/** The difference as an admin sees it. Money is in dollars. */
export function toDifference({ entry: key, difference, handled }: DifferenceItem): Difference {
  const { oursCents, stripeCents, date: _, distinction: __, ...open } = difference;
  return {
    key,
    ...open,
    ours: centsToDollars(oursCents),
    stripe: centsToDollars(stripeCents),
    ...(handled && { handled }),
    todo: todoOf(difference),
  };
}
