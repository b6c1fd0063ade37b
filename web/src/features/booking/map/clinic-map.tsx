import { divIcon, type Map as LeafletMap, type Marker, marker, type PointExpression } from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Clinic } from '#shared/clinics/clinics.ts';
import styles from './clinic-map.module.css';
import './leaflet.css';
import { Maximize, Minus, Plus } from 'lucide-react';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { mapTexts } from './map-texts.ts';
import { useLeaflet } from './use-leaflet.ts';

const size = { width: 44, height: 48 };
const aboveOtherPins = 1000;

interface ClinicPinProps {
  map: LeafletMap;
  clinic: Clinic;
  number: number;
  selected: boolean;
  onSelect: () => void;
}

/** A clinic on the map: a Leaflet marker that React renders into. */
function ClinicPin({ map, clinic, number, selected, onSelect }: ClinicPinProps) {
  const [pin, setPin] = useState<{ marker: Marker; element: HTMLElement }>();
  const [focused, setFocused] = useState(false);
  const { lat, lng } = clinic;
  const select = useEffectEvent(onSelect);

  useEffect(() => {
    const element = document.createElement('div');
    const icon = divIcon({
      html: element,
      className: styles.marker,
      iconSize: [size.width, size.height],
      iconAnchor: [size.width / 2, size.height],
    });
    // Listen to Leaflet's click event, which doesn't fire at the end of a drag. The marker ignores the keyboard,
    // because the button inside it handles keys.
    const added = marker([lat, lng], { icon, keyboard: false, riseOnHover: true })
      .on('click', select)
      .addTo(map);
    setPin({ marker: added, element });
    return () => {
      added.remove();
    };
  }, [map, lat, lng]);

  useEffect(() => {
    pin?.marker.setZIndexOffset(selected || focused ? aboveOtherPins : 0);
  }, [pin, selected, focused]);

  if (!pin) return null;
  return createPortal(
    <button
      type="button"
      className={`block relative p-0 border-0 rounded-md bg-none cursor-pointer ${styles.pin}`}
      aria-pressed={selected}
      onFocus={() => {
        setFocused(true);
        map.panInside([lat, lng], { padding: [size.width, size.height], animate: false });
      }}
      onBlur={() => setFocused(false)}
    >
      <svg className={`w-full h-full ${styles.shape}`} viewBox="0 0 44 48" aria-hidden="true">
        <path d="M22 46C16 37 6 31 6 19a16 16 0 0 1 32 0c0 12-10 18-16 27Z" />
      </svg>
      <span className={`absolute text-ink text-base font-bold text-center ${styles.number}`}>{number}</span>{' '}
      <span className={`absolute rounded-md text-xs font-semibold leading-140 ${styles.label}`}>
        {clinic.name}
      </span>
    </button>,
    pin.element,
  );
}

interface Motion {
  animate: boolean;
}

const closeUpZoom = 13;

// Room for a pin, whose tip marks its location, and for the name above it.
const paddingTopLeft: PointExpression = [60, 96];
const paddingBottomRight: PointExpression = [60, 10];

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
  /** In the order of the list, because each pin shows its clinic's number in the list. */
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
  // The ids are joined to a string, so that another array of the same clinics doesn't move the map.
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
      <div className={`relative overflow-hidden border rounded-md ${styles.frame}`}>
        <div
          ref={element}
          className={`w-full h-full ${styles.map}`}
          role="application"
          aria-label={mapTexts.keys}
        />
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
        <div className={`grid absolute rounded-full shadow-sm bg-surface ${styles.controls}`}>
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
      <div className={`flex flex-wrap gap-x-3 text-soft text-xs ${styles.notes}`}>
        <p className={styles.touchOnly}>{mapTexts.twoFingers}</p>
        {streetsMissing && <p>{mapTexts.noStreets}</p>}
      </div>
    </div>
  );
}
