import { useEffect, useRef, useState } from 'react';
import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import type { Coordinates } from '#shared/clinics/distance.ts';
import { visitorLocation } from '#web/domain/clinics/visitor-location.ts';
import { type FinderFailure, finderFailure } from './finder-failure.ts';
import { nearestClinic } from './nearest-clinic.ts';
import { zipLocation } from './zip-location.ts';

/** What a search goes by: a ZIP code, or (null) the visitor's own place. */
type Search = { zip: string | null };

export type SearchState =
  | { step: 'none' }
  | (Search & { step: 'looking' })
  | (Search & { step: 'found'; place: Coordinates; nearest: Clinic })
  | (Search & { step: 'failed'; failure: FinderFailure });

export type NearestClinicSearch = ReturnType<typeof useNearestClinic>;

/** The search for the nearest clinic. However many are begun, only the last one counts. */
export function useNearestClinic() {
  const [finding, setFinding] = useState<SearchState>({ step: 'none' });
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  async function find(
    zip: string | null,
    ask: (signal: AbortSignal) => Promise<Coordinates>,
    failureOf: (error: unknown) => FinderFailure,
  ) {
    running.current?.abort();
    const search = new AbortController();
    running.current = search;
    setFinding({ step: 'looking', zip });
    const next = await ask(search.signal).then(
      (place): SearchState => ({ step: 'found', zip, place, nearest: nearestClinic(place) }),
      (error): SearchState => ({ step: 'failed', zip, failure: failureOf(error) }),
    );
    if (!search.signal.aborted) setFinding(next);
  }

  return {
    finding,
    /** spec §4: the first card until the coordinates are there, then the nearest clinic's. */
    highlighted:
      finding.step === 'looking' ? clinics[0] : finding.step === 'found' ? finding.nearest : undefined,
    findByZip(zip: string) {
      // The same search pressed twice is one search.
      if (finding.step === 'looking' && finding.zip === zip) return;
      void find(zip, (signal) => zipLocation(zip, signal), finderFailure);
    },
    findByPlace() {
      if (finding.step === 'looking' && finding.zip === null) return;
      void find(null, visitorLocation, () => 'no-place');
    },
    /** There is nothing to look up; what was found before goes. */
    refuseEmpty() {
      running.current?.abort();
      setFinding({ step: 'failed', zip: '', failure: 'missing' });
    },
    /** The visitor goes on typing: what was wrong is no longer what stands there. */
    forgetFailure() {
      setFinding((current) => (current.step === 'failed' ? { step: 'none' } : current));
    },
  };
}
