import { type Payment, paymentStatuses } from '#shared/payments/payment.ts';
import { parseDate } from '#web/features/admin/date-format.ts';
import type { ReadPage } from '#web/features/admin/paged-list/read-pages.ts';
import { useRecordList } from '#web/features/admin/records/use-record-list.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { type DashboardFilters, useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';

/** The query for the filters in the URL. Values that the server would refuse are left out. */
function paymentListQuery({ status, from, to }: DashboardFilters) {
  return {
    status: paymentStatuses.find((known) => known === status),
    from: parseDate(from),
    to: parseDate(to),
  };
}

/** The payments that match the filters in the URL, newest first. */
export function usePayments() {
  const { call } = useSession();
  const { filters, search } = useDashboardUrl();
  const query = paymentListQuery(filters);
  const q = search.trim();

  const read: ReadPage<Payment> = async ({ signal, ...page }) => {
    const reply = q
      ? await call('POST /api/payments/search', { body: { ...query, ...page, q }, signal })
      : await call('GET /api/payments/list', { query: { ...query, ...page }, signal });
    return { rows: reply.payments, nextCursor: reply.nextCursor };
  };

  return { list: useRecordList<Payment>({ kind: 'payments', query: { ...query, q }, read }), read };
}
