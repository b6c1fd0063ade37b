import { type Map as LeafletMap, latLngBounds, map as leafletMap } from 'leaflet';
import { drawValley } from './draw-valley.ts';
import { valleyBounds } from './valley.ts';

// The whole valley; further out, neighbouring pins would stand on each other.
const minZoom = 11;
const maxZoom = 17;

/** A Leaflet map of the valley in this element, without tiles. `still`: nothing glides or fades. */
export function createMap(element: HTMLElement, still: boolean): LeafletMap {
  const bounds = latLngBounds(valleyBounds);
  const map = leafletMap(element, {
    center: bounds.getCenter(),
    zoom: minZoom,
    minZoom,
    maxZoom,
    zoomSnap: 0.5,
    maxBounds: bounds,
    maxBoundsViscosity: 1,
    // Ours are real buttons; Leaflet's are links to '#', a route of this site.
    zoomControl: false,
    // One finger, and the wheel, belong to the page until somebody works with the map.
    dragging: !window.matchMedia('(pointer: coarse)').matches,
    scrollWheelZoom: false,
    fadeAnimation: !still,
    zoomAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
  });
  map.attributionControl.setPrefix(false);
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  drawValley(map);
  return map;
}
