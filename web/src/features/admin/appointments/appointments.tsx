import { appointmentsTexts as texts } from '#web/features/admin/desk/visit/appointments-texts.ts';
import { useDesk } from '#web/features/admin/desk/visit/use-desk.ts';
import { ExportButtons } from '#web/features/admin/records/export/export-buttons.tsx';
import { RecordList } from '#web/features/admin/records/table/record-list.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { appointmentColumns } from './appointment-columns.tsx';
import { appointmentCsvColumns } from './appointment-csv.ts';
import { AppointmentFilters } from './appointment-filters.tsx';
import { AppointmentStats } from './appointment-stats.tsx';
import { SourceGroups } from './source-groups.tsx';
import { useAppointments } from './use-appointments.ts';

/** The tab with the appointments of all clinics. */
export function Appointments() {
  const { list, read } = useAppointments();
  const { showDetails, start } = useDesk();
  const { role } = useSession();
  const columns = appointmentColumns({
    onDetails: showDetails,
    onDelete: role === 'admin' ? (visit) => start({ kind: 'delete', visit }) : undefined,
  });
  return (
    <>
      <AppointmentStats />
      <AppointmentFilters />
      <SourceGroups appointments={list.rows ?? []} />
      <RecordList
        list={list}
        columns={columns}
        texts={texts}
        exports={<ExportButtons name="appointments" read={read} columns={appointmentCsvColumns} />}
      />
    </>
  );
}
