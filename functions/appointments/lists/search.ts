import type { AppointmentItem } from '#functions/appointments/record.ts';
import {
  type Hit,
  hitOf,
  type SearchKey,
  searchKeysTable,
} from '#functions/appointments/search/search-keys.ts';
import { type KeyRange, type SearchTerm, searchTerm } from '#functions/appointments/search/search-terms.ts';
import { appointmentsTable, findAppointmentRecord, isAppointment } from '#functions/appointments/store.ts';
import { queryPages, readItems } from '#functions/platform/dynamo/items.ts';
import type { Page } from '#functions/platform/dynamo/month-walk.ts';
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
/** How many visits of an email address are read. An address has far fewer. */
const maxOfEmail = 1_000;
/** Sorts after every instant and every entry. */
const lastOfAll = '\uffff';

/**
 * The rows of a range, last first.
 * @param options `before`: reads only the rows up to this place; `size`: how many rows to read at a time
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
    // DynamoDB refuses an empty string as a key.
    ExpressionAttributeValues: { ':key': key, ':first': begins || ' ', ':last': `${begins}${before}` },
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

/**
 * Whether every typed word is in one clinic's name. The search may then mean the visits at that clinic, too, not only a
 * patient.
 */
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

/** An appointment's place in each order, as a text that no other appointment has. */
const creationPlace = ({ bookingDate, confirmationNumber }: Hit) => `${bookingDate}#${confirmationNumber}`;
const visitPlace = ({ startsAt, confirmationNumber }: AppointmentItem) => `${startsAt}#${confirmationNumber}`;
const placeIn = ({ sort }: AppointmentSearch) => (sort === 'created' ? creationPlace : visitPlace);

/** A comparator of places. */
type Order = (a: string, b: string) => number;

const latestFirst: Order = (a, b) => Number(a < b) - Number(a > b);

/** The order by visit: from `since` on, soonest first, then the earlier ones, latest first. */
function comingFirst(since: string): Order {
  return (a, b) => {
    const isComing = a >= since;
    if (isComing !== b >= since) return isComing ? -1 : 1;
    return isComing ? latestFirst(b, a) : latestFirst(a, b);
  };
}

/** Which page of a search to read. */
interface SearchPage {
  query: AppointmentSearch;
  /** The place of the previous page's last visit. Absent for the first page. */
  after: string | undefined;
  now: Date;
  /** Whether a visit that a key found belongs to the search. */
  matches: (item: AppointmentItem) => boolean;
}

/** The purpose of a cursor, which differs by order: a place of one order means nothing in the other. */
const cursorPurpose = ({ sort }: AppointmentSearch) => `search-cursor-${sort}`;

function cursorAfter(item: AppointmentItem, query: AppointmentSearch): Promise<string> {
  return writeToken(cursorPurpose(query), placeIn(query)(item), new Date(Date.now() + dayMs));
}

async function pageOf(found: readonly AppointmentItem[], query: AppointmentSearch) {
  const items = found.slice(0, query.limit);
  const last = found.length > query.limit ? items.at(-1) : undefined;
  return { items, nextCursor: last ? await cursorAfter(last, query) : null };
}

/** A page of hits that come newest first. Reads records only until the page is full. */
async function newestPage(
  chunks: Iterable<Hit[]> | AsyncIterable<Hit[]>,
  { query, after, matches }: SearchPage,
): Promise<Page<AppointmentItem>> {
  const found: AppointmentItem[] = [];
  for await (const hits of chunks) {
    const left = hits.filter((hit) => after === undefined || creationPlace(hit) < after);
    found.push(...(await readHits(left)).filter(matches));
    if (found.length > query.limit) break;
  }
  return pageOf(found, query);
}

function* chunksOf(hits: readonly Hit[], size: number): Generator<Hit[]> {
  for (let start = 0; start < hits.length; start += size) yield hits.slice(start, start + size);
}

