import { firstMonth } from '#functions/platform/dynamo/month-counters.ts';
import { type MonthWalk, monthsOf, type Page, walkMonths } from '#functions/platform/dynamo/month-walk.ts';
import { addMonth } from '#functions/platform/months.ts';
import type { AppointmentListQuery, AppointmentSearch } from '#shared/appointments/admin-routes.ts';
import { listedStatus } from '#shared/appointments/appointment.ts';
import { confirmationNumberPattern } from '#shared/appointments/confirmation-number.ts';
import { lastBookableDate } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { emailAddress } from '#shared/forms/fields.ts';
import { latestOfEmail } from './list-by-email.ts';
import type { AppointmentItem } from './record.ts';
import { appointmentsTable, findAppointmentRecord, isAppointment } from './store.ts';

async function findByKey({ q, limit }: AppointmentSearch): Promise<AppointmentItem[] | undefined> {
  const confirmationNumber = q.toUpperCase();
  if (confirmationNumberPattern.test(confirmationNumber)) {
    const record = await findAppointmentRecord(confirmationNumber);
    return isAppointment(record) ? [record] : [];
  }
  if (!emailAddress().safeParse(q).success) return undefined;
  const items = await latestOfEmail(q.toLowerCase(), limit + 1);
  // Without a match, the address may be incomplete. More than a page needs the walk over the months, which can
  // continue.
  return items.length === 0 || items.length > limit ? undefined : items;
}

/**
 * Looks up a complete confirmation number or email address directly, sorted as asked. Undefined when the list has to be
 * read month by month instead.
 */
async function searchByKey(query: AppointmentSearch): Promise<AppointmentItem[] | undefined> {
  // A cursor belongs to the walk over the months.
  if (query.cursor) return undefined;
  const items = await findByKey(query);
  return query.sort === 'created'
    ? items?.toSorted((a, b) => b.bookingDate.localeCompare(a.bookingDate))
    : items?.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
}

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
function matchesFilters(item: AppointmentItem, query: AppointmentListQuery): boolean {
  if (query.status && listedStatus(item.status) !== query.status) return false;
  if (query.locationId && item.locationId !== query.locationId) return false;
  if (query.from && item.date < query.from) return false;
  return !query.to || item.date <= query.to;
}

function matchesSearch(item: AppointmentItem, query: AppointmentSearch): boolean {
  if (!matchesFilters(item, query)) return false;
  const search = query.q.toLowerCase();
  const { firstName, lastName, email, confirmationNumber, locationId } = item;
  const clinicName = clinicById(locationId).name;
  return [firstName, lastName, `${firstName} ${lastName}`, email, confirmationNumber, clinicName].some(
    (text) => text.toLowerCase().includes(search),
  );
}

async function readPage<Query extends AppointmentListQuery>(
  query: Query,
  now: Date,
  matches: (item: AppointmentItem, query: Query) => boolean,
): Promise<Page<AppointmentItem>> {
  const walk = await planWalk(query, now);
  if (!walk) return { items: [], nextCursor: null };
  return walkMonths<AppointmentItem>(walk, query, (item) => matches(item, query));
}

/** Reads a page of appointments: by creation, newest first, or by start, soonest first. */
export function listAppointments(query: AppointmentListQuery, now: Date): Promise<Page<AppointmentItem>> {
  return readPage(query, now, matchesFilters);
}

/** Reads a page of the appointments that a search finds, in the order of the list. */
export async function searchAppointments(
  search: AppointmentSearch,
  now: Date,
): Promise<Page<AppointmentItem>> {
  const found = await searchByKey(search);
  if (found) return { items: found.filter((item) => matchesSearch(item, search)), nextCursor: null };
  return readPage(search, now, matchesSearch);
}
