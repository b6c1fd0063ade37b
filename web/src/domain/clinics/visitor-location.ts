import type { Coordinates } from '#shared/clinics/distance.ts';

const timeoutMs = 10_000;
const maxAgeMs = 10 * 60_000;

/** Gets the visitor's location from the browser, which may ask for permission. Sends it nowhere. */
export function visitorLocation(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      (refusal) => reject(new Error(`no location of the visitor: ${refusal.message}`)),
      { timeout: timeoutMs, maximumAge: maxAgeMs },
    );
  });
}

/**
 * Whether the visitor has already allowed their location. False if the browser can't tell, because asking might
 * prompt.
 */
export async function isLocationAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state === 'granted';
  } catch {
    return false;
  }
}
