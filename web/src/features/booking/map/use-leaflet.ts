import { type Map as LeafletMap, tileLayer } from 'leaflet';
import { type RefObject, useEffect, useState } from 'react';
import { loadSiteConfig } from '#web/lib/site-config.ts';
import { createMap } from './create-map.ts';

/** Adds the configured tiles, and reports whether they are missing. Returns the cleanup. */
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

/** A map in the element for as long as that is mounted; undefined until it is created. */
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
