import { useCallback, useEffect, useState } from 'react';
import type { Coordinates } from '#shared/clinics/distance.ts';
import { visitorPlace } from '#web/domain/clinics/visitor-location.ts';

export type LocationStatus = 'unsupported' | 'unknown' | 'asking' | 'known' | 'failed';

/**
 * Where the visitor is. The browser is asked when they wish it (`ask`), or at once when they have allowed it
 * before, so that nobody meets a permission prompt on arrival. The place stays in this browser.
 */
export function useVisitorLocation() {
  const [place, setPlace] = useState<Coordinates>();
  const [status, setStatus] = useState<LocationStatus>(navigator.geolocation ? 'unknown' : 'unsupported');

  const ask = useCallback(() => {
    setStatus('asking');
    visitorPlace().then(
      (found) => {
        setPlace(found);
        setStatus('known');
      },
      () => setStatus('failed'),
    );
  }, []);

  useEffect(() => {
    if (!navigator.geolocation) return;
    let left = false;
    navigator.permissions?.query({ name: 'geolocation' }).then(
      ({ state }) => {
        if (state === 'granted' && !left) ask();
      },
      // A browser that cannot tell is a browser that would prompt: wait to be asked.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [ask]);

  return { place, status, ask };
}
