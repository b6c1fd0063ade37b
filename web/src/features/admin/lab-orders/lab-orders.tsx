import { useState } from 'react';
import { labOrderStatuses } from '#shared/lab-orders/lab-order.ts';
import { failureText } from '#web/features/admin/failure/failure-text.ts';
import { clinicOptions } from '#web/features/admin/filters/clinic-options.ts';
import { FilterBar } from '#web/features/admin/filters/filter-bar.tsx';
import { filterTexts } from '#web/features/admin/filters/filter-texts.ts';
import { SearchBox } from '#web/features/admin/filters/search-box.tsx';
import { useFilters } from '#web/features/admin/filters/use-filters.ts';
import { RecordList } from '#web/features/admin/records/table/record-list.tsx';
import { UndoProvider } from '#web/features/admin/records/undo/undo-provider.tsx';
import { showToast } from '#web/ui/feedback/toast-store.ts';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { DrawDialog } from './draw-dialog.tsx';
import { labOrderColumns } from './lab-order-columns.tsx';
import { labOrdersTexts as texts } from './lab-orders-texts.ts';
import { type LabOrderRow, useLabOrders } from './use-lab-orders.ts';
import { useMarkOrder } from './use-mark-order.ts';

function LabOrderFilters() {
  const { filters, search, changeFilters, count, clear } = useFilters();
  return (
    <FilterBar
      search={
        <SearchBox
          hint={texts.searchHint}
          search={search}
          onSearch={(text) => changeFilters({ search: text })}
        />
      }
      count={count}
      onClear={clear}
    >
      <SelectField
        label={filterTexts.status}
        options={labOrderStatuses.map((value) => ({ value, label: texts.status(value) }))}
        placeholder={filterTexts.all}
        value={filters.status}
        onChange={({ target }) => changeFilters({ status: target.value })}
      />
      <SelectField
        label={texts.clinic}
        options={clinicOptions}
        placeholder={texts.allClinics}
        value={filters.clinic}
        onChange={({ target }) => changeFilters({ clinic: target.value })}
      />
    </FilterBar>
  );
}

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

/** The tab with the paid lab tests of all clinics, for whoever takes the samples. */
export function LabOrders() {
  return (
    <UndoProvider>
      <LabOrderFilters />
      <LabOrderList />
    </UndoProvider>
  );
}
