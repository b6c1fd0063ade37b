import type { Appointment } from '#shared/appointments/appointment.ts';
import { bookingFields } from '#shared/appointments/booking-form.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import type { CsvColumn } from '#web/features/admin/records/export/csv.ts';

/** The columns of the CSV export, named as the API names its fields. */
export const appointmentCsvColumns: readonly CsvColumn<Appointment>[] = [
  { name: 'confirmationNumber', cell: (row) => row.confirmationNumber },
  { name: 'status', cell: (row) => row.status },
  { name: 'date', cell: (row) => row.date },
  { name: 'time', cell: (row) => formatSlotTime(row.time) },
  { name: 'startsAt', cell: (row) => row.startsAt },
  { name: 'duration', cell: (row) => row.duration },
  { name: 'clinic', cell: (row) => row.location.name },
  {
    name: 'clinicAddress',
    cell: ({ location }) => `${location.address}, ${location.city}, ${location.state}`,
  },
  ...bookingFields.map((name) => ({ name, cell: (row: Appointment) => row[name] ?? '' })),
  { name: 'note', cell: (row) => row.note ?? '' },
  { name: 'bookingDate', cell: (row) => row.bookingDate },
  { name: 'version', cell: (row) => row.version },
];
