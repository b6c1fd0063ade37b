import { lazy } from 'react';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { LocationScreen as Location } from '#web/features/clinics/location/location-screen.tsx';

// The map is the booking feature's; a clinic's own page borrows it, with one pin.
const ClinicMap = lazy(async () => {
  const { ClinicMap } = await import('#web/features/booking/map/clinic-map.tsx');
  return { default: ClinicMap };
});

const wantsNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function renderMap(clinic: Clinic) {
  return (
    <ClinicMap
      clinics={[clinic]}
      selectedId={clinic.id}
      target={{ clinic, by: 'list' }}
      still={wantsNoMotion()}
      onSelect={() => undefined}
    />
  );
}

export function LocationScreen() {
  return <Location renderMap={renderMap} />;
}
