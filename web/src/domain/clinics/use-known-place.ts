import { useEffect } from 'react';
import { type KnownPlace, knownPlace } from './known-place.ts';
import { isLocationAllowed, visitorLocation } from './visitor-location.ts';

/** Without a location the clinics show no distances. */
async function askIfAllowed(): Promise<void> {
  if (knownPlace.get() || !(await isLocationAllowed())) return;
  const location = await visitorLocation().catch(() => undefined);
  // A search may have been faster.
  if (location && !knownPlace.get()) knownPlace.set(location);
}

/**
 * The place that the visitor searched for, on this screen or another, else their own location if they have allowed it
 * before, so that arriving never prompts for permission.
 */
export function useKnownPlace(): KnownPlace | undefined {
  useEffect(() => {
    if (navigator.geolocation) void askIfAllowed();
  }, []);
  return knownPlace.useValue();
}
