import { control, type Map as LeafletMap, latLngBounds, map as leafletMap } from 'leaflet';
import { drawValley } from './draw-valley.ts';
import { valleyBounds } from './valley.ts';

// Shows the whole valley; further out, neighboring pins would overlap.
const minZoom = 11;
const maxZoom = 17;

/** A Leaflet map of the valley in this element, without tiles. */
export function createMap(element: HTMLElement, reducedMotion: boolean): LeafletMap {
  const bounds = latLngBounds(valleyBounds);
  const map = leafletMap(element, {
    center: bounds.getCenter(),
    zoom: minZoom,
    minZoom,
    maxZoom,
    zoomSnap: 0.5,
    maxBounds: bounds,
    maxBoundsViscosity: 1,
    // Leaflet's buttons are links to '#', which is a route of this site.
    zoomControl: false,
    attributionControl: false,
    // One finger and the wheel scroll the page until the visitor focuses the map.
    dragging: !window.matchMedia('(pointer: coarse)').matches,
    scrollWheelZoom: false,
    fadeAnimation: !reducedMotion,
    zoomAnimation: !reducedMotion,
    markerZoomAnimation: !reducedMotion,
    inertia: !reducedMotion,
  });
  // Not the map's own, which first writes Leaflet's link: only texts that our Trusted Types policy knows may be written.
  control.attribution({ prefix: false }).addTo(map);
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  drawValley(map);
  return map;
}
