import { Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import './leaflet.css';
import styles from './clinic-map.module.css';
import { ClinicPin } from './clinic-pin.tsx';
import { closeUp, keepInView, showAll } from './map-moves.ts';
import { mapTexts } from './map-texts.ts';
import { useLeaflet } from './use-leaflet.ts';

/** The clinic that was chosen, and where: a choice made on the map does not move it further than needed. */
export interface MapTarget {
  clinic: Clinic;
  by: 'list' | 'map';
}

export interface ClinicMapProps {
  /** In the order of the list; the pins carry its numbers. */
  clinics: readonly Clinic[];
  selectedId: string | undefined;
  /** A new object goes there again. Undefined shows all of them. */
  target: MapTarget | undefined;
  /** The visitor wants no motion. */
  still: boolean;
  onSelect: (clinic: Clinic) => void;
}

export function ClinicMap({ clinics, selectedId, target, still, onSelect }: ClinicMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const { map, streetsMissing } = useLeaflet(element, still);
  const motion = { animate: !still };
  // As text: the same clinics in another order, or newly made, are no reason to move the map.
  const shownIds = clinics
    .map(({ id }) => id)
    .toSorted()
    .join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when there is something else to show, only then.
  useEffect(() => {
    if (!map) return;
    if (!target) showAll(map, clinics, motion);
    else if (target.by === 'list') closeUp(map, target.clinic, motion);
    else keepInView(map, target.clinic, motion);
  }, [map, target, shownIds]);

  return (
    <div className={styles.figure}>
      <div className={styles.frame}>
        <div ref={element} className={styles.map} role="application" aria-label={mapTexts.keys} />
        {map &&
          clinics.map((clinic, index) => (
            <ClinicPin
              key={clinic.id}
              map={map}
              clinic={clinic}
              number={index + 1}
              selected={clinic.id === selectedId}
              onSelect={() => onSelect(clinic)}
            />
          ))}
        <div className={styles.controls}>
          <IconButton label={mapTexts.zoomIn} onClick={() => map?.zoomIn(1, motion)}>
            <Plus aria-hidden="true" />
          </IconButton>
          <IconButton label={mapTexts.zoomOut} onClick={() => map?.zoomOut(1, motion)}>
            <Minus aria-hidden="true" />
          </IconButton>
          <IconButton label={mapTexts.showAll} onClick={() => map && showAll(map, clinics, motion)}>
            <Maximize aria-hidden="true" size={20} />
          </IconButton>
        </div>
      </div>
      <div className={styles.notes}>
        <p className={styles.touchOnly}>{mapTexts.twoFingers}</p>
        {streetsMissing && <p>{mapTexts.noStreets}</p>}
      </div>
    </div>
  );
}
