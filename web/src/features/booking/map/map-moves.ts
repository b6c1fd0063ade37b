import type { Map as LeafletMap, PointExpression } from 'leaflet';
import type { Clinic } from '#shared/clinics/clinics.ts';

interface Motion {
  animate: boolean;
}

const closeUpZoom = 13;

// Pins stand on their point: more room is needed above it than below.
const above: PointExpression = [28, 50];
const below: PointExpression = [28, 10];

/** As close as shows all of these clinics. */
export function showAll(map: LeafletMap, clinics: readonly Clinic[], motion: Motion): void {
  if (clinics.length === 0) return;
  map.fitBounds(
    clinics.map(({ lat, lng }) => [lat, lng]),
    { paddingTopLeft: above, paddingBottomRight: below, maxZoom: closeUpZoom, ...motion },
  );
}

/** To the clinic, near enough to see the streets around it. */
export function closeUp(map: LeafletMap, clinic: Clinic, motion: Motion): void {
  map.setView(clinic, Math.max(map.getZoom(), closeUpZoom), motion);
}

/** Moves only if the clinic's pin would be cut off. */
export function keepInView(map: LeafletMap, clinic: Clinic, motion: Motion): void {
  map.panInside(clinic, { paddingTopLeft: above, paddingBottomRight: below, ...motion });
}
