import type { Payment } from '#shared/payments/payment.ts';
import type { ReadPage } from '#web/features/admin/paged-list/read-pages.ts';
import { useRecordList } from '#web/features/admin/records/use-record-list.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { paymentListQuery } from './payment-list-query.ts';

/** The payments that the address asks for, newest first. */
export function usePayments() {
  const { call } = useSession();
  const { filters, search } = useDashboardUrl();
  const query = paymentListQuery(filters, search);

  const read: ReadPage<Payment> = async ({ signal, ...page }) => {
    const reply = await call('GET /api/payments/list', { query: { ...query, ...page }, signal });
    return { rows: reply.payments, nextCursor: reply.nextCursor };
  };

  return { list: useRecordList<Payment>({ kind: 'payments', query, read }), read };
}
