import { CalendarClock, Navigation, Phone } from 'lucide-react';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { directionsUrl } from '#shared/clinics/directions-url.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { phoneUrl } from '#web/domain/clinics/clinic-links.ts';
import card from '#web/features/clinics/location/booking-card.module.css';
import { BookingLinks } from '#web/features/clinics/location/booking-links.tsx';
import { ClinicContact } from '#web/features/clinics/location/clinic-contact.tsx';
import { ClinicDrawing } from '#web/features/clinics/location/clinic-drawing.tsx';
import { ClinicServices } from '#web/features/clinics/location/clinic-services.tsx';
import { ClinicSummary } from '#web/features/clinics/location/clinic-summary.tsx';
import drawing from '#web/features/clinics/location/find-us-here.module.css';
import { locationTexts } from '#web/features/clinics/location/location-texts.ts';
import { locationDetailPath } from '#web/lib/paths.ts';
import { appHref } from '#web/static/links/static-links.ts';
import { staticTexts } from '#web/static/texts/static-texts.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { ClinicHours } from './clinic-hours.tsx';
import styles from './clinic-page.module.css';

const texts = staticTexts.clinic;

/** A clinic's page: the content of its screen, without what only the server knows. */
export function ClinicPage({ clinic, today }: { clinic: Clinic; today: ClinicDate }) {
  return (
    <>
      <ClinicSummary clinic={clinic}>
        <Card tone="sage" className={`grid content-start gap-2 print-hidden ${card.card}`}>
          <h2 className="text-lg">{texts.bookTitle}</h2>
          <p className={classNames('text-soft text-sm leading-145', styles.note)}>{texts.bookText}</p>
          <BookingLinks clinic={clinic} />
          <ButtonAnchor variant="quiet" wide href={phoneUrl(clinic.phone)}>
            <Phone aria-hidden="true" />
            {staticTexts.call(clinic.phone)}
          </ButtonAnchor>
          <ButtonAnchor variant="quiet" wide href={appHref(locationDetailPath(clinic.id))}>
            <CalendarClock aria-hidden="true" />
            {texts.today}
          </ButtonAnchor>
        </Card>
        <ClinicHours clinic={clinic} today={today} />
      </ClinicSummary>
      <ClinicServices />
      <Section
        tone="surface"
        title={locationTexts.map.title}
        lead={`${clinic.address}, ${clinic.city}, ${clinic.state} ${clinic.zipCode}`}
      >
        <div className={drawing.section}>
          <ClinicDrawing clinic={clinic}>
            <p>{locationTexts.map.note}</p>
            <ButtonAnchor href={directionsUrl(clinic)} newTab>
              <Navigation aria-hidden="true" />
              {locationTexts.directions}
            </ButtonAnchor>
          </ClinicDrawing>
        </div>
      </Section>
      <ClinicContact clinic={clinic} />
    </>
  );
}
