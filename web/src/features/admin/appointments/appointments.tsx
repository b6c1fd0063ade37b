import { useState } from 'react';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { ExportButtons } from '#web/features/admin/records/export/export-buttons.tsx';
import { RecordList } from '#web/features/admin/records/table/record-list.tsx';
import { UndoProvider } from '#web/features/admin/records/undo/undo-provider.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { appointmentColumns } from './appointment-columns.tsx';
import { appointmentCsvColumns } from './appointment-csv.ts';
import { AppointmentDetails } from './appointment-details.tsx';
import { AppointmentFilters } from './appointment-filters.tsx';
import { AppointmentStats } from './appointment-stats.tsx';
import { appointmentsTexts as texts } from './appointments-texts.ts';
import { DeleteAppointment } from './delete-appointment.tsx';
import { SourceGroups } from './source-groups.tsx';
import { useAppointments } from './use-appointments.ts';

/** The tab with the appointments of all clinics. */
export function Appointments() {
  const { list, read } = useAppointments();
  const [detailed, setDetailed] = useState<Appointment>();
  const [deleting, setDeleting] = useState<Appointment>();
  const { role } = useSession();
  const columns = appointmentColumns({
    onDetails: setDetailed,
    onDelete: role === 'admin' ? setDeleting : undefined,
  });
  return (
    <UndoProvider>
      <AppointmentStats />
      <AppointmentFilters />
      <SourceGroups appointments={list.rows ?? []} />
      <RecordList
        list={list}
        columns={columns}
        texts={texts}
        exports={<ExportButtons name="appointments" read={read} columns={appointmentCsvColumns} />}
      />
      {detailed && (
        <AppointmentDetails
          key={detailed.id}
          appointment={list.current(detailed)}
          onClose={() => setDetailed(undefined)}
          onDelete={role === 'admin' ? () => setDeleting(detailed) : undefined}
          onOther={setDetailed}
        />
      )}
      {deleting && (
        <DeleteAppointment
          appointment={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => setDetailed(undefined)}
        />
      )}
    </UndoProvider>
  );
}
