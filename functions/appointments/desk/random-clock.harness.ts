import { seededRandom, slotStart } from '#shared/appointments/slots.ts';
import { addDays, type ClinicDate, clinicInstant } from '#shared/time/clinic-time.ts';
import { minuteMs } from '#shared/time/durations.ts';
import type { Slot } from './random-clinics.harness.ts';

/** When something becomes allowed or forbidden for a visit, in minutes from its start. */
export const edges = { checkIn: -30, start: 0, noShow: 15 };

/** Minutes since the start of a visit; negative before it. */
export function minutesInto({ date, time }: Slot, now: number): number {
  return (now - slotStart(date, time).getTime()) / minuteMs;
}

/**
 * The moments of two days at which people act: three to six, from the evening before on. Most of them are moments when
 * something becomes allowed or forbidden for a visit.
 */
export function* randomClock(
  [first = '', second = '']: readonly ClinicDate[],
  visits: () => readonly Slot[],
): Generator<number> {
  const random = seededRandom(`clock from ${first}`);
  const anyMoment = () => {
    const date = [addDays(first, -1), first, first, first, second][Math.floor(random() * 5)] as ClinicDate;
    const minute = date < first ? 18 * 60 : 8 * 60 + Math.floor(random() * 9 * 60);
    return clinicInstant(date, minute).getTime();
  };
  const moments = Array.from({ length: 3 + Math.floor(random() * 4) }, anyMoment).toSorted((a, b) => a - b);
  let now = 0;
  for (const moment of moments) {
    const starts = visits().map(({ date, time }) => slotStart(date, time).getTime());
    const ahead = starts
      .flatMap((start) => Object.values(edges).map((minutes) => start + minutes * minuteMs))
      .filter((instant) => instant >= now)
      .toSorted((a, b) => Math.abs(a - moment) - Math.abs(b - moment));
    const aside = [-1, 0, 0, 0, 1][Math.floor(random() * 5)] as number;
    const [nearest = moment] = random() < 0.8 ? ahead : [];
    now = Math.max(now, nearest + aside * minuteMs);
    yield now;
  }
}
