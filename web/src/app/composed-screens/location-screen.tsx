import { lazy } from 'react';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { LocationScreen as Location } from '#web/features/clinics/location/location-screen.tsx';
import { prefersReducedMotion } from '#web/lib/browser/reduced-motion.ts';

// The map is part of the booking feature, which the clinics feature may not import, so the app passes it on.
const ClinicMap = lazy(async () => {
  const { ClinicMap } = await import('#web/features/booking/map/clinic-map.tsx');
  return { default: ClinicMap };
});

function renderMap(clinic: Clinic) {
  return (
    <ClinicMap
      clinics={[clinic]}
      selectedId={clinic.id}
      target={{ clinic, source: 'list' }}
      reducedMotion={prefersReducedMotion()}
      onSelect={() => undefined}
    />
  );
}

export function LocationScreen() {
  return <Location renderMap={renderMap} />;
}
