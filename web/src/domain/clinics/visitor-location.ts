import type { Coordinates } from '#shared/clinics/distance.ts';

const patienceMs = 10_000;
const goodEnoughForMs = 10 * 60_000;

/** Where the visitor is, by their browser, which may ask them first. The place stays in this page. */
export function visitorPlace(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      (refusal) => reject(new Error(`no place of the visitor: ${refusal.message}`)),
      { timeout: patienceMs, maximumAge: goodEnoughForMs },
    );
  });
}
