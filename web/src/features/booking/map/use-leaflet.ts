import {
  control,
  divIcon,
  type LatLngTuple,
  type Map as LeafletMap,
  latLngBounds,
  map as leafletMap,
  marker,
  polyline,
  svg,
  tileLayer,
} from 'leaflet';
import { type RefObject, useEffect, useState } from 'react';
import { loadSiteConfig } from '#web/lib/site-config.ts';
import styles from './clinic-map.module.css';
import { valleyBounds, valleyLabels, valleyRoads, valleyStreets } from './valley.ts';

// At this zoom, the map shows the whole valley. At a lower zoom, neighboring pins would overlap.
const minZoom = 11;
const maxZoom = 17;

// Further out, street names would cover each other and the pins.
const streetNamesFromZoom = 12.5;

const paneName = 'valley';
// Below the tiles (200), so the drawing shows only where tiles fail to load.
const paneOrder = '150';
// Leaflet derives a marker's z-index from its latitude. This offset keeps all street names above the drawn lines.
const aboveLines = 1000;

/** Draws the valley's main roads and names, with colors from the stylesheet for light and dark schemes. */
function drawValley(map: LeafletMap): void {
  const pane = map.createPane(paneName);
  pane.style.zIndex = paneOrder;
  const renderer = svg({ pane: paneName, padding: 1 });

  function draw(line: readonly LatLngTuple[], className: string | undefined) {
    polyline([...line], { renderer, interactive: false, smoothFactor: 0.5, className }).addTo(map);
  }

  function write(text: string, position: LatLngTuple, className: string | undefined) {
    const label = document.createElement('span');
    label.textContent = text;
    const icon = divIcon({ html: label, className, iconSize: [0, 0] });
    marker(position, {
      pane: paneName,
      icon,
      interactive: false,
      keyboard: false,
      zIndexOffset: aboveLines,
    }).addTo(map);
  }

  for (const { line } of valleyStreets) draw(line, styles.street);
  for (const { line, kind } of valleyRoads) draw(line, styles[kind]);
  for (const { name, label } of valleyStreets) write(name, label, styles.streetName);
  for (const { text, kind, position } of valleyLabels) write(text, position, styles[kind]);

  map.on('zoomend', () => {
    pane.toggleAttribute('data-street-names', map.getZoom() >= streetNamesFromZoom);
  });
}

/** Creates a Leaflet map of the valley in this element, without tiles. */
function createMap(element: HTMLElement, reducedMotion: boolean): LeafletMap {
  const bounds = latLngBounds(valleyBounds);
  const map = leafletMap(element, {
    center: bounds.getCenter(),
    zoom: minZoom,
    minZoom,
    maxZoom,
    zoomSnap: 0.5,
    maxBounds: bounds,
    maxBoundsViscosity: 1,
    // Leave out Leaflet's own buttons: they are links to '#', which is a route of this site.
    zoomControl: false,
    attributionControl: false,
    // One finger scrolls the page instead of moving the map. The wheel does, too, until the map has the focus.
    dragging: !window.matchMedia('(pointer: coarse)').matches,
    scrollWheelZoom: false,
    fadeAnimation: !reducedMotion,
    zoomAnimation: !reducedMotion,
    markerZoomAnimation: !reducedMotion,
    inertia: !reducedMotion,
  });
  // Leaflet's default control would first write a link to Leaflet, but our Trusted Types policy allows only known
  // texts.
  control.attribution({ prefix: false }).addTo(map);
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  drawValley(map);
  return map;
}

/** Adds the configured tiles, and reports whether they are missing. Returns a cleanup function. */
function addTiles(map: LeafletMap, onMissing: (missing: boolean) => void): () => void {
  let removed = false;
  loadSiteConfig().then(
    (config) => {
      if (removed) return;
      tileLayer(config.map.tiles, { attribution: config.map.attribution, keepBuffer: 1 })
        .on('tileerror', () => onMissing(true))
        .on('tileload', () => onMissing(false))
        .addTo(map);
    },
    () => onMissing(true),
  );
  return () => {
    removed = true;
  };
}

/** A map in the element, as long as the element is mounted. Undefined until it is created. */
export function useLeaflet(element: RefObject<HTMLElement | null>, reducedMotion: boolean) {
  const [map, setMap] = useState<LeafletMap>();
  const [streetsMissing, setStreetsMissing] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const created = createMap(element.current, reducedMotion);
    const stopTiles = addTiles(created, setStreetsMissing);
    const resized = new ResizeObserver(() => created.invalidateSize({ animate: false }));
    resized.observe(element.current);
    setMap(created);
    return () => {
      stopTiles();
      resized.disconnect();
      created.remove();
      setMap(undefined);
    };
  }, [element, reducedMotion]);

  return { map, streetsMissing };
}
