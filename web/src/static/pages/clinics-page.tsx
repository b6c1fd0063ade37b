import { clinics } from '#shared/clinics/clinics.ts';
import { CallButton } from '#web/content/call-button.tsx';
import { ClinicCard, NeedHelpCard } from '#web/features/clinics/cards/clinic-card.tsx';
import list from '#web/features/clinics/cards/clinic-list.module.css';
import finder from '#web/features/clinics/finder/finder-screen.module.css';
import { finderTexts } from '#web/features/clinics/finder/finder-texts.ts';
import { ValleySketch } from '#web/features/clinics/valley-sketch.tsx';
import { staticTexts } from '#web/static/texts/static-texts.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { NearestClinics, zipListId } from './nearest-clinics.tsx';

const texts = staticTexts.clinics;

/** Las Vegas first, because it has the most clinics. */
const cities = [...new Set(clinics.map(({ city }) => city))];

/** All clinics, and the nearest one for each ZIP code. */
export function ClinicsPage() {
  return (
    <>
      <div className={`bg-sand ${finder.hero}`}>
        <Container className={`grid gap-6 ${finder.content}`}>
          <div className={`grid gap-5 min-w-0 ${finder.search}`}>
            <PageHeading lead={texts.lead}>{finderTexts.title}</PageHeading>
            <div className="flex flex-wrap gap-3">
              <ButtonAnchor variant="coral" size="large" href={`#${zipListId}`}>
                {texts.byZip}
              </ButtonAnchor>
              <CallButton variant="secondary" size="large" />
            </div>
          </div>
          <div className={finder.sketch}>
            <ValleySketch />
          </div>
        </Container>
      </div>
      <Section>
        <Notice title={finderTexts.xRayTitle} actions={<CallButton variant="secondary" size="small" />}>
          <p>{finderTexts.xRay}</p>
        </Notice>
      </Section>
      {cities.map((city) => (
        <Section key={city} joined title={texts.inCity(city)}>
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
