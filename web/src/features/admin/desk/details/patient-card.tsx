import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { formatDate, formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { ageText } from '#web/features/admin/desk/visit/age.ts';
import { appointmentColumns } from '#web/features/admin/desk/visit/appointment-columns.tsx';
import { appointmentsTexts } from '#web/features/admin/desk/visit/appointments-texts.ts';
import { patientName } from '#web/features/admin/desk/visit/patient-name.ts';
import {
  type LabOrderRow,
  labOrderColumns,
  toRow,
} from '#web/features/admin/lab-orders/lab-order-columns.tsx';
import { paymentColumns } from '#web/features/admin/payments/payment-columns.tsx';
import { paymentsTexts } from '#web/features/admin/payments/payments-texts.ts';
import { EmailLink, PhoneLink } from '#web/features/admin/records/details/contact-links.tsx';
import { FieldList } from '#web/features/admin/records/details/field-list.tsx';
import { RowActions } from '#web/features/admin/records/table/record-cells.tsx';
import type { Column } from '#web/features/admin/records/table/record-table.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { patientCardTexts as texts } from './patient-card-texts.ts';
import { PatientRecords } from './patient-records.tsx';

/** A list's columns with some cells replaced; null leaves a column out. */
function withCells<Row>(
  columns: readonly Column<Row>[],
  cells: { [Area in Column<Row>['area']]?: Column<Row>['cell'] | null },
): Column<Row>[] {
  return columns
    .filter(({ area }) => cells[area] !== null)
    .map((column) => ({ ...column, cell: cells[column.area] ?? column.cell }));
}

/** The status as text: changing it here would leave its undo behind the dialog. */
const statusCell =
  (text: (status: string) => string) =>
  ({ status }: { status: string }) => (
    <p className="py-2">
      <Badge>{text(status)}</Badge>
    </p>
  );

const ignore = () => {};
const payments = withCells(
  paymentColumns({ showDetails: ignore, startRefund: ignore, startDelete: ignore }),
  {
    status: statusCell(paymentsTexts.status),
    actions: null,
  },
);
const labOrders = withCells(labOrderColumns(ignore), { actions: null });
const visits = (onVisit: (visit: Appointment) => void) =>
  withCells(appointmentColumns({ onDetails: ignore, onDelete: undefined }), {
    fourth: null,
    status: statusCell(appointmentsTexts.status),
    actions: (visit) => (
      <RowActions
        name={`${formatWeekdayDate(visit.date)}, ${formatSlotTime(visit.time)}`}
        deleteLabel=""
        onDetails={() => onVisit(visit)}
        onDelete={undefined}
      />
    ),
  });

interface PatientCardProps {
  /** Any visit of the patient. */
  visit: Appointment;
  /** Shows the details of one of the patient's visits. */
  onVisit: (visit: Appointment) => void;
}

function PatientCard({ visit, onVisit }: PatientCardProps) {
  const { call, role } = useSession();
  const { now = new Date() } = useServerClock();
  const { dob, phone, email, emailDisowned } = visit;
  const { patient, typed } = appointmentsTexts.details;
  // A disowned address would find someone else's payments and orders.
  const payer = { dob, phone, email: emailDisowned ? '' : email };
  const fields = [
    { label: typed.dob, value: `${formatDate(dob)}, ${ageText(clinicDateAt(now), dob)}` },
    { label: typed.phone, value: phone && <PhoneLink phone={phone} /> },
    { label: typed.email, value: email && <EmailLink address={email} /> },
  ];
  return (
    <div className="grid grid-cols-1 gap-5">
      <FieldList title={patient} fields={fields} />
      <PatientRecords<Appointment>
        kind="appointments"
        texts={texts.visits}
        columns={visits(onVisit)}
        patient={visit}
        read={async (q, { signal, ...page }) => {
          const reply = await call('POST /api/admin/appointments/search', {
            body: { ...page, q, sort: 'visit' },
            signal,
          });
          return { ...reply, rows: reply.appointments };
        }}
        personOf={(other) => other}
        order={(a, b) => a.startsAt.localeCompare(b.startsAt)}
      />
      {role === 'admin' && (
        <PatientRecords<Payment>
          kind="payments"
          texts={texts.payments}
          columns={payments}
          patient={{ email: payer.email }}
          read={async (q, { signal, ...page }) => {
            const reply = await call('POST /api/payments/search', { body: { ...page, q }, signal });
            return { ...reply, rows: reply.payments };
          }}
          personOf={({ patientEmail }) => ({ email: patientEmail })}
          order={(a, b) => b.createdAt.localeCompare(a.createdAt)}
        />
      )}
      <PatientRecords<LabOrderRow>
        kind="lab-orders"
        texts={texts.labOrders}
        columns={labOrders}
        patient={payer}
        read={async (q, { signal, ...page }) => {
          const reply = await call('POST /api/lab-orders/search', { body: { ...page, q }, signal });
          return { ...reply, rows: reply.orders.map(toRow) };
        }}
        personOf={(order) => order}
        order={(a, b) => b.paidAt.localeCompare(a.paidAt)}
      />
    </div>
  );
}

/** A button that shows everything of a visit's patient, over the visit's details. */
export function PatientCardButton({ visit, onVisit }: PatientCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  function show(other: Appointment) {
    // Close it before the details change, so that the focus can later return to the list.
    flushSync(close);
    onVisit(other);
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {texts.action}
      </Button>
      <Dialog open={isOpen} onClose={close} title={texts.title(patientName(visit))} maxWidth={1120}>
        <PatientCard visit={visit} onVisit={show} />
      </Dialog>
    </>
  );
}
