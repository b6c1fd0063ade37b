import type { AppointmentItem } from '#functions/appointments/record.ts';
import { appointmentsTable } from '#functions/appointments/store.ts';
import { firstMonth } from '#functions/platform/dynamo/month-counters.ts';
import {
  monthsBetween,
  monthsOf,
  type Page,
  type PartitionWalk,
  walkPartitions,
} from '#functions/platform/dynamo/month-walk.ts';
import { addMonth } from '#functions/platform/months.ts';
import type { AppointmentListQuery } from '#shared/appointments/admin-routes.ts';
import { listedStatus } from '#shared/appointments/appointment.ts';
import { lastBookableDate } from '#shared/appointments/slots.ts';
import { clinicDateAt, clinicInstant } from '#shared/time/clinic-time.ts';

const idKey = 'confirmationNumber';

/** When the coming visits start in the order by visit: today, unless the list has a first day of its own. */
export function comingSince({ from }: AppointmentListQuery, now: Date): string {
  return from ? '' : clinicInstant(clinicDateAt(now), 0).toISOString();
}

async function planWalk(query: AppointmentListQuery, now: Date): Promise<PartitionWalk | undefined> {
  const first = await firstMonth('appointments');
  if (!first) return undefined;
  const latestFirst = (months: string[]) => months.toReversed().map((value) => ({ value, forward: false }));
  if (query.sort === 'created') {
    return {
      table: appointmentsTable,
      index: 'byCreationMonth',
      idKey,
      partitionKey: 'createdMonth',
      sortKey: 'bookingDate',
      partitions: latestFirst(monthsBetween(first, now.toISOString().slice(0, 7))),
    };
  }
  // One month beyond the last bookable day, since months are in UTC.
  const bounds = monthsOf(query, first, addMonth(lastBookableDate(now).slice(0, 7), 1));
  const months = monthsBetween(bounds.firstMonth, bounds.lastMonth);
  const comingMonth = comingSince(query, now).slice(0, 7);
  return {
    table: appointmentsTable,
    index: 'byVisitMonth',
    idKey,
    partitionKey: 'visitMonth',
    sortKey: 'startsAt',
    // The month that has begun comes twice: its coming visits first, and its past ones before earlier months.
    partitions: [
      ...months.filter((month) => month >= comingMonth).map((value) => ({ value, forward: true })),
      ...latestFirst(months.filter((month) => month <= comingMonth)),
    ],
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
 * Reads a page of the appointments that match, month by month: by creation, newest first, or by visit: coming visits,
 * soonest first, then past ones, latest first.
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
  const since = comingSince(query, now);
  const isInTurn = ({ startsAt }: AppointmentItem, forward: boolean) =>
    query.sort === 'created' || forward === startsAt >= since;
  return walkPartitions<AppointmentItem>(
    walk,
    { ...query, rows },
    (item, forward) => isInTurn(item, forward) && matchesFilters(item, query) && matches(item),
  );
}
