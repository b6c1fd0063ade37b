import { clinics } from '#shared/clinics/clinics.ts';
import { CallButton } from '#web/content/call-button.tsx';
import { ClinicCard, NeedHelpCard } from '#web/features/clinics/cards/clinic-card.tsx';
import list from '#web/features/clinics/cards/clinic-list.module.css';
import { finderTexts } from '#web/features/clinics/finder/finder-texts.ts';
import { XRayNote } from '#web/features/clinics/finder/x-ray-note.tsx';
import { staticTexts } from '#web/static/texts/static-texts.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { HeaderBand } from '#web/ui/layout/header-band.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { NearestClinics, zipListId } from './nearest-clinics.tsx';

const texts = staticTexts.clinics;

/** The cities in the order of the list of clinics: Las Vegas comes first, and has the most clinics. */
const cities = [...new Set(clinics.map(({ city }) => city))];

/** All clinics, and the nearest one for each neighborhood and ZIP code. */
export function ClinicsPage() {
  return (
    <>
      <HeaderBand>
        <Container className="grid gap-5">
          <PageHeading lead={texts.lead}>{finderTexts.title}</PageHeading>
          <div className="flex flex-wrap gap-3">
            <ButtonAnchor variant="coral" size="large" href={`#${zipListId}`}>
              {texts.byZip}
            </ButtonAnchor>
            <CallButton variant="secondary" size="large" />
          </div>
          <XRayNote />
        </Container>
      </HeaderBand>
      {cities.map((city) => (
        <Section key={city} joined={city !== cities[0]} title={texts.inCity(city)}>
          <ul className={`grid gap-4 ${list.list}`}>
            {clinics
              .filter((clinic) => clinic.city === city)
              .map((clinic) => (
                <ClinicCard key={clinic.id} clinic={clinic} />
              ))}
            {city === cities.at(-1) && <NeedHelpCard />}
          </ul>
        </Section>
      ))}
      <NearestClinics />
    </>
  );
}
