import { Phone } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { ClinicList } from '#web/features/clinics/cards/clinic-list.tsx';
import { NeedHelpCard } from '#web/features/clinics/cards/need-help-card.tsx';
import { useKnownLocation } from '#web/features/clinics/cards/use-known-location.ts';
import { clinicsTexts } from '#web/features/clinics/texts.ts';
import { ValleySketch } from '#web/features/clinics/valley-sketch.tsx';
import { usePageTitle } from '#web/lib/browser/page-title.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { FinderForm } from './finder-form.tsx';
import styles from './finder-screen.module.css';
import { useNearestClinic } from './use-nearest-clinic.ts';
import { useScrollToClinic } from './use-scroll-to-clinic.ts';

const texts = clinicsTexts.finder;

/** The clinic finder (spec §2, Locations). */
export function FinderScreen() {
  const search = useNearestClinic();
  const { finding, highlighted } = search;
  const found = finding.step === 'found' ? finding : undefined;
  const knownPlace = useKnownLocation();
  usePageTitle(texts.title, { description: texts.description, hasErrors: finding.step === 'failed' });
  useScrollToClinic(found);

  return (
    <QueryProvider>
      <div className={styles.hero}>
        <Container className={styles.content}>
          <div className={styles.search}>
            <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
            <FinderForm search={search} />
          </div>
          <div className={styles.sketch}>
            <ValleySketch marked={highlighted} place={found?.place} />
          </div>
        </Container>
      </div>
      <Section title={texts.clinicsTitle}>
        <Notice
          title={texts.xRayTitle}
          actions={
            <ButtonAnchor variant="secondary" size="small" href={brand.phoneHref}>
              <Phone aria-hidden="true" />
              {clinicsTexts.call(brand.phone)}
            </ButtonAnchor>
          }
        >
          <p>{texts.xRay}</p>
        </Notice>
        <ClinicList place={found?.place ?? knownPlace} highlighted={highlighted} nearest={found?.nearest}>
          <NeedHelpCard />
        </ClinicList>
      </Section>
    </QueryProvider>
  );
}
