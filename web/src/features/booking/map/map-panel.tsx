import { useRef } from 'react';
import { useMediaQuery } from '#web/lib/browser/use-media-query.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import type { ClinicMapProps } from './clinic-map.tsx';
import styles from './map-panel.module.css';
import { mapTexts } from './map-texts.ts';
import { useLazyMap } from './use-lazy-map.ts';

interface MapPanelProps extends Omit<ClinicMapProps, 'still'> {
  /** Whether the list has what it needs: the map comes after it. */
  listReady: boolean;
}

/** The place of the map, of the same size before and after the map is there. */
export function MapPanel({ listReady, ...map }: MapPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const LazyMap = useLazyMap(panel, listReady);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <section ref={panel} className={styles.panel} aria-label={mapTexts.name}>
      {LazyMap === undefined && (
        <div className={styles.place}>
          <Spinner label={mapTexts.loading} />
        </div>
      )}
      {LazyMap === 'failed' && <p className={styles.place}>{mapTexts.failed}</p>}
      {typeof LazyMap === 'function' && <LazyMap {...map} still={still} />}
    </section>
  );
}
