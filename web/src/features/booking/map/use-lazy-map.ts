import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { ClinicMapProps } from './clinic-map.tsx';

export type LazyMap = ComponentType<ClinicMapProps> | 'failed' | undefined;

/**
 * The map's own chunk, fetched when its place is in view and the list has come (`wanted`). Not React.lazy: a map
 * that cannot be loaded must not take the list down with it.
 */
export function useLazyMap(place: RefObject<HTMLElement | null>, wanted: boolean): LazyMap {
  const [lazyMap, setLazyMap] = useState<{ component: LazyMap }>();

  useEffect(() => {
    if (!wanted || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      import('./clinic-map.tsx').then(
        ({ ClinicMap }) => setLazyMap({ component: ClinicMap }),
        () => setLazyMap({ component: 'failed' }),
      );
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, wanted]);

  return lazyMap?.component;
}