/** A page of the given visits that match, in the order of the query. */
function pageOfItems(
  items: readonly AppointmentItem[],
  { query, after, now, matches }: SearchPage,
): Promise<Page<AppointmentItem>> {
  const placeOf = placeIn(query);
  const order = query.sort === 'created' ? latestFirst : comingFirst(comingSince(query, now));
  const left = items.filter(
    (item) => matches(item) && (after === undefined || order(after, placeOf(item)) < 0),
  );
  return pageOf(
    left.toSorted((a, b) => order(placeOf(a), placeOf(b))),
    query,
  );
}

/** A page of the visits of these hits. */
async function pageOfHits(hits: readonly Hit[], page: SearchPage): Promise<Page<AppointmentItem>> {
  const { sort, limit } = page.query;
  if (sort === 'visit') return pageOfItems(await readHits(hits), page);
  const newestFirst = hits.toSorted((a, b) => latestFirst(creationPlace(a), creationPlace(b)));
  return newestPage(chunksOf(newestFirst, limit + 1), page);
}

/**
 * A page of the visits that match a term. Undefined if none does and what was typed may be a part of something else.
 */
async function pageOfTerm(
  term: SearchTerm,
  searchPage: SearchPage,
): Promise<Page<AppointmentItem> | undefined> {
  const { query, after } = searchPage;
  const ofTerm: SearchPage = {
    ...searchPage,
    matches: (item) => term.matches(item) && searchPage.matches(item),
  };
  if (term.word) {
    // Very many patients may have the same name. In the order by creation, read the name's rows no further than
    // necessary.
    const page =
      query.sort === 'created'
        ? await newestPage(readRange(term.word, { before: after, size: query.limit + 1 }), ofTerm)
        : await pageOfHits(await readRanges([term.word]), ofTerm);
    if (page.items.length > 0) return page;
  }
  const page = await pageOfHits(await readRanges(term.ranges), ofTerm);
  return page.items.length > 0 || term.isWhole ? page : undefined;
}

/** Whether one of an appointment's texts contains what was typed. */
function isPartOf(q: string): (item: AppointmentItem) => boolean {
  const search = q.toLowerCase();
  return ({ firstName, lastName, email, confirmationNumber, locationId }) => {
    const texts = [`${firstName} ${lastName}`, email, confirmationNumber, clinicById(locationId).name];
    return texts.some((text) => text.toLowerCase().includes(search));
  };
}

/**
 * A page of what a key finds: the number, the email address, or a search term. Undefined if no key finds anything, and
 * what was typed may be a part of something.
 */
async function pageByKey(page: SearchPage): Promise<Page<AppointmentItem> | undefined> {
  const { query, now, matches } = page;
  const { q } = query;
  const confirmationNumber = q.toUpperCase();
  if (confirmationNumberPattern.test(confirmationNumber)) {
    const record = await findAppointmentRecord(confirmationNumber);
    return { items: isAppointment(record) ? [record].filter(matches) : [], nextCursor: null };
  }
  if (emailAddress().safeParse(q).success) {
    const items = await latestOfEmail(q.toLowerCase(), maxOfEmail);
    return items.length > 0 ? pageOfItems(items, page) : undefined;
  }
  const term = isClinicName(q) ? undefined : searchTerm(q, clinicDateAt(now));
  return term && pageOfTerm(term, page);
}

/**
 * Reads a page of the appointments that a search finds, in the order of the list. Looks up what was typed as a number,
 * email address, phone, birth date or name. If that finds nothing, what was typed may be a part of a name, email
 * address, number or clinic: then each page reads some rows of all months.
 */
export async function searchAppointments(
  query: AppointmentSearch,
  now: Date,
): Promise<Page<AppointmentItem>> {
  const after = query.cursor && (await readToken(cursorPurpose(query), query.cursor));
  // A cursor that can't be read as one of these belongs to the search that reads all months.
  const isWalk = query.cursor !== undefined && after === undefined;
  const matches = (item: AppointmentItem) => matchesFilters(item, query);
  const page = isWalk ? undefined : await pageByKey({ query, after, now, matches });
  return page ?? listAppointments(query, now, isPartOf(query.q), rowsWithoutKey);
}
