import type { AppointmentItem } from '#functions/appointments/record.ts';
import { appointmentsTable } from '#functions/appointments/store.ts';
import { firstMonth } from '#functions/platform/dynamo/month-counters.ts';
import { type Page, type PartitionWalk, walkPartitions } from '#functions/platform/dynamo/month-walk.ts';
import { periodsBetween } from '#functions/platform/months.ts';
import type { AppointmentListQuery } from '#shared/appointments/admin-routes.ts';
import { listedStatus } from '#shared/appointments/appointment.ts';
import { lastBookableDate } from '#shared/appointments/slots.ts';
import { addDays, clinicDateAt, clinicInstant } from '#shared/time/clinic-time.ts';

const idKey = 'confirmationNumber';
/** Sorts before every instant. */
const firstMoment = '0';

/**
 * The instant from which visits count as coming, in the order by visit: the start of the list's first day, or of today.
 */
export function comingSince({ from }: AppointmentListQuery, now: Date): string {
  return clinicInstant(from ?? clinicDateAt(now), 0).toISOString();
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
      partitions: latestFirst(periodsBetween(first, now.toISOString().slice(0, 7))),
    };
  }
  const since = comingSince(query, now);
  const lastBookable = lastBookableDate(now);
  const lastDate = query.to && query.to < lastBookable ? query.to : lastBookable;
  const until = clinicInstant(addDays(lastDate, 1), 0).toISOString();
  const months = periodsBetween(first, until.slice(0, 7));
  const thisMonth = since.slice(0, 7);
  const coming = since < until ? months.filter((month) => month >= thisMonth) : [];
  const past = query.from ? [] : months.filter((month) => month <= thisMonth);
  const pastUntil = since < until ? since : until;
  return {
    table: appointmentsTable,
    index: 'byVisitMonth',
    idKey,
    partitionKey: 'visitMonth',
    sortKey: 'startsAt',
    // The month that has begun comes twice: its coming visits, and later its past ones. The two ranges share only
    // midnight, when no visit starts.
    partitions: [
      ...coming.map((value) => ({ value, forward: true, between: [since, until] as const })),
      ...latestFirst(past).map((month) => ({ ...month, between: [firstMoment, pastUntil] as const })),
    ],
  };
}

/** Whether an appointment matches the list's filters. `from` and `to` limit the day of the visit. */
export function matchesFilters(item: AppointmentItem, query: AppointmentListQuery): boolean {
  if (query.status && ![item.status, listedStatus(item.status)].includes(query.status)) return false;
  if (query.locationId && item.locationId !== query.locationId) return false;
  if (query.from && item.date < query.from) return false;
  return !query.to || item.date <= query.to;
}

/**
 * Reads a page of the appointments that match, month by month: by creation, newest first, or by visit: coming visits,
 * soonest first, then past ones, latest first.
 * @param rows how many rows to read at most, even if few of them match
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
  return walkPartitions<AppointmentItem>(walk, page, (item) => matchesFilters(item, query) && matches(item));
}
