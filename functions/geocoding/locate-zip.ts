import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { putItem, putItemIf, readItem } from '#functions/platform/dynamo/items.ts';
import { type Count, count, uncount } from '#functions/platform/dynamo/tally.ts';
import { env } from '#functions/platform/env.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { callOutside } from '#functions/platform/outside-calls.ts';
import { Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';
import { type GeocodedPlace, placeSchema } from '#shared/clinics/geocode-routes.ts';
import { daySeconds } from '#shared/time/durations.ts';
import { defaultPace, geocodingMs, maxAttempts, maxPauseMs, minPauseMs, type Pace } from './time-limits.ts';

const table = env('GEOCODES_TABLE');

const placeTtlSeconds = 180 * daySeconds;
/** Ask again after a day: the geocoder may know a new ZIP code by then. */
const unknownTtlSeconds = daySeconds;

const leaseKey = 'lease';

/** An answer of the geocoder: a place, or no place for an unknown ZIP code. */
interface GeocodeResult {
  place: GeocodedPlace | undefined;
}

function zipKey(zip: string): string {
  return `zip#${zip}`;
}

async function findCached(zip: string): Promise<GeocodeResult | undefined> {
  const key = zipKey(zip);
  const cached = await readItem<GeocodeResult & { expiresAt: number }>(table, { key }, { consistent: false });
  // DynamoDB may take days to delete an expired item, so ignore one.
  return cached && cached.expiresAt > Date.now() / 1000 ? { place: cached.place } : undefined;
}

async function cache(zip: string, { place }: GeocodeResult): Promise<void> {
  const expiresAt = Math.ceil(Date.now() / 1000) + (place ? placeTtlSeconds : unknownTtlSeconds);
  await putItem(table, { key: zipKey(zip), place, expiresAt });
}

/** The exclusive right to ask the geocoder, identified by the instant (milliseconds) at which it expires. */
type Lease = number;

function putLease(freeAt: Lease, condition: string, values: Record<string, number>): Promise<boolean> {
  return putItemIf({
    TableName: table,
    Item: { key: leaseKey, freeAt },
    ConditionExpression: condition,
    ExpressionAttributeValues: values,
  });
}

/**
 * Takes the one lease that all functions share; undefined while another function holds it.
 * @param holdMs how long until the lease expires, in case the process dies
 */
async function acquireLease(holdMs: number): Promise<Lease | undefined> {
  const now = Date.now();
  const isFree = 'attribute_not_exists(freeAt) OR freeAt <= :now';
  return (await putLease(now + holdMs, isFree, { ':now': now })) ? now + holdMs : undefined;
}

/**
 * Releases a lease.
 * @param cooldownMs how long after this the lease can't be acquired again
 */
async function releaseLease(lease: Lease, cooldownMs: number): Promise<void> {
  await putLease(Date.now() + cooldownMs, 'freeAt = :lease', { ':lease': lease });
}

/** Sleeps for a random time, so that waiters don't all try for the lease together. Returns how long. */
async function pause(): Promise<number> {
  const ms = minPauseMs + Math.random() * (maxPauseMs - minPauseMs);
  await new Promise((resolve) => setTimeout(resolve, ms));
  return ms;
}

const base = env('GEOCODER_URL');

// Nominatim's usage policy requires the caller's name and contact.
const userAgent = `${brand.shortName}-clinic-finder/1.0 (${brand.email})`;

const answerSchema = z.array(placeSchema);

/**
 * Asks Nominatim about a ZIP code, once; undefined if Nominatim doesn't know it. Throws on a timeout or a bad answer.
 */
export async function askGeocoder(zip: string, timeoutMs: number): Promise<GeocodedPlace | undefined> {
  // Send exactly the parameters that the specification lists.
  const query = new URLSearchParams({ postalcode: zip, countrycodes: 'us', format: 'json', limit: '1' });
  const url = `${base}/search?${query}`;
  const headers = { 'user-agent': userAgent, accept: 'application/json' };
  // The timeout includes reading the body.
  const response = await callOutside({ service: 'geocoder', operation: 'search', input: { url } }, () =>
    fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) }),
  );
  if (!response.ok) throw new Error(`the geocoder answered ${response.status}`);
  const [place] = answerSchema.parse(await response.json());
  if (place && !hasCoordinates(place)) throw new Error('the geocoder answered without coordinates');
  return place;
}

function hasCoordinates({ lat, lon }: GeocodedPlace): boolean {
  return (
    lat.trim() !== '' && lon.trim() !== '' && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lon)) <= 180
  );
}

async function ask(zip: string, timeoutMs: number): Promise<GeocodeResult | undefined> {
  try {
    return { place: await askGeocoder(zip, timeoutMs) };
  } catch (error) {
    log('warn', 'geocoding-failed', describeError(error));
    countMetric('GeocodingFailed');
    return undefined;
  }
}

function geocoderFailed(): Problem {
  const detail = `We can’t look up this ZIP code right now. Please choose a clinic from the list, or call us at ${brand.phone}.`;
  return new Problem('upstream', detail);
}

function tooManyWaiting(): Problem {
  const detail = `A lot of people are searching right now. Please try again in a moment, or call us at ${brand.phone}.`;
  return new Problem('too-many', detail, { retryAfterSeconds: 3 });
}

/** Waits for the lease, then asks the geocoder. A client may wait for one ZIP code at a time. */
async function askInTurn(zip: string, underWay: readonly Count[], pace: Pace): Promise<GeocodeResult> {
  const { cooldownMs, maxWaitMs, timeoutMs } = pace;
  let isMyTurn = false;
  let failures = 0;
  for (let waitedMs = 0; waitedMs <= maxWaitMs; waitedMs += await pause()) {
    // Read again after every wait: the last holder of the lease may have asked for the same ZIP code.
    const cached = await findCached(zip);
    if (cached) return cached;
    isMyTurn ||= !(await count(...underWay));
    const lease = isMyTurn ? await acquireLease(timeoutMs + cooldownMs) : undefined;
    if (lease === undefined) continue;
    const result = await ask(zip, timeoutMs);
    await Promise.all([releaseLease(lease, cooldownMs), result && cache(zip, result)]);
    if (result) return result;
    failures += 1;
    if (failures === maxAttempts) break;
  }
  throw failures > 0 ? geocoderFailed() : tooManyWaiting();
}

/**
 * The location of a ZIP code, from the cache or the open geocoder; undefined when the geocoder doesn't know it. Throws
 * a Problem when the geocoder fails, or when too many requests are waiting for it.
 */
export async function locateZip(
  zip: string,
  client: Client,
  pace = defaultPace,
): Promise<GeocodedPlace | undefined> {
  const cached = await findCached(zip);
  if (cached) return cached.place;
  const id = randomUUID();
  const underWay = countsOfClient(client, { name: 'geocoding', limit: 1, lastsMs: geocodingMs, id });
  try {
    return (await askInTurn(zip, underWay, pace)).place;
  } finally {
    await uncount(underWay);
  }
}
