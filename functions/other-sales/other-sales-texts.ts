import { formatShortDate } from '#shared/time/clinic-time.ts';

/** What a manager does next about other products' sales of a day. */
export function todoText(date: string, ids: readonly string[]): string {
  const sales = ids.length === 1 ? 'this sale' : `these ${ids.length} sales`;
  return `Check ${sales} of ${formatShortDate(date)} in Stripe: ${ids.join(', ')}. Set this aside once you know who made ${ids.length === 1 ? 'it' : 'them'}.`;
}
