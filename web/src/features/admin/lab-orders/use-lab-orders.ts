import { type ClinicId, clinicById } from '#shared/clinics/clinics.ts';
import { type LabOrder, labOrderStatuses } from '#shared/lab-orders/lab-order.ts';
import { currentRecord } from '#web/features/admin/failure/refusal.ts';
import type { ReadPage } from '#web/features/admin/paged-list/read-pages.ts';
import { useAnnounceChange } from '#web/features/admin/records/undo/undo-context.ts';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useRecordList } from '#web/features/admin/records/use-record-list.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { labOrdersTexts as texts } from './lab-orders-texts.ts';

/** A lab order as a row of a list. */
export type LabOrderRow = LabOrder & { id: string };

export const toRow = (order: LabOrder): LabOrderRow => ({ ...order, id: order.number });

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

/**
 * Marks an order as drawn at a clinic, or as not drawn when the clinic is missing. Only a draw offers Undo:
 * marking an order as drawn again would lose who took the sample, and when.
 */
export function useMarkOrder() {
  const { call } = useSession();
  const { setRow, refresh } = useRecordChanges<LabOrderRow>('lab-orders');
  const announce = useAnnounceChange();

  /** Resolves to the order as changed, and what to say about it. */
  async function send({ number, version }: LabOrderRow, clinicId?: ClinicId) {
    const body = clinicId
      ? ({ status: 'drawn', clinicId, version } as const)
      : ({ status: 'open', version } as const);
    try {
      const { order } = await call('PUT /api/lab-orders/{number}', { params: { number }, body });
      setRow(toRow(order));
      const { done, reopened, closed } = texts.changes;
      const text = order.drawnAtClinicId
        ? done(order.patientName, clinicById(order.drawnAtClinicId).name)
        : (order.status === 'closed' ? closed : reopened)(order.patientName);
      return { changed: toRow(order), text };
    } catch (error) {
      const current = currentRecord<LabOrder>(error);
      if (current) setRow(toRow(current));
      // The change may have been saved even though the reply was lost.
      else refresh();
      throw error;
    }
  }

  return async (row: LabOrderRow, clinicId?: ClinicId) => {
    const { changed, text } = await send(row, clinicId);
    const undo = async () => (await send(changed)).text;
    announce({ text, subject: row.number, ...(clinicId && { undo }) });
  };
}
