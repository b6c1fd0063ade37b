import { useState } from 'react';
import * as z from 'zod/mini';
import { type ClinicId, clinicById, clinicIds } from '#shared/clinics/clinics.ts';
import { type LabOrder, labOrderStatuses } from '#shared/lab-orders/lab-order.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { formatDate, formatDateTime } from '#web/features/admin/date-format.ts';
import { failureText } from '#web/features/admin/failure/failure.ts';
import { readMyClinic } from '#web/features/admin/filters/my-clinic.ts';
import { ClinicFilter, clinicOptions, RecordFilters } from '#web/features/admin/filters/record-filters.tsx';
import { PatientContact } from '#web/features/admin/records/details/field-list.tsx';
import { TaskDialog, useTaskForm } from '#web/features/admin/records/details/task-dialog.tsx';
import { type ReadPage, usePagedList } from '#web/features/admin/records/paged-list.tsx';
import {
  type Columns,
  DateTimeCell,
  RecordList,
  TwoLineCell,
} from '#web/features/admin/records/table/record-list.tsx';
import { useMarkRecord } from '#web/features/admin/records/undo.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { SmallButton } from '#web/ui/buttons/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';

/** A lab order as a row of a list. */
type LabOrderRow = LabOrder & { id: string };

const toRow = (order: LabOrder): LabOrderRow => ({ ...order, id: order.number });

const tones = { open: 'info', drawn: 'success', closed: 'neutral' } as const;

/** The text of an order's button, by the order's status. */
const actions = { open: 'Mark drawn', drawn: 'Not drawn' };

const bornText = (dob: string | undefined) => (dob ? `Born ${formatDate(dob)}` : 'No birth date provided');

function changedText({ patientName, status, drawnAtClinicId }: LabOrder): string {
  if (drawnAtClinicId) return `${patientName}’s order was drawn at ${clinicById(drawnAtClinicId).name}.`;
  if (status === 'open') return `${patientName}’s order is open again.`;
  return `${patientName}’s order isn’t marked as drawn anymore. It’s closed.`;
}

/** The columns of the list of lab orders. `onPress` marks an open order as drawn, or a drawn one as open. */
const labOrderColumns = (onPress: (order: LabOrderRow) => void): Columns<LabOrderRow> => ({
  Patient: ({ patientName, dob }) => <TwoLineCell main={patientName}>{bornText(dob)}</TwoLineCell>,
  Tests: ({ items }) => (
    <ul>
      {items.map(({ id, name, isRefunded }) => (
        <li key={id}>
          {isRefunded ? <s>{name}</s> : name}
          {isRefunded && <VisuallyHidden> refunded</VisuallyHidden>}
        </li>
      ))}
    </ul>
  ),
  Contact: (order) => <PatientContact patient={order} />,
  Order: ({ number, clinicId }) => (
    <TwoLineCell main={number}>{clinicId ? clinicById(clinicId).name : 'Clinic not chosen'}</TwoLineCell>
  ),
  Paid: ({ paidAt }) => <DateTimeCell iso={paidAt} />,
  Status: ({ status, drawnAt, drawnAtClinicId }) => (
    <div className="grid justify-items-start gap-1 pt-2 text-xs">
      <Badge tone={tones[status]}>{capitalize(status)}</Badge>
      {drawnAt && drawnAtClinicId && `${clinicById(drawnAtClinicId).name}, ${formatDateTime(drawnAt)}`}
      {status === 'closed' && 'This order is closed: its payment was refunded, disputed or canceled.'}
    </div>
  ),
  Actions: (order) =>
    order.status !== 'closed' && (
      <SmallButton
        variant={order.status === 'drawn' ? 'quiet' : 'secondary'}
        aria-label={`${actions[order.status]}: ${order.patientName}’s order`}
        onClick={() => onPress(order)}
      >
        {actions[order.status]}
      </SmallButton>
    ),
});

/**
 * Returns a function that marks an order as drawn at a clinic or, without a clinic, as not drawn. Only a draw offers
 * Undo: marking an order as drawn again would lose who took the sample, and when.
 */
function useMarkOrder() {
  const { call } = useSession();
  const mark = useMarkRecord<LabOrderRow>('lab-orders', changedText);

  async function send({ number, version }: LabOrderRow, clinicId?: ClinicId): Promise<LabOrderRow> {
    const body = clinicId
      ? ({ status: 'drawn', clinicId, version } as const)
      : ({ status: 'open', version } as const);
    return toRow((await call('PUT /api/lab-orders/{number}', { params: { number }, body })).order);
  }

  return (row: LabOrderRow, clinicId?: ClinicId) =>
    mark(row, send(row, clinicId), clinicId && ((drawn) => send(drawn)));
}

const formSchema = z.object({ clinicId: z.enum(clinicIds, 'Choose a clinic') });

/** Asks which clinic took the sample, and marks the order as drawn. */
function DrawDialog({ order, onClose }: { order: LabOrderRow; onClose: () => void }) {
  const { patientName, dob, number, items } = order;
  const markOrder = useMarkOrder();
  const { filters } = useDashboardUrl();
  const clinicId = (filters.clinic || readMyClinic() || order.clinicId || '') as ClinicId;
  const form = useTaskForm(formSchema, { clinicId });
  const tests = items.filter(({ isRefunded }) => !isRefunded).map(({ name }) => name);
  return (
    <TaskDialog
      texts={{
        title: 'Where was the sample taken?',
        labels: { clinicId: 'Clinic' },
        leave: 'Back to the list',
        submit: 'Mark as drawn',
        busy: 'Saving…',
        failed: 'We couldn’t mark it as drawn',
        unknown: 'We’re not sure it was saved. It’s safe to try again.',
      }}
      form={form}
      send={(chosen) => markOrder(order, chosen.clinicId)}
      onClose={onClose}
    >
      {(field) => (
        <>
          <TwoLineCell main={patientName}>
            {bornText(dob)}, {number}
            <br />
            {tests.join(', ')}
          </TwoLineCell>
          <SelectField options={clinicOptions} placeholder="Choose…" {...field('clinicId')} />
        </>
      )}
    </TaskDialog>
  );
}

/** The tab with all clinics' lab orders, for the staff who take the samples: open orders first, oldest first. */
export function LabOrders() {
  const { call } = useSession();
  const { filters, q } = useDashboardUrl();
  const [drawing, setDrawing] = useState<LabOrderRow>();
  const markOrder = useMarkOrder();
  const query = {
    status: labOrderStatuses.find((known) => known === filters.status),
    clinicId: filters.clinic || undefined,
  };

  const read: ReadPage<LabOrderRow> = async ({ signal, ...page }) => {
    const { orders, nextCursor } = q
      ? await call('POST /api/lab-orders/search', { body: { ...query, ...page, q }, signal })
      : await call('GET /api/lab-orders', { query: { ...query, ...page }, signal });
    return { rows: orders.map(toRow), nextCursor };
  };

  const list = usePagedList('lab-orders', { ...query, q }, read);
  const columns = labOrderColumns((order) => {
    if (order.status === 'open') setDrawing(order);
    else markOrder(order).catch((error) => showToast(failureText(error), { tone: 'error' }));
  });
  return (
    <>
      <RecordFilters searchHint="Name, phone, order no." statuses={labOrderStatuses} dates={false}>
        <ClinicFilter />
      </RecordFilters>
      <RecordList
        list={list}
        columns={columns}
        caption="Lab orders"
        none="No lab tests have been bought yet."
      />
      {drawing && <DrawDialog order={list.current(drawing)} onClose={() => setDrawing(undefined)} />}
    </>
  );
}
