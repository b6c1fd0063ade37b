import { closedDays } from '#shared/closed-days.ts';
import { addDays, type ClinicDate, dayOfWeek } from '#shared/time/clinic-time.ts';
import { type ClinicId, clinicIds } from './clinics.ts';
import { holidayOn } from './holidays.ts';

const daysInYear = 365;

export function isWeekend(date: ClinicDate): boolean {
  return dayOfWeek(date) % 6 === 0;
}

function ownersReason(date: ClinicDate, clinicId: ClinicId | undefined): string | undefined {
  const ofDate = closedDays.filter((day) => day.date === date);
  const closing = (id: ClinicId) => ofDate.find((day) => day.clinicIds?.includes(id) ?? true);
  if (clinicId) return closing(clinicId)?.reason;
  return clinicIds.every(closing) ? ofDate[0]?.reason : undefined;
}

/**
 * Why a clinic is closed on a weekday: a holiday's name, or the reason of the owner's closed day. It completes "closed
 * for …". Undefined on other weekdays, and on weekends. Without a clinic, why all of them are.
 */
export function closedReason(date: ClinicDate, clinicId?: ClinicId): string | undefined {
  return isWeekend(date) ? undefined : (holidayOn(date) ?? ownersReason(date, clinicId));
}

/**
 * Monday to Friday, except for holidays and the owner's closed days. Without a clinic, whether any is open.
 * Closures by staff don't count.
 */
export function isClinicDay(date: ClinicDate, clinicId?: ClinicId): boolean {
  return !isWeekend(date) && closedReason(date, clinicId) === undefined;
}

/** A weekday on which a clinic is closed. */
export interface ClosedDate {
  date: ClinicDate;
  /** Completes "closed for …". */
  reason: string;
}

/** The weekdays of a year, from this day on, on which a clinic is closed. Closures by staff don't count. */
export function comingClosedDays(from: ClinicDate, clinicId: ClinicId): ClosedDate[] {
  const dates = Array.from({ length: daysInYear }, (_, days) => addDays(from, days));
  return dates.flatMap((date) => {
    const reason = closedReason(date, clinicId);
    return reason === undefined ? [] : [{ date, reason }];
  });
}

/** The first day after this one on which the clinic is open or, without a clinic, any of them. */
export function nextClinicDay(date: ClinicDate, clinicId?: ClinicId): ClinicDate {
  let day = addDays(date, 1);
  while (!isClinicDay(day, clinicId)) day = addDays(day, 1);
  return day;
}
