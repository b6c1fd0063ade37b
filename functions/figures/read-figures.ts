import { appointmentsBetween } from '#functions/appointments/lists/appointments-between.ts';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { readStoredSlots, type StoredSlots, slotKey } from '#functions/appointments/slots/store.ts';
import { countOpenMessages } from '#functions/messages/record.ts';
import { mapConcurrently } from '#functions/platform/concurrently.ts';
import { periodsBetween } from '#functions/platform/months.ts';
import { minuteOfSlot, slotTimes } from '#shared/appointments/slots.ts';
import { isClinicDay } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import type { DayFigures, Figures } from '#shared/figures/figures.ts';
import { addDays, type ClinicDate } from '#shared/time/clinic-time.ts';
import { hourMs } from '#shared/time/durations.ts';
import type { FigureDays } from './figure-days.ts';
import { readMoney } from './read-money.ts';

const concurrency = 10;

/** The median hours from booking to start, to a tenth; null without a visit. */
function leadHoursOf(visits: readonly AppointmentItem[]): number | null {
  const hours = visits
    .map(({ startsAt, bookingDate }) => (Date.parse(startsAt) - Date.parse(bookingDate)) / hourMs)
    .sort((one, other) => one - other);
  const [low, high] = [hours[Math.ceil(hours.length / 2) - 1], hours[Math.floor(hours.length / 2)]];
  return low === undefined || high === undefined ? null : Math.round(5 * (low + high)) / 10;
}

const hourOf = (time: string) => Math.floor(minuteOfSlot(time) / 60);

/** A clinic's figures of a day, from its visits that aren't canceled. */
function dayFigures(
  locationId: ClinicId,
  date: ClinicDate,
  visits: readonly AppointmentItem[],
  stored: StoredSlots,
): DayFigures {
  const isClosed = (time: string) => stored.get(slotKey({ locationId, time }))?.closedBy !== undefined;
  const offered = slotTimes(locationId, date)
    .filter((time) => !isClosed(time))
    .map(hourOf);
  const held = visits.map(({ time }) => hourOf(time));
  const hours = [...new Set([...offered, ...held])].sort((one, other) => one - other);
  const countIn = (all: readonly number[], hour: number) => all.filter((one) => one === hour).length;
  return {
    date,
    slots: offered.length,
    booked: held.length,
    arrived: visits.filter(({ status }) => status === 'arrived' || status === 'completed').length,
    noShow: visits.filter(({ status }) => status === 'no-show').length,
    leadHours: leadHoursOf(visits),
    hours: hours.map((hour) => ({ hour, slots: countIn(offered, hour), booked: countIn(held, hour) })),
  };
}

/** Counts the estimates of visits by their state: see `figuresSchema`. */
function countEstimates(visits: readonly AppointmentItem[], now: Date): Figures['estimates'] {
  const estimates = visits.flatMap(({ estimate }) => estimate ?? []);
  const due = estimates.filter(({ sentAt }) => !sentAt);
  return {
    due: due.length,
    overdue: due.filter(({ dueBy }) => dueBy < now.toISOString()).length,
    sent: estimates.length - due.length,
  };
}

async function readVisits({ startsAt, endsAt }: FigureDays): Promise<AppointmentItem[]> {
  const visits: AppointmentItem[] = [];
  for await (const visit of appointmentsBetween(startsAt, endsAt)) {
    if (visit.status !== 'cancelled') visits.push(visit);
  }
  return visits;
}

/**
 * How the clinics' days were, for the owner: see `figuresSchema`. Everything is counted from the records each time:
 * counters would be another write in every booking, and could drift from what they count.
 */
export async function readFigures(days: FigureDays, now: Date): Promise<Figures> {
  const dates = periodsBetween(days.from, days.to, addDays);
  const none: StoredSlots = new Map();
  const [visits, stored, money, messagesOpen] = await Promise.all([
    readVisits(days),
    mapConcurrently(dates, concurrency, async (date) => (isClinicDay(date) ? readStoredSlots(date) : none)),
    readMoney(days, now),
    countOpenMessages(),
  ]);
  const byDay = Map.groupBy(visits, ({ locationId, date }) => `${locationId} ${date}`);
  return {
    from: days.from,
    to: days.to,
    leadHours: leadHoursOf(visits),
    clinics: clinicIds.map((id) => ({
      id,
      leadHours: leadHoursOf(visits.filter(({ locationId }) => locationId === id)),
      days: dates.map((date, index) =>
        dayFigures(id, date, byDay.get(`${id} ${date}`) ?? [], stored[index] ?? none),
      ),
    })),
    ...money,
    estimates: countEstimates(visits, now),
    messagesOpen,
  };
}
