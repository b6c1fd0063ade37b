import { type ReactNode, useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import { usePageTitle } from '#web/content/page-title.ts';
import { storeLocations } from '#web/domain/clinics/locations-data.ts';
import { paths } from '#web/lib/paths.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { ClinicContact } from './clinic-contact.tsx';
import { ClinicHeader } from './clinic-header.tsx';
import { ClinicServices } from './clinic-services.tsx';
import { FindUsHere } from './find-us-here.tsx';
import { locationTexts } from './location-texts.ts';

interface LocationScreenProps {
  /** The real map with this clinic, rendered only on demand. May suspend. */
  renderMap: (clinic: Clinic) => ReactNode;
}

/** A clinic's own page. An unknown id goes home. */
export function LocationScreen({ renderMap }: LocationScreenProps) {
  const { id } = useParams();
  const clinic = clinics.find((known) => known.id === id);
  if (!clinic) return <Navigate to={paths.home} replace />;
  return <ClinicPage clinic={clinic} renderMap={renderMap} />;
}

function ClinicPage({ clinic, renderMap }: LocationScreenProps & { clinic: Clinic }) {
  usePageTitle(clinic.name, { description: locationTexts.description(clinic.name) });
  // A link can lead straight here, before home has stored the locations; or what is stored is damaged.
  useEffect(() => storeLocations(), []);
  return (
    <QueryProvider>
      <ClinicHeader clinic={clinic} />
      <ClinicServices />
      <FindUsHere clinic={clinic} renderMap={renderMap} />
      <ClinicContact clinic={clinic} />
    </QueryProvider>
  );
}
