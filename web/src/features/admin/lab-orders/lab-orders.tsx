import { useState } from 'react';
import { labOrderStatuses } from '#shared/lab-orders/lab-order.ts';
import { failureText } from '#web/features/admin/failure/failure-text.ts';
import { ClinicFilter } from '#web/features/admin/filters/clinic-filter.tsx';
import { RecordFilters } from '#web/features/admin/filters/record-filters.tsx';
import { useFilters } from '#web/features/admin/filters/use-filters.ts';
import { RecordList } from '#web/features/admin/records/table/record-list.tsx';
import { UndoProvider } from '#web/features/admin/records/undo/undo-provider.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { DrawDialog } from './draw-dialog.tsx';
import { labOrderColumns } from './lab-order-columns.tsx';
import { labOrdersTexts as texts } from './lab-orders-texts.ts';
import { type LabOrderRow, useLabOrders, useMarkOrder } from './use-lab-orders.ts';

function LabOrderList() {
  const list = useLabOrders();
  const { filters } = useFilters();
  const [drawing, setDrawing] = useState<LabOrderRow>();
  const markOrder = useMarkOrder();
  const columns = labOrderColumns({
    onDraw: setDrawing,
    onTakeBack: (order) =>
      void markOrder(order).catch((error) => showToast(failureText(error), { tone: 'error' })),
  });
  return (
    <>
      <RecordList list={list} columns={columns} texts={texts} />
      {drawing && (
        <DrawDialog
          order={list.current(drawing)}
          clinic={filters.clinic}
          onClose={() => setDrawing(undefined)}
        />
      )}
    </>
  );
}

/** The tab with all clinics' lab orders, for the staff who take the samples. */
export function LabOrders() {
  return (
    <UndoProvider>
      <RecordFilters
        searchHint={texts.searchHint}
        statuses={labOrderStatuses}
        statusText={texts.status}
        hasDates={false}
      >
        <ClinicFilter />
      </RecordFilters>
      <LabOrderList />
    </UndoProvider>
  );
}
