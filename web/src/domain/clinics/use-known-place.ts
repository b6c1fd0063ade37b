import { useEffect } from 'react';
import { type KnownPlace, knownPlace } from './known-place.ts';
import { isLocationAllowed, visitorLocation } from './visitor-location.ts';

/** Reads the location only if permission was given before, so that no prompt appears. */
async function askIfAllowed(): Promise<void> {
  if (knownPlace.get() || !(await isLocationAllowed())) return;
  const location = await visitorLocation().catch(() => undefined);
  // A search may have finished first.
  if (location && !knownPlace.get()) knownPlace.set(location);
}

/**
 * The place that the visitor searched for on any screen, or else their own location. The location is read only if
 * they allowed it before, so that opening a screen never prompts for permission.
 */
export function useKnownPlace(): KnownPlace | undefined {
  useEffect(() => {
    if (navigator.geolocation) void askIfAllowed();
  }, []);
  return knownPlace.useValue();
}
