import { useEffect, useRef, useState } from 'react';
import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import type { Coordinates } from '#shared/clinics/distance.ts';
import { nearestClinic } from '#shared/clinics/nearest-clinic.ts';
import { lookedUpPlace } from '#web/domain/clinics/looked-up-place.ts';
import { visitorLocation } from '#web/domain/clinics/visitor-location.ts';
import { api } from '#web/lib/api/api.ts';
import { UnknownZip, type ZipFailure, zipFailure } from './finder-failure.ts';

/** The location of a ZIP code. Throws UnknownZip if there is no such code, and what `api` throws. */
async function zipLocation(zip: string, signal: AbortSignal): Promise<Coordinates> {
  const [found] = await api('GET /api/geocode', { query: { postalcode: zip }, signal });
  if (!found) throw new UnknownZip(zip);
  const location = { lat: Number(found.lat), lng: Number(found.lon) };
  if (!Number.isFinite(location.lat) || !Number.isFinite(location.lng)) {
    throw new Error('the geocoder answered without coordinates');
  }
  return location;
}

/** Searches by ZIP code, or by the visitor's own location (null). */
type Search = { zip: string | null };

export type SearchState =
  | { step: 'none' }
  | (Search & { step: 'looking' })
  | (Search & { step: 'found'; location: Coordinates; nearest: Clinic })
  | { step: 'failed'; zip: string; failure: ZipFailure }
  | { step: 'failed'; zip: null; failure: 'no-location' };

export type NearestClinicSearch = ReturnType<typeof useNearestClinic>;

/** The search for the nearest clinic. A new search cancels the one before. */
export function useNearestClinic() {
  const [searchState, setSearchState] = useState<SearchState>({ step: 'none' });
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  async function find(
    zip: string | null,
    ask: (signal: AbortSignal) => Promise<Coordinates>,
    failed: (error: unknown) => SearchState,
  ) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setSearchState({ step: 'looking', zip });
    const next = await ask(controller.signal).then(
      (location): SearchState => ({ step: 'found', zip, location, nearest: nearestClinic(location) }),
      failed,
    );
    if (controller.signal.aborted) return;
    if (next.step === 'found') lookedUpPlace.set(next.location);
    setSearchState(next);
  }

  return {
    searchState,
    /** spec §4: the first card until the coordinates are there, then the nearest clinic's. */
    highlighted:
      searchState.step === 'looking'
        ? clinics[0]
        : searchState.step === 'found'
          ? searchState.nearest
          : undefined,
    findByZip(zip: string) {
      // A second press does not repeat the search.
      if (searchState.step === 'looking' && searchState.zip === zip) return;
      void find(
        zip,
        (signal) => zipLocation(zip, signal),
        (error) => ({ step: 'failed', zip, failure: zipFailure(error) }),
      );
    },
    findByLocation() {
      if (searchState.step === 'looking' && searchState.zip === null) return;
      void find(null, visitorLocation, () => ({ step: 'failed', zip: null, failure: 'no-location' }));
    },
    /** Shows that the ZIP code is missing, in place of an earlier result. */
    refuseEmpty() {
      running.current?.abort();
      setSearchState({ step: 'failed', zip: '', failure: 'missing' });
    },
    /** The visitor is typing, so the failure is no longer about what the field shows. */
    clearFailure() {
      setSearchState((current) => (current.step === 'failed' ? { step: 'none' } : current));
    },
  };
}
