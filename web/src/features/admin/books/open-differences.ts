import type { Difference } from '#shared/books/difference.ts';
import type { Books } from './use-books.ts';

export interface DatedDifference extends Difference {
  date: string;
}

interface Listed {
  differences: DatedDifference[];
  /** How many there are besides, on other days or beyond what a reply lists. */
  more: number;
}

/** What does not agree, newest day first: what needs someone, what only waits for Stripe, and what was put away. */
export function listedDifferences({
  days,
  counts,
}: Pick<Books, 'days' | 'counts'>): Record<'open' | 'waiting' | 'handled', Listed> {
  const all = days.flatMap(({ date, open }) => open.map((difference) => ({ ...difference, date })));
  const handled = all.filter((difference) => difference.handled);
  const waiting = all.filter((difference) => difference.isWaiting && !difference.handled);
  const open = all.filter((difference) => !difference.isWaiting && !difference.handled);
  const listed = (differences: DatedDifference[], count: number) => ({
    differences,
    more: count - differences.length,
  });
  return {
    open: listed(open, counts.open),
    waiting: listed(waiting, counts.waiting),
    handled: listed(handled, counts.handled),
  };
}
