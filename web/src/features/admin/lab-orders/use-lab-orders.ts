import { type LabOrder, labOrderStatuses } from '#shared/lab-orders/lab-order.ts';
import type { ReadPage } from '#web/features/admin/paged-list/read-pages.ts';
import { useRecordList } from '#web/features/admin/records/use-record-list.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';

/** A lab order as a row of a list. */
export type LabOrderRow = LabOrder & { id: string };

export function toRow(order: LabOrder): LabOrderRow {
  return { ...order, id: order.number };
}

/** The lab orders that match the filters in the URL: open orders first, oldest first. */
export function useLabOrders() {
  const { call } = useSession();
  const { filters, search } = useDashboardUrl();
  const query = {
    status: labOrderStatuses.find((known) => known === filters.status),
    clinicId: filters.clinic || undefined,
  };
  const q = search.trim();

  const read: ReadPage<LabOrderRow> = async ({ signal, ...page }) => {
    const { orders, nextCursor } = q
      ? await call('POST /api/lab-orders/search', { body: { ...query, ...page, q }, signal })
      : await call('GET /api/lab-orders', { query: { ...query, ...page }, signal });
    return { rows: orders.map(toRow), nextCursor };
  };

  return useRecordList<LabOrderRow>({ kind: 'lab-orders', query: { ...query, q }, read });
}
