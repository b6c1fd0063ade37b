import { useEffect, useState } from 'react';
import type { Coordinates } from '#shared/clinics/distance.ts';
import { isLocationAllowed, visitorLocation } from './visitor-location.ts';

async function locationIfAllowed(): Promise<Coordinates | undefined> {
  if (!(await isLocationAllowed())) return undefined;
  // Without a location the clinics show no distances.
  return visitorLocation().catch(() => undefined);
}

/** The visitor's location if they have allowed it before, so that arriving never prompts for permission. */
export function useKnownLocation(): Coordinates | undefined {
  const [location, setLocation] = useState<Coordinates>();

  useEffect(() => {
    let isCurrent = true;
    void locationIfAllowed().then((known) => {
      if (isCurrent) setLocation(known);
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  return location;
}
