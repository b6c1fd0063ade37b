import type { Appointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { dateTimeParts, formatWeekdayDate } from '#web/features/admin/date-format.ts';
import { AppointmentStatusSelect } from '#web/features/admin/desk/visit/appointment-status-select.tsx';
import { appointmentsTexts } from '#web/features/admin/desk/visit/appointments-texts.ts';
import { patientName } from '#web/features/admin/desk/visit/patient-name.ts';
import { EmailText } from '#web/features/admin/records/details/field-list.tsx';
import {
  type Column,
  DateTimeCell,
  RowActions,
  TwoLineCell,
  Warning,
} from '#web/features/admin/records/table/record-list.tsx';

const texts = appointmentsTexts.columns;

interface RowHandlers {
  onDetails: (appointment: Appointment) => void;
  /** Undefined for those who may not delete. */
  onDelete: ((appointment: Appointment) => void) | undefined;
}

/** The columns of the appointments list. */
export function appointmentColumns({ onDetails, onDelete }: RowHandlers): Column<Appointment>[] {
  return [
    {
      area: 'person',
      label: texts.patient,
      cell: (row) => (
        <TwoLineCell main={patientName(row)}>
          {row.email && (
            <p>
              <EmailText address={row.email} />
            </p>
          )}
          {row.emailUndeliverable && <Warning>{appointmentsTexts.emailUndeliverable.inRow}</Warning>}
          {row.phone && (
            <p className="whitespace-nowrap">
              <bdi>{row.phone}</bdi>
            </p>
          )}
        </TwoLineCell>
      ),
    },
    {
      area: 'main',
      label: texts.visit,
      cell: ({ date, time }) => (
        <DateTimeCell isMain date={formatWeekdayDate(date)} time={formatSlotTime(time)} />
      ),
    },
    { area: 'second', label: texts.clinic, cell: ({ location }) => location.name },
    {
      area: 'third',
      label: texts.number,
      cell: (row) => <span className="whitespace-nowrap">{row.confirmationNumber}</span>,
    },
    {
      area: 'fourth',
      label: texts.booked,
      cell: ({ bookingDate }) => <DateTimeCell {...dateTimeParts(bookingDate)} />,
    },
    { area: 'status', label: texts.status, cell: (row) => <AppointmentStatusSelect appointment={row} /> },
    {
      area: 'actions',
      label: texts.actions,
      cell: (row) => (
        <RowActions
          name={patientName(row)}
          deleteLabel={appointmentsTexts.delete.label(patientName(row))}
          onDetails={() => onDetails(row)}
          onDelete={onDelete && (() => onDelete(row))}
        />
      ),
    },
  ];
}
