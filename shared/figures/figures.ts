import * as z from 'zod/mini';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { addDays, type ClinicDate, dayOfWeek } from '#shared/time/clinic-time.ts';

/** The most days that one request counts. */
export const maxFigureDays = 35;

const leadHours = z.nullable(z.number());

/** A clinic's figures for one day. A visit counts on the day, and in the hour, in which it starts. */
const dayFiguresSchema = z.object({
  date: z.string(),
  /** The times that the clinic offers that day, booked or not, without those that staff have closed. */
  slots: z.number(),
  /** Visits of any status but cancelled. */
  booked: z.number(),
  /** The booked visits whose status is arrived or completed. */
  arrived: z.number(),
  /** The booked visits whose status is no-show. */
  noShow: z.number(),
  /** The median of the booked visits' hours from booking to start, to a tenth; null without a visit. */
  leadHours,
  /** The hours (0 to 23, clinic time) in which the clinic offers a time or has a visit. */
  hours: z.array(z.object({ hour: z.number(), slots: z.number(), booked: z.number() })),
});

export const figuresSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** The median of the visits' hours from booking to start, over all clinics and days. */
  leadHours,
  clinics: z.array(
    z.object({
      id: z.enum(clinicIds),
      /** The median of the visits' hours from booking to start, over all of the clinic's days. */
      leadHours,
      days: z.array(dayFiguresSchema),
    }),
  ),
  /** Lab orders that were paid, and samples that were taken, on these days. */
  labOrders: z.object({ paid: z.number(), drawn: z.number() }),
  /**
   * In cents. `taken`: payments minus refunds whose money moved on these days; disputes don't count. `due`: the amount
   * of all items that are on the work list now. It isn't what patients owe, which this system doesn't know, because
   * bills are made elsewhere.
   */
  money: z.object({ taken: z.number(), due: z.number() }),
  /**
   * The estimates of these days' booked visits. `due`: needed but not made; `overdue`: how many of the `due` ones are
   * late; `sent`: made. A visit that is over counts as well, though its estimate is no longer on the desk's list.
   */
  estimates: z.object({ due: z.number(), overdue: z.number(), sent: z.number() }),
  /** Messages and consultation requests that are open now. */
  messagesOpen: z.number(),
});

export type DayFigures = z.output<typeof dayFiguresSchema>;
export type Figures = z.output<typeof figuresSchema>;

/** The Monday of a date's week. */
export function mondayOf(date: ClinicDate): ClinicDate {
  return addDays(date, -((dayOfWeek(date) + 6) % 7));
}

/** The last whole week before a date: its Monday and its Sunday. */
export function lastWeek(date: ClinicDate): { from: ClinicDate; to: ClinicDate } {
  const to = addDays(mondayOf(date), -1);
  return { from: mondayOf(to), to };
}

type Countable = Pick<DayFigures, 'slots' | 'booked'> & Partial<Pick<DayFigures, 'arrived' | 'noShow'>>;

/** The sums of the figures of several days or hours. */
export function sumFigures(all: readonly Countable[]) {
  const sums = { slots: 0, booked: 0, arrived: 0, noShow: 0 };
  for (const { slots, booked, arrived = 0, noShow = 0 } of all) {
    sums.slots += slots;
    sums.booked += booked;
    sums.arrived += arrived;
    sums.noShow += noShow;
  }
  return sums;
}
