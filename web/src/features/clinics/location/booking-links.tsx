import { CalendarPlus, Map as MapIcon, Navigation } from 'lucide-react';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { directionsUrl } from '#shared/clinics/directions-url.ts';
import { googleMapsUrl } from '#web/domain/clinics/clinic-links.ts';
import { bookPath } from '#web/lib/paths.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { locationTexts as texts } from './location-texts.ts';

/** Links to book at a clinic and to get there. */
export function BookingLinks({ clinic }: { clinic: Clinic }) {
  return (
    <>
      <ButtonLink variant="coral" wide to={bookPath({ clinic: clinic.id })}>
        <CalendarPlus aria-hidden="true" />
        {texts.book}
      </ButtonLink>
      <ButtonAnchor variant="secondary" wide href={directionsUrl(clinic)} newTab>
        <Navigation aria-hidden="true" />
        {texts.directions}
      </ButtonAnchor>
      <ButtonAnchor variant="quiet" wide href={googleMapsUrl(clinic)} newTab>
        <MapIcon aria-hidden="true" />
        {texts.googleMaps}
      </ButtonAnchor>
    </>
  );
}
