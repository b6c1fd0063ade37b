import type { Appointment } from '#shared/appointments/appointment.ts';
import type { ReadPage } from '#web/features/admin/records/paged-list.tsx';
import { useRecordList } from '#web/features/admin/records/table/record-list.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { appointmentListQuery } from './appointment-list-query.ts';

/** The appointments that match the filters in the URL. */
export function useAppointments() {
  const { call } = useSession();
  const { filters, search } = useDashboardUrl();
  const query = appointmentListQuery(filters);
  const q = search.trim();

  const read: ReadPage<Appointment> = async ({ signal, ...page }) => {
    const reply = q
      ? await call('POST /api/admin/appointments/search', { body: { ...query, ...page, q }, signal })
      : await call('GET /api/appointments', { query: { ...query, ...page }, signal });
    return { rows: reply.appointments, nextCursor: reply.nextCursor };
  };

  return { list: useRecordList<Appointment>({ kind: 'appointments', query: { ...query, q }, read }), read };
}
