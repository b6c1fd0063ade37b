import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { reducedMotionQuery } from '#web/lib/browser/reduced-motion.ts';
import { useMediaQuery } from '#web/lib/browser/use-media-query.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import type { ClinicMapProps } from './clinic-map.tsx';
import styles from './map-panel.module.css';
import { mapTexts } from './map-texts.ts';

type LazyMap = ComponentType<ClinicMapProps> | 'failed' | undefined;

/**
 * Loads the map's code when `enabled` and the panel is in view. It doesn't use React.lazy, because a map that fails to
 * load must not break the list.
 */
function useLazyMap(panel: RefObject<HTMLElement | null>, enabled: boolean): LazyMap {
  const [lazyMap, setLazyMap] = useState<{ component: LazyMap }>();

  useEffect(() => {
    if (!enabled || !panel.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      import('./clinic-map.tsx').then(
        ({ ClinicMap }) => setLazyMap({ component: ClinicMap }),
        () => setLazyMap({ component: 'failed' }),
      );
    });
    observer.observe(panel.current);
    return () => observer.disconnect();
  }, [panel, enabled]);

  return lazyMap?.component;
}

interface MapPanelProps extends Omit<ClinicMapProps, 'reducedMotion'> {
  /** Whether the list is loaded. The map waits for it. */
  listReady: boolean;
}

/** Reserves the map's space, so that nothing shifts when it loads. */
export function MapPanel({ listReady, ...map }: MapPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const LazyMap = useLazyMap(panel, listReady);
  const reducedMotion = useMediaQuery(reducedMotionQuery);
  return (
    <section ref={panel} className={styles.panel} aria-label={mapTexts.name}>
      {typeof LazyMap === 'function' ? (
        <LazyMap {...map} reducedMotion={reducedMotion} />
      ) : (
        <div className={`grid h-full rounded-md bg-sand text-soft text-sm text-center ${styles.placeholder}`}>
          {LazyMap === 'failed' ? <p>{mapTexts.failed}</p> : <Spinner label={mapTexts.loading} />}
        </div>
      )}
    </section>
  );
}
