import { formatSlotTime } from '#shared/appointments/slots.ts';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { shortDayName } from '#shared/time/day-name.ts';
import type { useOpenings } from '#web/domain/openings/use-openings.ts';

/** The openings as far as they are known. */
export type OpeningTimes = ReturnType<typeof useOpenings>;

/** An available time as it is shown. */
export interface NextTime {
  date: string;
  /** As the specification writes it: `9:30`, `1:45`. */
  time: string;
  /** `Today` */
  day: string;
  /** `1:45 PM` */
  clock: string;
}

/** The clinic's next available times. */
export function nextTimes({ openings, now }: OpeningTimes, { id }: Clinic): NextTime[] {
  if (!now) return [];
  const today = clinicDateAt(now);
  return (openings?.get(id)?.next ?? []).map(({ date, time }) => ({
    date,
    time,
    day: shortDayName(date, today),
    clock: formatSlotTime(time),
  }));
}
