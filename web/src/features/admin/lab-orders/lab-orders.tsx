import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type ClinicId, clinicById, clinicIds } from '#shared/clinics/clinics.ts';
import { type LabOrder, labOrderStatuses } from '#shared/lab-orders/lab-order.ts';
import { dateTimeParts, formatDateTime } from '#web/features/admin/date-format.ts';
import { currentRecord, failureText } from '#web/features/admin/failure/failure.ts';
import { readMyClinic } from '#web/features/admin/filters/my-clinic.ts';
import { ClinicFilter, clinicOptions, RecordFilters } from '#web/features/admin/filters/record-filters.tsx';
import { EmailLink, PhoneLink } from '#web/features/admin/records/details/field-list.tsx';
import { TaskDialog, useTaskForm } from '#web/features/admin/records/details/task-dialog.tsx';
import type { ReadPage } from '#web/features/admin/records/paged-list.tsx';
import {
  type Column,
  DateTimeCell,
  RecordList,
  TwoLineCell,
  useRecordList,
} from '#web/features/admin/records/table/record-list.tsx';
import { useAnnounceChange } from '#web/features/admin/records/undo.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { labOrdersTexts as texts } from './lab-orders-texts.ts';

/** A lab order as a row of a list. */
type LabOrderRow = LabOrder & { id: string };

const toRow = (order: LabOrder): LabOrderRow => ({ ...order, id: order.number });

const tones = { open: 'info', drawn: 'success', closed: 'neutral' } as const;

/** The columns of the list of lab orders. `onPress` marks an open order as drawn, or a drawn one as open. */
function labOrderColumns(onPress: (order: LabOrderRow) => void): Column<LabOrderRow>[] {
  return [
    {
      area: 'person',
      label: 'Patient',
      cell: ({ patientName, dob }) => <TwoLineCell main={patientName}>{texts.born(dob)}</TwoLineCell>,
    },
    {
      area: 'main',
      label: 'Tests',
      cell: ({ items }) => (
        <ul>
          {items.map(({ id, name, isRefunded }) => (
            <li key={id}>
              {isRefunded ? <s>{name}</s> : name}
              {isRefunded && <VisuallyHidden> {texts.refundedTest}</VisuallyHidden>}
            </li>
          ))}
        </ul>
      ),
    },
    {
      area: 'second',
      label: 'Contact',
      cell: ({ phone, email }) => (
        <TwoLineCell main={phone ? <PhoneLink phone={phone} /> : texts.noPhone}>
          <EmailLink address={email} />
        </TwoLineCell>
      ),
    },
    {
      area: 'third',
      label: 'Order',
      cell: ({ number, clinicId }) => (
        <TwoLineCell main={<span className="whitespace-nowrap">{number}</span>}>
          {clinicId ? clinicById(clinicId).name : texts.noClinic}
        </TwoLineCell>
      ),
    },
    { area: 'fourth', label: 'Paid', cell: ({ paidAt }) => <DateTimeCell {...dateTimeParts(paidAt)} /> },
    {
      area: 'status',
      label: 'Status',
      cell: ({ status, drawnAt, drawnAtClinicId }) => (
        <div className="grid justify-items-start gap-1 pt-2 text-xs">
          <Badge tone={tones[status]}>{texts.status(status)}</Badge>
          {drawnAt && drawnAtClinicId && `${clinicById(drawnAtClinicId).name}, ${formatDateTime(drawnAt)}`}
          {status === 'closed' && texts.refunded}
        </div>
      ),
    },
    {
      area: 'actions',
      label: 'Actions',
      cell: (order) =>
        order.status !== 'closed' && (
          <Button
            variant={order.status === 'drawn' ? 'quiet' : 'secondary'}
            size="small"
            aria-label={`${texts.actions[order.status]}: ${order.patientName}’s order`}
            onClick={() => onPress(order)}
          >
            {texts.actions[order.status]}
          </Button>
        ),
    },
  ];
}

/** The lab orders that match the filters in the URL: open orders first, oldest first. */
function useLabOrders() {
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
function useMarkOrder() {
  const { call } = useSession();
  const { setRow, refresh } = useRecordChanges<LabOrderRow>('lab-orders');
  const announce = useAnnounceChange();

  async function send({ number, version }: LabOrderRow, clinicId?: ClinicId): Promise<LabOrderRow> {
    const body = clinicId
      ? ({ status: 'drawn', clinicId, version } as const)
      : ({ status: 'open', version } as const);
    try {
      const { order } = await call('PUT /api/lab-orders/{number}', { params: { number }, body });
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

  return async (row: LabOrderRow, clinicId?: ClinicId) => {
    const changed = await send(row, clinicId);
    const undo = async () => texts.changed(await send(changed));
    announce({ text: texts.changed(changed), ...(clinicId && { undo }) });
  };
}

const formSchema = z.object({ clinicId: z.enum(clinicIds, texts.draw.noClinic) });

/** Asks which clinic took the sample, and marks the order as drawn. */
function DrawDialog({ order, onClose }: { order: LabOrderRow; onClose: () => void }) {
  const { patientName, dob, number, items } = order;
  const markOrder = useMarkOrder();
  const { filters } = useDashboardUrl();
  const clinicId = (filters.clinic || readMyClinic() || order.clinicId || '') as ClinicId;
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
          <TwoLineCell main={patientName}>
            {texts.born(dob)}, {number}
            <br />
            {tests.join(', ')}
          </TwoLineCell>
          <SelectField options={clinicOptions} placeholder={texts.draw.placeholder} {...field('clinicId')} />
          <p className="text-soft">{texts.draw.meaning}</p>
        </>
      )}
    </TaskDialog>
  );
}

/** The tab with all clinics' lab orders, for the staff who take the samples. */
export function LabOrders() {
  const list = useLabOrders();
  const [drawing, setDrawing] = useState<LabOrderRow>();
  const markOrder = useMarkOrder();
  const columns = labOrderColumns((order) => {
    if (order.status === 'open') setDrawing(order);
    else markOrder(order).catch((error) => showToast(failureText(error), { tone: 'error' }));
  });
  return (
    <>
      <RecordFilters
        searchHint={texts.searchHint}
        statuses={labOrderStatuses}
        statusText={texts.status}
        hasDates={false}
      >
        <ClinicFilter />
      </RecordFilters>
      <RecordList list={list} columns={columns} texts={texts} />
      {drawing && <DrawDialog order={list.current(drawing)} onClose={() => setDrawing(undefined)} />}
    </>
  );
}
