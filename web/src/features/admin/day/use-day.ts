import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ViewPurpose } from '#shared/api/list-query.ts';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { liveRefresh, readAllPages } from '#web/features/admin/records/paged-list.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { type AdminSession, useSession } from '#web/features/admin/session/session-context.ts';
import { api } from '#web/lib/api/api.ts';

/** All appointments of a day, of one clinic or, with an empty id, of all, whatever their status. */
export function readDayAppointments(
  call: AdminSession['call'],
  { clinicId, date, purpose }: { clinicId: ClinicId | ''; date: ClinicDate; purpose?: ViewPurpose },
  signal: AbortSignal,
): Promise<Appointment[]> {
  const day = { locationId: clinicId || undefined, from: date, to: date, sort: 'visit', purpose } as const;
  return readAllPages<Appointment>(async ({ signal: pageSignal, cursor, limit }) => {
    const query = { ...day, cursor, limit };
    const reply = await call('GET /api/appointments', { query, signal: pageSignal });
    return { rows: reply.appointments, nextCursor: reply.nextCursor };
  }, signal);
}

/** Starts with "appointments", so that changing an appointment refreshes the day (see `useRecordChanges`). */
export function dayAppointmentsKey(clinicId: ClinicId | '', date: ClinicDate) {
  return ['appointments', 'day', clinicId, date];
}

/** The appointments of a day, of one clinic or of all, and the slots and closures of all. They refresh themselves. */
export function useDay(clinicId: ClinicId | '', date: ClinicDate, enabled: boolean) {
  const { call } = useSession();
  const { latest } = useRecordChanges<Appointment>('appointments');
  const queries = useQueryClient();
  const options = { enabled, ...liveRefresh };
  const appointments = useQuery({
    queryKey: dayAppointmentsKey(clinicId, date),
    queryFn: ({ signal }) => readDayAppointments(call, { clinicId, date }, signal),
    // Who comes from the day of all clinics sees the clinic's visits right away.
    placeholderData: () =>
      queries
        .getQueryData<Appointment[]>(dayAppointmentsKey('', date))
        ?.filter(({ location }) => location.id === clinicId),
    ...options,
  });
  const availability = useQuery({
    // Starts with "appointments", too, because canceling or moving an appointment releases its slot.
    queryKey: ['appointments', 'availability', date],
    queryFn: ({ signal }) => api('GET /api/availability', { query: { date }, signal }),
    ...options,
  });
  const closures = useQuery({
    queryKey: ['closures', 'day', date],
    queryFn: ({ signal }) => call('GET /api/closures', { query: { from: date, to: date }, signal }),
    ...options,
  });
  const read = [appointments, availability, closures];
  const isLoaded = appointments.data && availability.data && closures.data;

  return {
    day: isLoaded && {
      appointments: appointments.data.flatMap((appointment) => latest(appointment) ?? []),
      locations: availability.data.locations,
      closures: closures.data.closures,
    },
    error: read.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const query of read) if (query.isError) void query.refetch();
    },
  };
}
