import type { AppointmentItem } from '#functions/appointments/record.ts';
import {
  type Hit,
  hitOf,
  type SearchKey,
  searchKeysTable,
} from '#functions/appointments/search/search-keys.ts';
import { type KeyRange, type SearchTerm, searchTerm } from '#functions/appointments/search/search-terms.ts';
import { appointmentsTable, findAppointmentRecord, isAppointment } from '#functions/appointments/store.ts';
import type { Page } from '#functions/platform/dynamo/month-walk.ts';
import { queryPages, readItems } from '#functions/platform/dynamo/reads.ts';
import { readToken, writeToken } from '#functions/platform/tokens.ts';
import type { AppointmentSearch } from '#shared/appointments/admin-routes.ts';
import { confirmationNumberPattern } from '#shared/appointments/confirmation-number.ts';
import { clinicById, clinics } from '#shared/clinics/clinics.ts';
import { emailAddress } from '#shared/forms/fields.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { dayMs } from '#shared/time/durations.ts';
import { comingSince, listAppointments, matchesFilters } from './list.ts';
import { latestOfEmail } from './list-by-email.ts';

/** A search that no key answers reads at most this many rows for a page. */
const rowsWithoutKey = 1_000;
/** An address has far fewer visits. */
const maxOfEmail = 1_000;
/** Sorts after every instant and every entry. */
const lastOfAll = '\uffff';

/**
 * The rows of a range, last first.
 * @param options reads only the rows up to this place, or some at a time
 */
async function* readRange(
  { key, begins = '' }: KeyRange,
  { before = lastOfAll, size }: { before?: string | undefined; size?: number } = {},
): AsyncGenerator<Hit[]> {
  const pages = queryPages<Pick<SearchKey, 'entry'>>({
    TableName: searchKeysTable,
    KeyConditionExpression: '#key = :key AND entry BETWEEN :first AND :last',
    ProjectionExpression: 'entry',
    ExpressionAttributeNames: { '#key': 'key' },
    ExpressionAttributeValues: { ':key': key, ':first': begins, ':last': `${begins}${before}` },
    ScanIndexForward: false,
    ...(size && { Limit: size }),
    ConsistentRead: true,
  });
  for await (const rows of pages) yield rows.map(hitOf);
}

async function readRanges(ranges: readonly KeyRange[]): Promise<Hit[]> {
  const hits = new Map<string, Hit>();
  for (const range of ranges)
    for await (const rows of readRange(range)) for (const hit of rows) hits.set(hit.confirmationNumber, hit);
  return [...hits.values()];
}

/** Whether every typed word is in one clinic's name, so that the visits there are meant as well. */
function isClinicName(q: string): boolean {
  const words = q.toLowerCase().split(' ');
  return clinics.some(({ name }) => words.every((word) => name.toLowerCase().split(' ').includes(word)));
}

/** The appointments of these hits, in their order, as they are now. */
async function readHits(hits: readonly Hit[]): Promise<AppointmentItem[]> {
  const keys = hits.map(({ confirmationNumber }) => ({ confirmationNumber }));
  const items = (await readItems<AppointmentItem>(appointmentsTable, keys)).filter(isAppointment);
  const byNumber = new Map(items.map((item) => [item.confirmationNumber, item]));
  return hits.flatMap(({ confirmationNumber }) => byNumber.get(confirmationNumber) ?? []);
}

/** Where an appointment is in each order, as a text that no other has. */
const creationPlace = ({ bookingDate, confirmationNumber }: Hit) => `${bookingDate}#${confirmationNumber}`;
const visitPlace = ({ startsAt, confirmationNumber }: AppointmentItem) => `${startsAt}#${confirmationNumber}`;

const newestFirst = (a: Hit, b: Hit) => (creationPlace(a) < creationPlace(b) ? 1 : -1);

/** The order of places by visit: soonest first from `since` on, then the earlier ones, latest first. */
function comingFirst(since: string) {
  return (a: string, b: string): number => {
    const isComing = a >= since;
    if (isComing !== b >= since) return isComing ? -1 : 1;
    if (a === b) return 0;
    return a < b === isComing ? -1 : 1;
  };
}

type Matches = (item: AppointmentItem) => boolean;

const cursorPurpose = 'search-cursor';

function cursorAfter(place: string): Promise<string> {
  return writeToken(cursorPurpose, place, new Date(Date.now() + dayMs));
}

async function pageOf(found: AppointmentItem[], limit: number, placeOf: (item: AppointmentItem) => string) {
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last ? await cursorAfter(placeOf(last)) : null };
}

