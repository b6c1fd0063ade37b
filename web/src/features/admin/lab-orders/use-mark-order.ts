import { type ClinicId, clinicById } from '#shared/clinics/clinics.ts';
import type { LabOrder } from '#shared/lab-orders/lab-order.ts';
import { currentRecord } from '#web/features/admin/failure/refusal.ts';
import { useAnnounceChange } from '#web/features/admin/records/undo/undo-context.ts';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { labOrdersTexts as texts } from './lab-orders-texts.ts';
import { type LabOrderRow, toRow } from './use-lab-orders.ts';

/**
 * Marks an order as drawn at a clinic, or as not drawn when the clinic is missing. Only a draw offers Undo:
 * marking an order as drawn again would lose who took the sample, and when.
 */
export function useMarkOrder() {
  const { call } = useSession();
  const { setRow, refresh } = useRecordChanges<LabOrderRow>('lab-orders');
  const announce = useAnnounceChange();

  async function send(
    { number, version }: LabOrderRow,
    clinicId: ClinicId | undefined,
  ): Promise<LabOrderRow> {
    const status = clinicId ? 'drawn' : 'open';
    try {
      const { order } = await call('PUT /api/lab-orders/{number}', {
        params: { number },
        body: { status, version, ...(clinicId && { clinicId }) },
      });
      setRow(toRow(order));
      return toRow(order);
    } catch (error) {
      const current = currentRecord<LabOrder>(error);
      if (current) setRow(toRow(current));
      // The change may have been saved even though the reply was lost.
      else refresh();
      throw error;
    }
  }

  function doneText({ patientName, status, drawnAtClinicId }: LabOrderRow): string {
    if (drawnAtClinicId) return texts.draw.done(patientName, clinicById(drawnAtClinicId).name);
    return status === 'closed' ? texts.takeBack.closed(patientName) : texts.takeBack.done(patientName);
  }

  return async (row: LabOrderRow, clinicId?: ClinicId) => {
    const changed = await send(row, clinicId);
    const undo = async () => doneText(await send(changed, undefined));
    announce({ text: doneText(changed), subject: row.number, ...(clinicId && { undo }) });
  };
}
