import { type MoneyRow, moneyRows } from '#shared/payments/money-rows.ts';
import { type Payment, paymentStatuses } from '#shared/payments/payment.ts';
import { parseDate } from '#web/features/admin/date-format.ts';
import type { ReadPage } from '#web/features/admin/paged-list/read-pages.ts';
import { useRecordList } from '#web/features/admin/records/use-record-list.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { type DashboardFilters, useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';

/** The query for the filters in the URL. Leaves out values that the server would refuse. */
function paymentListQuery({ status, from, to }: DashboardFilters) {
  return {
    status: paymentStatuses.find((known) => known === status),
    from: parseDate(from),
    to: parseDate(to),
  };
}

/** The payments that match the filters in the URL, newest first, and the movements of their money. */
export function usePayments() {
  const { call } = useSession();
  const { filters, search } = useDashboardUrl();
  const query = paymentListQuery(filters);
  const q = search.trim();

  const readBy =
    (dates?: 'moved'): ReadPage<Payment> =>
    async ({ signal, ...page }) => {
      const asked = { ...query, ...page, dates };
      const reply = q
        ? await call('POST /api/payments/search', { body: { ...asked, q }, signal })
        : await call('GET /api/payments/list', { query: asked, signal });
      return { rows: reply.payments, nextCursor: reply.nextCursor };
    };

  /** Reads the movements of money on the filtered days. */
  const readMoney: ReadPage<MoneyRow> = async (request) => {
    const { rows, nextCursor } = await readBy('moved')(request);
    return { rows: rows.flatMap((payment) => moneyRows(payment, query)), nextCursor };
  };

  const filter = { ...query, q };
  const list = useRecordList<Payment>({ kind: 'payments', query: filter, read: readBy() });
  return { list, filter, read: readBy(), readMoney };
}
