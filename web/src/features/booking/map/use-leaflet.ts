import { type Map as LeafletMap, tileLayer } from 'leaflet';
import { type RefObject, useEffect, useState } from 'react';
import { loadSiteConfig } from '#web/lib/site-config.ts';
import { createMap } from './create-map.ts';

/** Puts the configured tiles on the map; calls back when it turns out that there are none to see. */
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

/** A map living in the element, from its mount to its unmount; undefined until it is there. */
export function useLeaflet(element: RefObject<HTMLElement | null>, still: boolean) {
  const [map, setMap] = useState<LeafletMap>();
  const [streetsMissing, setStreetsMissing] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const created = createMap(element.current, still);
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
  }, [element, still]);

  return { map, streetsMissing };
}
