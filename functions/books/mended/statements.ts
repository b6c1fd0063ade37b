import { isOtherSale, type PaymentRecord } from '#functions/payments/store.ts';
import type { MendedNews } from '#shared/books/mended.ts';

function refundStatement({ id, status }: { id: string; status: string }): string {
  if (status === 'failed') return `refund-failed ${id}`;
  return status === 'cancelled' ? `refund-canceled ${id}` : `refunded ${id}`;
}

/** What a record says about its money, each with the id of what it is about. */
export function statementsOf(record: PaymentRecord | undefined): string[] {
  if (!record) return [];
  const { paidAt, refunds = [], disputes = [] } = record;
  const statements = [
    ...(paidAt ? ['paid'] : []),
    ...refunds.map(refundStatement),
    ...disputes.map(({ id }) => `disputed ${id}`),
    ...disputes.flatMap(({ id, outcome }) => (outcome ? [`dispute-${outcome} ${id}`] : [])),
  ];
  // Nothing was put right for a payer, and no mail goes out.
  return isOtherSale(record) ? statements.map((statement) => `other-sale ${statement}`) : statements;
}

/** What is new in a record that has changed. */
export function mendedNewsOf(before: readonly string[], after: readonly string[]): MendedNews[] {
  const fresh = after.filter((statement) => !before.includes(statement));
  const kinds = fresh.map((statement) => statement.split(' ', 1)[0] as MendedNews);
  return kinds.length > 0 ? [...new Set(kinds)] : ['updated'];
}
