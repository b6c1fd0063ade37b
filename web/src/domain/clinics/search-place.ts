import type { Clinic } from '#shared/clinics/clinics.ts';
import { findClinics } from '#shared/clinics/find-clinics.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem, NetworkFailure } from '#web/lib/api/api-problem.ts';
import type { KnownPlace } from './known-place.ts';

/** Why a search found neither clinics nor a place. */
export type PlaceFailure = 'unknown' | 'address' | 'unknown-zip' | 'busy' | 'offline' | 'service';

export type PlaceResult =
  | { kind: 'clinics'; clinics: readonly Clinic[] }
  | { kind: 'place'; place: KnownPlace }
  /** `error` is set if a request failed. */
  | { kind: 'failed'; failure: PlaceFailure; error?: unknown };

function failed(failure: PlaceFailure, error?: unknown): PlaceResult {
  return { kind: 'failed', failure, error };
}

/** The town in a geocoder's reply such as "Reno, NV 89501". Other replies are long, so the ZIP code replaces them. */
function shortName(displayName: string, zip: string): string {
  return displayName.match(/^[^,]+, [A-Z]{2}(?= \d{5}$)/)?.[0] ?? zip;
}

/** The coordinates of a ZIP code outside the valley. Throws what `api` throws. */
async function locateZip(zip: string, signal: AbortSignal): Promise<PlaceResult> {
  const [found] = await api('GET /api/geocode', { query: { postalcode: zip }, signal });
  if (!found) return failed('unknown-zip');
  const [lat, lng] = [found.lat, found.lon].map(Number.parseFloat);
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return failed('service');
  return {
    kind: 'place',
    place: { name: shortName(found.display_name, zip), lat: lat as number, lng: lng as number },
  };
}

function failureOf(error: unknown): PlaceFailure {
  if (error instanceof NetworkFailure) return 'offline';
  return error instanceof ApiProblem && error.code === 'too-many' ? 'busy' : 'service';
}

/** Finds the clinics or the place that a text names: right away, or from the API for a ZIP code outside the valley. */
export function searchPlace(text: string, signal: AbortSignal): PlaceResult | Promise<PlaceResult> {
  const found = findClinics(text);
  switch (found.kind) {
    case 'clinics':
      return found;
    case 'place': {
      const { kind, ...place } = found;
      return { kind, place };
    }
    case 'zip':
      return locateZip(found.zip, signal).catch((error) => failed(failureOf(error), error));
    case 'unknown':
      return failed(/^\s*\d+\s+\p{L}/u.test(text) ? 'address' : 'unknown');
  }
}
