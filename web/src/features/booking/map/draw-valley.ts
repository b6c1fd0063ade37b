import { divIcon, type LatLngTuple, type Map as LeafletMap, marker, polyline, svg } from 'leaflet';
import styles from './clinic-map.module.css';
import { valleyLabels, valleyRoads } from './valley.ts';
import { valleyStreets } from './valley-streets.ts';

// Far out, the names of streets would cover each other and the pins.
const streetNamesFromZoom = 12.5;

const paneName = 'valley';
// Below the tiles (200): what they cover is not seen, and where they fail the map still makes sense.
const paneOrder = '150';
// Leaflet orders markers by their latitude; names stand on the lines everywhere.
const aboveLines = 1000;

/** Draws the valley's main roads and names; colours come from the stylesheet, so both schemes fit. */
export function drawValley(map: LeafletMap): void {
  const pane = map.createPane(paneName);
  pane.style.zIndex = paneOrder;
  const renderer = svg({ pane: paneName, padding: 1 });

  function draw(line: readonly LatLngTuple[], className: string | undefined) {
    polyline([...line], { renderer, interactive: false, smoothFactor: 0.5, className }).addTo(map);
  }

  function write(text: string, at: LatLngTuple, className: string | undefined) {
    const label = document.createElement('span');
    label.textContent = text;
    const icon = divIcon({ html: label, className, iconSize: [0, 0] });
    marker(at, { pane: paneName, icon, interactive: false, keyboard: false, zIndexOffset: aboveLines }).addTo(
      map,
    );
  }

  for (const { line } of valleyStreets) draw(line, styles.street);
  for (const { line, kind } of valleyRoads) draw(line, styles[kind]);
  for (const { name, label } of valleyStreets) write(name, label, styles.streetName);
  for (const { text, kind, at } of valleyLabels) write(text, at, styles[kind]);

  map.on('zoomend', () => {
    pane.toggleAttribute('data-street-names', map.getZoom() >= streetNamesFromZoom);
  });
}
