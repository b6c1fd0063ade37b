import { useSyncExternalStore } from 'react';
import { lastBookableDate } from '#shared/appointments/slots.ts';
import { closedReason, isClinicDay, isWeekend, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import {
  addDays,
  type ClinicDate,
  clinicDateAt,
  dayOfWeek,
  isCalendarDate,
} from '#shared/time/clinic-time.ts';
import { myClinicKey, readMyClinic } from '#web/features/admin/filters/my-clinic.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { useMediaQuery } from '#web/lib/browser/use-media-query.ts';
import { onStored, removeStored, writeStored } from '#web/lib/storage/storage.ts';

export const dayId = 'day';

/** The earliest date the view shows. No appointment is older; an earlier date is a year that is still being typed. */
const firstDate = '2020-01-01';

/** Whether the day view can show a date. */
export function isInDayRange(text: string, now: Date): boolean {
  return isCalendarDate(text) && text >= firstDate && text <= lastBookableDate(now);
}

/**
 * The weekday before or after a date, holidays included: visits booked before a day was closed still have to be
 * canceled or moved.
 */
export function neighboringWeekday(date: ClinicDate, step: 1 | -1): ClinicDate {
  let day = addDays(date, step);
  while (isWeekend(day)) day = addDays(day, step);
  return day;
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
 * The clinic, date and layout from the URL. Without a clinic there, it's the last one chosen in this browser; without
 * a date, today.
 */
export function useChosenDay(now: Date) {
  const { filters, changeFilters } = useDashboardUrl();
  const myClinic = useSyncExternalStore(onStored, readMyClinic);
  // Wide enough to show all clinics side by side.
  const hasRoom = useMediaQuery('(min-width: 90rem)');
  const { from } = filters;
  const clinicId = filters.clinic || myClinic;
  const hasBoard = hasRoom && !clinicId;
  const layout = layoutOf(filters.layout, clinicId, hasBoard);
  const date = isInDayRange(from, now) ? from : currentClinicDay(now);
  // A closed day can still have visits that were booked before it was closed.
  const dates = isClinicDay(date, clinicId) || closedReason(date, clinicId) ? [date] : [];
  return {
    now,
    /** Undefined for all clinics. */
    clinicId,
    ids: clinicId ? [clinicId] : clinicIds,
    date,
    /** The dates to load: none on a weekend, and Monday to Friday for the week layout. A week starts on Sunday. */
    dates: layout === 'week' ? [1, 2, 3, 4, 5].map((day) => addDays(date, day - dayOfWeek(date))) : dates,
    layout,
    hasBoard,
    chooseClinic: (id: string) => {
      if (id) writeStored(myClinicKey, id);
      else removeStored(myClinicKey);
      changeFilters({ clinic: id });
    },
    /** Opens a clinic, date or layout from a button, which then disappears: the focus moves to the day view. */
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
