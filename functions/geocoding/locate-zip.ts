import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { type Count, count, uncount } from '#functions/platform/dynamo/tally.ts';
import { env } from '#functions/platform/env.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { getOutside } from '#functions/platform/outside-fetch.ts';
import { Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';
import { type GeocodedPlace, placeSchema } from '#shared/clinics/geocode-routes.ts';
import { acquireLease, cache, findCached, type GeocodeResult, releaseLease } from './store.ts';
import { defaultPace, geocodingMs, maxAttempts, maxPauseMs, minPauseMs, type Pace } from './time-limits.ts';

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

/** Looks up a ZIP code with Nominatim; undefined when it is unknown. One attempt: a timeout or a malformed answer throws. */
export async function askGeocoder(zip: string, timeoutMs: number): Promise<GeocodedPlace | undefined> {
  // Send exactly the parameters that the specification lists.
  const query = new URLSearchParams({ postalcode: zip, countrycodes: 'us', format: 'json', limit: '1' });
  const response = await getOutside({
    service: 'geocoder',
    operation: 'search',
    url: `${base}/search?${query}`,
    headers: { 'user-agent': userAgent, accept: 'application/json' },
    timeoutMs,
  });
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
