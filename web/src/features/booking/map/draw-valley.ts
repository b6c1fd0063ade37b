import { divIcon, type LatLngTuple, type Map as LeafletMap, marker, polyline, svg } from 'leaflet';
import styles from './clinic-map.module.css';
import { valleyLabels, valleyRoads } from './valley.ts';
import { valleyStreets } from './valley-streets.ts';

// Further out, street names would cover each other and the pins.
const streetNamesFromZoom = 12.5;

const paneName = 'valley';
// Below the tiles (200), so the drawing shows only where tiles fail to load.
const paneOrder = '150';
// Leaflet stacks markers by latitude. This offset keeps names above every line.
const aboveLines = 1000;

/** Draws the valley's main roads and names, with colors from the stylesheet for light and dark schemes. */
export function drawValley(map: LeafletMap): void {
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
