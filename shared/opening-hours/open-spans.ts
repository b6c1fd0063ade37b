import { closesAtMinute, minuteOfSlot, opensAtMinute } from '#shared/appointments/slots.ts';
import { isClinicDay } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinics } from '#shared/clinics/clinics.ts';
import type { ClosedHours } from '#shared/closures/closure.ts';
import { type ClinicDate, clinicDateAt, clinicInstant } from '#shared/time/clinic-time.ts';

/** A continuous time in which a clinic is open. */
export interface OpenSpan {
  from: Date;
  to: Date;
}

/** Whether a clinic is open, and the instant of the next change, if known. */
export interface OpenState {
  open: boolean;
  /** Set while the clinic is closed, if known. */
  opensAt?: string;
  /** Set while the clinic is open, if known. */
  closesAt?: string;
}

/** A clinic's open times on a day, earliest first, without the hours that staff have closed. */
export function openSpans(
  clinicId: ClinicId,
  date: ClinicDate,
  closures: readonly ClosedHours[] = [],
): OpenSpan[] {
  if (!isClinicDay(date, clinicId)) return [];
  const minutes = closures.reduce(
    (spans, { from, to }) => {
      const start = from === undefined ? opensAtMinute : minuteOfSlot(from);
      const end = to === undefined ? closesAtMinute : minuteOfSlot(to);
      return spans.flatMap(({ first, last }) =>
        [
          { first, last: Math.min(last, start) },
          { first: Math.max(first, end), last },
        ].filter((span) => span.first < span.last),
      );
    },
    [{ first: opensAtMinute, last: closesAtMinute }],
  );
  return minutes.map(({ first, last }) => ({
    from: clinicInstant(date, first),
    to: clinicInstant(date, last),
  }));
}

/**
 * Whether a clinic is open at a moment, and the instant of the next change.
 * @param spans the clinic's open times, earliest first
 */
export function openStateAt(spans: readonly OpenSpan[], now: Date): OpenState {
  const span = spans.find(({ to }) => to > now);
  if (!span) return { open: false };
  return span.from > now
    ? { open: false, opensAt: span.from.toISOString() }
    : { open: true, closesAt: span.to.toISOString() };
}

/** Whether any clinic is open by its hours, holidays and closed days. Ignores closures by staff. */
export function isAnyClinicOpen(now: Date): boolean {
  const today = clinicDateAt(now);
  return clinics.some(({ id }) => openStateAt(openSpans(id, today), now).open);
}
