import type { Difference } from '#shared/books/difference.ts';
import { todoOf } from '#shared/books/todo.ts';
import { centsToDollars } from '#shared/payments/amount.ts';

/** One thing that does not agree, as stored. What leaves our balance is negative. */
export interface OpenDifference
  extends Pick<Difference, 'kind' | 'movement' | 'id' | 'paymentIntentId' | 'isWaiting'> {
  oursCents: number;
  stripeCents: number;
}

export interface DatedDifference extends OpenDifference {
  /** Its day, in clinic time. */
  date: string;
}

/** The difference as an admin sees it. Money is in dollars. */
export function toDifference({ oursCents, stripeCents, ...open }: OpenDifference): Difference {
  return {
    ...open,
    ours: centsToDollars(oursCents),
    stripe: centsToDollars(stripeCents),
    todo: todoOf(open),
  };
}
