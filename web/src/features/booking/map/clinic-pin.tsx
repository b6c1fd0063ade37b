import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Clinic } from '#shared/clinics/clinics.ts';
import styles from './clinic-pin.module.css';

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
export function ClinicPin({ map, clinic, number, selected, onSelect }: ClinicPinProps) {
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
    // Leaflet's click, which does not fire at the end of a drag. The button inside handles the keyboard.
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
      <span
        className={`absolute whitespace-nowrap rounded-full text-xs font-semibold leading-150 ${styles.label}`}
      >
        {clinic.name}
      </span>
    </button>,
    pin.element,
  );
}
