import { useEffect, useState } from 'react';
import type { Coordinates } from '#shared/clinics/distance.ts';
import { visitorPlace } from '#web/domain/clinics/visitor-location.ts';

async function placeIfAllowed(): Promise<Coordinates | undefined> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state === 'granted' ? await visitorPlace() : undefined;
  } catch {
    // A browser that cannot tell is a browser that would prompt: the clinics do without distances.
    return undefined;
  }
}

/** Where the visitor is, if they have allowed this site to know before: nobody meets a prompt on arrival. */
export function useKnownLocation(): Coordinates | undefined {
  const [place, setPlace] = useState<Coordinates>();

  useEffect(() => {
    let left = false;
    void placeIfAllowed().then((known) => {
      if (!left) setPlace(known);
    });
    return () => {
      left = true;
    };
  }, []);

  return place;
}
