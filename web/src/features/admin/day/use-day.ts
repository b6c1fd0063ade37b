import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ViewPurpose } from '#shared/api/list-query.ts';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { liveRefresh, readAllPages } from '#web/features/admin/records/paged-list.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { type AdminSession, useSession } from '#web/features/admin/session/session-context.ts';
import { api } from '#web/lib/api/api.ts';
import type { ChosenDay } from './chosen-day.ts';

/** All appointments of a day, or until another one, of one clinic or of all, whatever their status. */
export function readDayAppointments(
  call: AdminSession['call'],
  day: { clinicId?: ClinicId | undefined; date: ClinicDate; to?: ClinicDate; purpose?: ViewPurpose },
  signal: AbortSignal,
): Promise<Appointment[]> {
  const { clinicId, date, to = date, purpose } = day;
  return readAllPages<Appointment>(async ({ signal: pageSignal, ...page }) => {
    const query = { locationId: clinicId, from: date, to, sort: 'visit', purpose, ...page } as const;
    const { appointments, nextCursor } = await call('GET /api/appointments', { query, signal: pageSignal });
    return { rows: appointments, nextCursor };
  }, signal);
}

/** Starts with "appointments", so that changing an appointment refreshes the day (see `useRecordChanges`). */
export function dayAppointmentsKey(clinicId: ClinicId | undefined, date: ClinicDate, to = date) {
  return ['appointments', 'day', clinicId, date, to];
}

/**
 * The slots of all clinics on the chosen date, and the appointments and closures of all its dates. They refresh
 * themselves.
 */
export function useDay({ clinicId, date, dates }: ChosenDay) {
  const { call } = useSession();
  const { latest } = useRecordChanges<Appointment>('appointments');
  const queries = useQueryClient();
  const from = dates[0] ?? date;
  const to = dates.at(-1) ?? date;
  const options = { enabled: dates.length > 0, ...liveRefresh };
  const appointments = useQuery({
    queryKey: dayAppointmentsKey(clinicId, from, to),
    queryFn: ({ signal }) => readDayAppointments(call, { clinicId, date: from, to }, signal),
    // The list of all clinics, if loaded, has this clinic's visits: show them right away.
    placeholderData: () =>
      queries
        .getQueryData<Appointment[]>(dayAppointmentsKey(undefined, from, to))
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
    queryKey: ['closures', 'day', from, to],
    queryFn: ({ signal }) => call('GET /api/closures', { query: { from, to }, signal }),
    ...options,
  });
  const read = [appointments, availability, closures];
  const isLoaded = appointments.data && availability.data && closures.data;

  return {
    day: isLoaded && {
      ...availability.data,
      ...closures.data,
      appointments: appointments.data.flatMap((appointment) => latest(appointment) ?? []),
    },
    error: read.find(({ error }) => error)?.error ?? null,
    retry: () => Promise.all(read.map((query) => query.refetch())),
  };
}
