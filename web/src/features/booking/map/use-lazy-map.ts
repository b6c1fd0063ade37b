import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { ClinicMapProps } from './clinic-map.tsx';

export type LazyMap = ComponentType<ClinicMapProps> | 'failed' | undefined;

/**
 * The map's chunk, loaded when its panel is in view and `enabled`. Not React.lazy: a map that fails to load must not
 * take the list down with it.
 */
export function useLazyMap(panel: RefObject<HTMLElement | null>, enabled: boolean): LazyMap {
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
