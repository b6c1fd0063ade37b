import { useCallback, useEffect, useState } from 'react';
import type { Coordinates } from '#shared/clinics/distance.ts';
import { isLocationAllowed, visitorLocation } from '#web/domain/clinics/visitor-location.ts';

export type LocationStatus = 'unsupported' | 'unknown' | 'asking' | 'known' | 'failed';

/**
 * The visitor's location: on demand (`ask`), or right away if they have allowed it before, so that a visitor never
 * meets a permission prompt on arrival.
 */
export function useVisitorLocation() {
  const [coordinates, setCoordinates] = useState<Coordinates>();
  const [status, setStatus] = useState<LocationStatus>(navigator.geolocation ? 'unknown' : 'unsupported');

  const ask = useCallback(() => {
    setStatus('asking');
    visitorLocation().then(
      (found) => {
        setCoordinates(found);
        setStatus('known');
      },
      () => setStatus('failed'),
    );
  }, []);

  useEffect(() => {
    if (!navigator.geolocation) return;
    let isCurrent = true;
    void isLocationAllowed().then((isAllowed) => {
      if (isAllowed && isCurrent) ask();
    });
    return () => {
      isCurrent = false;
    };
  }, [ask]);

  return { coordinates, status, ask };
}
