import type { AppointmentItem } from '#functions/appointments/record.ts';
import { appointmentsTable } from '#functions/appointments/store.ts';
import { firstMonth } from '#functions/platform/dynamo/month-counters.ts';
import { type MonthWalk, monthsOf, type Page, walkMonths } from '#functions/platform/dynamo/month-walk.ts';
import { addMonth } from '#functions/platform/months.ts';
import type { AppointmentListQuery } from '#shared/appointments/admin-routes.ts';
import { listedStatus } from '#shared/appointments/appointment.ts';
import { lastBookableDate } from '#shared/appointments/slots.ts';

const idKey = 'confirmationNumber';

async function planWalk(query: AppointmentListQuery, now: Date): Promise<MonthWalk | undefined> {
  const first = await firstMonth('appointments');
  if (!first) return undefined;
  if (query.sort === 'created') {
    return {
      table: appointmentsTable,
      index: 'byCreationMonth',
      idKey,
      partitionKey: 'createdMonth',
      sortKey: 'bookingDate',
      forward: false,
      firstMonth: first,
      lastMonth: now.toISOString().slice(0, 7),
    };
  }
  return {
    table: appointmentsTable,
    index: 'byVisitMonth',
    idKey,
    partitionKey: 'visitMonth',
    sortKey: 'startsAt',
    forward: true,
    // One month beyond the last bookable day, since months are in UTC.
    ...monthsOf(query, first, addMonth(lastBookableDate(now).slice(0, 7), 1)),
  };
}

/** Whether an appointment matches. `from` and `to` are days of the appointment. */
export function matchesFilters(item: AppointmentItem, query: AppointmentListQuery): boolean {
  if (query.status && listedStatus(item.status) !== query.status) return false;
  if (query.locationId && item.locationId !== query.locationId) return false;
  if (query.from && item.date < query.from) return false;
  return !query.to || item.date <= query.to;
}

/**
 * Reads a page of the appointments that match, month by month: by creation, newest first, or by start, soonest first.
 * @param rows at most how many rows to read, even if few of them match
 */
export async function listAppointments(
  query: AppointmentListQuery,
  now: Date,
  matches: (item: AppointmentItem) => boolean = () => true,
  rows?: number,
): Promise<Page<AppointmentItem>> {
  const walk = await planWalk(query, now);
  if (!walk) return { items: [], nextCursor: null };
  const page = { ...query, rows };
  return walkMonths<AppointmentItem>(walk, page, (item) => matchesFilters(item, query) && matches(item));
}
