import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import { labOrderStatuses } from '#shared/lab-orders/lab-order.ts';
import { failureText } from '#web/features/admin/failure/failure-text.ts';
import { ClinicFilter } from '#web/features/admin/filters/clinic-filter.tsx';
import { clinicOptions } from '#web/features/admin/filters/clinic-options.ts';
import { RecordFilters } from '#web/features/admin/filters/record-filters.tsx';
import { useFilters } from '#web/features/admin/filters/use-filters.ts';
import { TaskDialog, useTaskForm } from '#web/features/admin/records/details/task-dialog.tsx';
import { RecordList } from '#web/features/admin/records/table/record-list.tsx';
import { UndoProvider } from '#web/features/admin/records/undo/undo-provider.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { labOrderColumns } from './lab-order-columns.tsx';
import { labOrdersTexts as texts } from './lab-orders-texts.ts';
import { type LabOrderRow, useLabOrders, useMarkOrder } from './use-lab-orders.ts';

const formSchema = z.object({ clinicId: z.enum(clinicIds, texts.draw.noClinic) });

/** Asks which clinic took the sample, and marks the order as drawn. */
function DrawDialog({ order, onClose }: { order: LabOrderRow; onClose: () => void }) {
  const { patientName, dob, number, items } = order;
  const markOrder = useMarkOrder();
  const { filters } = useFilters();
  const clinicId = (filters.clinic || order.clinicId || '') as ClinicId;
  const form = useTaskForm(zodResolver(formSchema), { clinicId });
  const tests = items.filter(({ isRefunded }) => !isRefunded).map(({ name }) => name);
  return (
    <TaskDialog
      texts={texts.draw}
      form={form}
      send={(chosen) => markOrder(order, chosen.clinicId)}
      onClose={onClose}
    >
      {(field) => (
        <>
          <p className="wrap-anywhere">
            <strong>
              <bdi>{patientName}</bdi>
            </strong>
            <br />
            {texts.born(dob)}, {number}
            <br />
            {tests.join(', ')}
          </p>
          <SelectField options={clinicOptions} placeholder={texts.draw.placeholder} {...field('clinicId')} />
          <p className="text-soft">{texts.draw.meaning}</p>
        </>
      )}
    </TaskDialog>
  );
}

function LabOrderList() {
  const list = useLabOrders();
  const [drawing, setDrawing] = useState<LabOrderRow>();
  const markOrder = useMarkOrder();
  const columns = labOrderColumns((order) => {
    if (order.status === 'open') setDrawing(order);
    else markOrder(order).catch((error) => showToast(failureText(error), { tone: 'error' }));
  });
  return (
    <>
      <RecordList list={list} columns={columns} texts={texts} />
      {drawing && <DrawDialog order={list.current(drawing)} onClose={() => setDrawing(undefined)} />}
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
