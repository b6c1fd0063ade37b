import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ViewPurpose } from '#shared/api/list-query.ts';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { lastBookableDate } from '#shared/appointments/slots.ts';
import { closedReason, isClinicDay, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import {
  addDays,
  type ClinicDate,
  clinicDateAt,
  dayOfWeek,
  isCalendarDate,
} from '#shared/time/clinic-time.ts';
import { myClinicKey, readMyClinic } from '#web/features/admin/filters/my-clinic.ts';
import { liveRefresh, readAllPages } from '#web/features/admin/records/paged-list.tsx';
import { useRecordChanges } from '#web/features/admin/records/use-record-changes.ts';
import { type AdminSession, useSession } from '#web/features/admin/session/session-context.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { api } from '#web/lib/api/api.ts';
import { useMediaQuery } from '#web/lib/browser/use-media-query.ts';
import { onStored, removeStored, writeStored } from '#web/lib/storage/storage.ts';
import type { DayRecords } from './day-rows.ts';

export const dayId = 'day';

/** The earliest date the view shows. No appointment is older: an earlier date's year is still being typed. */
const firstDate = '2020-01-01';

/** Whether the day view can show a date. */
export function isInDayRange(text: string, now: Date): boolean {
  return isCalendarDate(text) && text >= firstDate && text <= lastBookableDate(now);
}

/** Today if the clinics are open today, or else their next open date. */
export function currentClinicDay(now: Date): ClinicDate {
  const today = clinicDateAt(now);
  return isClinicDay(today) ? today : nextClinicDay(today);
}

/** The layout to show: the chosen one where there is room for it. A single clinic has only its day and its week. */
function layoutOf(chosen: string, clinicId: ClinicId | undefined, hasBoard: boolean) {
  if (chosen === 'week') return 'week';
  if (clinicId) return 'clinic';
  return hasBoard && chosen !== 'list' ? 'board' : 'list';
}

/**
 * The clinic, date and layout from the URL. If the URL has no clinic, it's the last one chosen in this browser. If the
 * URL has no date, it's `today`.
 */
export function useChosenDay(now: Date) {
  const { filters, changeFilters } = useDashboardUrl();
  const myClinic = useSyncExternalStore(onStored, readMyClinic);
  // Whether the window is wide enough to show all clinics side by side.
  const hasRoom = useMediaQuery('(min-width: 90rem)');
  const { from } = filters;
  const clinicId = filters.clinic || myClinic;
  const hasBoard = hasRoom && !clinicId;
  const layout = layoutOf(filters.layout, clinicId, hasBoard);
  const today = currentClinicDay(now);
  const date = isInDayRange(from, now) ? from : today;
  // Load a closed day, too: it can have visits that were booked before it was closed.
  const dates = isClinicDay(date, clinicId) || closedReason(date, clinicId) ? [date] : [];
  return {
    now,
    /** The current date if the clinics are open then, or else their next open date. */
    today,
    /** Undefined for all clinics. */
    clinicId,
    ids: clinicId ? [clinicId] : clinicIds,
    date,
    /**
     * The dates to load: Monday to Friday in the week layout, or else the chosen date, or none if that's on a weekend.
     * A week starts on Sunday.
     */
    dates: layout === 'week' ? [1, 2, 3, 4, 5].map((day) => addDays(date, day - dayOfWeek(date))) : dates,
    layout,
    hasBoard,
    chooseClinic: (id: string) => {
      if (id) writeStored(myClinicKey, id);
      else removeStored(myClinicKey);
      changeFilters({ clinic: id });
    },
    /** Opens a clinic, date or layout from a button. The button disappears, so the focus moves to the day view. */
    show: (changes: { clinic: ClinicId; from?: ClinicDate; layout?: string }) => {
      focusDay();
      changeFilters(changes);
    },
  } as const;
}

/** Focuses the day view, so that shortcuts work: a focused select would take the keys as choices. */
export function focusDay(): void {
  document.getElementById(dayId)?.focus({ preventScroll: true });
}

export type ChosenDay = ReturnType<typeof useChosenDay>;

/** All appointments of a day, or of the days through `to`, at one clinic or at all, whatever their status. */
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

/** The query key of a day. The key starts with "appointments": see `useRecordChanges`, which refreshes such queries. */
export function dayKey({ clinicId, date, dates }: Pick<ChosenDay, 'clinicId' | 'date' | 'dates'>) {
  return ['appointments', 'day', clinicId, date, dates.length];
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
  const query = useQuery({
    queryKey: dayKey({ clinicId, date, dates }),
    queryFn: async ({ signal }): Promise<DayRecords> => {
      const [appointments, { locations }, { closures }] = await Promise.all([
        readDayAppointments(call, { clinicId, date: from, to }, signal),
        api('GET /api/availability', { query: { date }, signal }),
        call('GET /api/closures', { query: { from, to }, signal }),
      ]);
      return { appointments, locations, closures };
    },
    // If the day of all clinics is loaded, it contains this clinic's day: show that right away.
    placeholderData: () => queries.getQueryData<DayRecords>(dayKey({ clinicId: undefined, date, dates })),
    enabled: dates.length > 0,
    ...liveRefresh,
  });
  const { data } = query;
  const appointments = data?.appointments.flatMap((appointment) => latest(appointment) ?? []);
  return { day: data && appointments && { ...data, appointments }, query };
}
