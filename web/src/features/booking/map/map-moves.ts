import type { Map as LeafletMap, PointExpression } from 'leaflet';
import type { Clinic } from '#shared/clinics/clinics.ts';

interface Motion {
  animate: boolean;
}

const closeUpZoom = 13;

// A pin's tip is on its point, so it needs more padding above than below.
const paddingTopLeft: PointExpression = [28, 50];
const paddingBottomRight: PointExpression = [28, 10];

/** Zooms in as far as shows all of these clinics. */
export function fitClinics(map: LeafletMap, clinics: readonly Clinic[], motion: Motion): void {
  if (clinics.length === 0) return;
  map.fitBounds(
    clinics.map(({ lat, lng }) => [lat, lng]),
    { paddingTopLeft, paddingBottomRight, maxZoom: closeUpZoom, ...motion },
  );
}

/** Centers the clinic, close enough to show the streets around it. */
export function zoomToClinic(map: LeafletMap, clinic: Clinic, motion: Motion): void {
  map.setView(clinic, Math.max(map.getZoom(), closeUpZoom), motion);
}

/** Pans only if the clinic's pin would be cut off. */
export function panIntoView(map: LeafletMap, clinic: Clinic, motion: Motion): void {
  map.panInside(clinic, { paddingTopLeft, paddingBottomRight, ...motion });
}
