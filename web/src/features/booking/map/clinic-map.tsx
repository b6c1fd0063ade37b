import './leaflet.css';
import type { Map as LeafletMap, PointExpression } from 'leaflet';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import styles from './clinic-map.module.css';
import { ClinicPin } from './clinic-pin.tsx';
import { mapTexts } from './map-texts.ts';
import { useLeaflet } from './use-leaflet.ts';

interface Motion {
  animate: boolean;
}

const closeUpZoom = 13;

// The tip of a pin marks its location, so a pin needs more padding above than below.
const paddingTopLeft: PointExpression = [28, 50];
const paddingBottomRight: PointExpression = [28, 10];

/** Zooms in as far as possible with all of these clinics visible. */
function fitClinics(map: LeafletMap, clinics: readonly Clinic[], motion: Motion): void {
  if (clinics.length === 0) return;
  map.fitBounds(
    clinics.map(({ lat, lng }) => [lat, lng]),
    { paddingTopLeft, paddingBottomRight, maxZoom: closeUpZoom, ...motion },
  );
}

/** Centers the clinic, close enough to show the streets around it. */
function zoomToClinic(map: LeafletMap, clinic: Clinic, motion: Motion): void {
  map.setView(clinic, Math.max(map.getZoom(), closeUpZoom), motion);
}

/** Pans only if the clinic's pin would be cut off. */
function panIntoView(map: LeafletMap, clinic: Clinic, motion: Motion): void {
  map.panInside(clinic, { paddingTopLeft, paddingBottomRight, ...motion });
}

/** The chosen clinic, and where it was chosen. A choice on the map itself moves the map no further than needed. */
export interface MapTarget {
  clinic: Clinic;
  source: 'list' | 'map';
}

export interface ClinicMapProps {
  /** In the order of the list, whose numbers are on the pins. */
  clinics: readonly Clinic[];
  selectedId: string | undefined;
  /** A new object moves the map again; undefined shows all clinics. */
  target: MapTarget | undefined;
  reducedMotion: boolean;
  onSelect: (clinic: Clinic) => void;
}

export function ClinicMap({ clinics, selectedId, target, reducedMotion, onSelect }: ClinicMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const { map, streetsMissing } = useLeaflet(element, reducedMotion);
  const motion = { animate: !reducedMotion };
  // As a string, so that another array of the same clinics doesn't move the map.
  const shownIds = clinics
    .map(({ id }) => id)
    .toSorted()
    .join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map moves only when there is something else to show.
  useEffect(() => {
    if (!map) return;
    if (!target) fitClinics(map, clinics, motion);
    else if (target.source === 'list') zoomToClinic(map, target.clinic, motion);
    else panIntoView(map, target.clinic, motion);
  }, [map, target, shownIds]);

  return (
    <div className={`grid gap-1 h-full ${styles.figure}`}>
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
          <IconButton label={mapTexts.showAll} onClick={() => map && fitClinics(map, clinics, motion)}>
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