/** A page of hits that come newest first. Reads records only until there are enough. */
async function newestPage(
  chunks: Iterable<Hit[]> | AsyncIterable<Hit[]>,
  { limit }: AppointmentSearch,
  after: string | undefined,
  matches: Matches,
): Promise<Page<AppointmentItem>> {
  const found: AppointmentItem[] = [];
  for await (const hits of chunks) {
    const left = hits.filter((hit) => after === undefined || creationPlace(hit) < after);
    found.push(...(await readHits(left)).filter(matches));
    if (found.length > limit) break;
  }
  return pageOf(found, limit, creationPlace);
}

function* chunksOf(hits: readonly Hit[], size: number): Generator<Hit[]> {
  for (let start = 0; start < hits.length; start += size) yield hits.slice(start, start + size);
}

/** A page of these visits, in the order that was asked for. */
function pageOfItems(
  items: readonly AppointmentItem[],
  query: AppointmentSearch,
  after: string | undefined,
  now: Date,
): Promise<Page<AppointmentItem>> {
  const isNewestFirst = query.sort === 'created';
  const placeOf = isNewestFirst ? creationPlace : visitPlace;
  const order = comingFirst(isNewestFirst ? lastOfAll : comingSince(query, now));
  const left = items.filter((item) => after === undefined || order(after, placeOf(item)) < 0);
  return pageOf(
    left.toSorted((a, b) => order(placeOf(a), placeOf(b))),
    query.limit,
    placeOf,
  );
}

/** A page of the visits of these hits. */
async function pageOfHits(
  hits: readonly Hit[],
  query: AppointmentSearch,
  after: string | undefined,
  now: Date,
  matches: Matches,
): Promise<Page<AppointmentItem>> {
  if (query.sort === 'visit') return pageOfItems((await readHits(hits)).filter(matches), query, after, now);
  return newestPage(chunksOf(hits.toSorted(newestFirst), query.limit + 1), query, after, matches);
}

/** A page of the visits of a term; undefined if none matches. */
async function pageOfTerm(
  term: SearchTerm,
  query: AppointmentSearch,
  after: string | undefined,
  now: Date,
): Promise<Page<AppointmentItem> | undefined> {
  const matches: Matches = (item) => term.matches(item) && matchesFilters(item, query);
  if (term.word) {
    // Very many patients may have one name, so read it in order, and no further than necessary.
    const page =
      query.sort === 'created'
        ? await newestPage(
            readRange(term.word, { before: after, size: query.limit + 1 }),
            query,
            after,
            matches,
          )
        : await pageOfHits(await readRanges([term.word]), query, after, now, matches);
    if (page.items.length > 0) return page;
  }
  const page = await pageOfHits(await readRanges(term.ranges), query, after, now, matches);
  return page.items.length > 0 || term.isWhole ? page : undefined;
}

/** Whether a part of an appointment's texts is what was typed. */
function isPartOf(q: string): (item: AppointmentItem) => boolean {
  const search = q.toLowerCase();
  return ({ firstName, lastName, email, confirmationNumber, locationId }) => {
    const texts = [`${firstName} ${lastName}`, email, confirmationNumber, clinicById(locationId).name];
    return texts.some((text) => text.toLowerCase().includes(search));
  };
}

/** A page of what a key finds: the number, the email address, or a search term. Undefined if that's nothing. */
async function pageByKey(
  query: AppointmentSearch,
  after: string | undefined,
  now: Date,
): Promise<Page<AppointmentItem> | undefined> {
  const { q } = query;
  const matches: Matches = (item) => matchesFilters(item, query);
  const confirmationNumber = q.toUpperCase();
  if (confirmationNumberPattern.test(confirmationNumber)) {
    const record = await findAppointmentRecord(confirmationNumber);
    return { items: isAppointment(record) ? [record].filter(matches) : [], nextCursor: null };
  }
  if (emailAddress().safeParse(q).success) {
    const items = await latestOfEmail(q.toLowerCase(), maxOfEmail);
    return items.length > 0 ? pageOfItems(items.filter(matches), query, after, now) : undefined;
  }
  const term = isClinicName(q) ? undefined : searchTerm(q, clinicDateAt(now));
  return term && pageOfTerm(term, query, after, now);
}

/**
 * Reads a page of the appointments that a search finds, in the order of the list. Looks up what was typed as a number,
 * address, phone, birth date or name. If that finds nothing, it may be a part of a name, address, number or clinic:
 * then each page reads some rows of all months.
 */
export async function searchAppointments(
  query: AppointmentSearch,
  now: Date,
): Promise<Page<AppointmentItem>> {
  const after = query.cursor && (await readToken(cursorPurpose, query.cursor));
  // Any other cursor belongs to the search of all months.
  const isWalk = query.cursor !== undefined && after === undefined;
  const page = isWalk ? undefined : await pageByKey(query, after, now);
  return page ?? listAppointments(query, now, isPartOf(query.q), rowsWithoutKey);
}
