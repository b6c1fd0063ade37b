import { useState } from 'react';
import { type Payment, paymentStatuses } from '#shared/payments/payment.ts';
import { RecordFilters } from '#web/features/admin/filters/record-filters.tsx';
import { ExportButtons } from '#web/features/admin/records/export/export-buttons.tsx';
import { RecordList } from '#web/features/admin/records/table/record-list.tsx';
import { UndoProvider } from '#web/features/admin/records/undo/undo-provider.tsx';
import { DeletePayment } from './delete-payment.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { paymentCsvColumns } from './payment-csv.ts';
import { PaymentDetails } from './payment-details.tsx';
import { PaymentStats } from './payment-stats.tsx';
import { paymentsTexts as texts } from './payments-texts.ts';
import { RefundDialog } from './refund/refund-dialog.tsx';
import { usePayments } from './use-payments.ts';

/** The tab with the payments of all clinics (spec §2, Admin dashboard). */
export function Payments() {
  const { list, read } = usePayments();
  const [detailed, setDetailed] = useState<Payment>();
  const [refunding, setRefunding] = useState<Payment>();
  const [deleting, setDeleting] = useState<Payment>();
  const columns = paymentColumns({
    onDetails: setDetailed,
    onRefund: setRefunding,
    onDelete: setDeleting,
  });
  const current = detailed && list.current(detailed);
  return (
    <UndoProvider>
      <PaymentStats />
      <RecordFilters searchHint={texts.searchHint} statuses={paymentStatuses} statusText={texts.status} />
      <RecordList
        list={list}
        columns={columns}
        texts={texts}
        exports={<ExportButtons name="payments" read={read} columns={paymentCsvColumns} />}
      />
      {current && (
        <PaymentDetails
          payment={current}
          onClose={() => setDetailed(undefined)}
          onRefund={() => setRefunding(current)}
          onDelete={() => setDeleting(current)}
        />
      )}
      {refunding && <RefundDialog payment={refunding} onClose={() => setRefunding(undefined)} />}
      {deleting && (
        <DeletePayment
          payment={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => setDetailed(undefined)}
        />
      )}
    </UndoProvider>
  );
}
