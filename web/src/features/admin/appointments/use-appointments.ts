import type { Appointment } from '#shared/appointments/appointment.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import type { ReadPage } from '#web/features/admin/paged-list/read-pages.ts';
import { useRecordList } from '#web/features/admin/records/use-record-list.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { appointmentListQuery, isFromToday } from './appointment-list-query.ts';

/** The appointments that match the filters in the URL. */
export function useAppointments() {
  const { call } = useSession();
  const { filters, search } = useDashboardUrl();
  const { now, asking } = useServerClock();
  const today = clinicDateAt(now ?? new Date());
  const startsToday = isFromToday(filters, today);
  const query = appointmentListQuery(filters, today);
  const q = search.trim();

  const read: ReadPage<Appointment> = async ({ signal, ...page }) => {
    const reply = q
      ? await call('POST /api/admin/appointments/search', { body: { ...query, ...page, q }, signal })
      : await call('GET /api/appointments', { query: { ...query, ...page }, signal });
    return { rows: reply.appointments, nextCursor: reply.nextCursor };
  };

  const list = useRecordList<Appointment>({
    kind: 'appointments',
    query: { ...query, q },
    read,
    // A list that starts today waits for the server's clock to know the date.
    ready: !startsToday || !asking,
  });
  return { list, read, startsToday };
}
