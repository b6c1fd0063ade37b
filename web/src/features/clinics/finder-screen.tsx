import { Phone } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { QueryProvider } from '#web/lib/query-provider.tsx';
import { ButtonAnchor } from '#web/ui/button-anchor.tsx';
import { Container } from '#web/ui/container.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Section } from '#web/ui/section.tsx';
import { ClinicList } from './clinic-list.tsx';
import { FinderForm } from './finder-form.tsx';
import styles from './finder-screen.module.css';
import { clinicsTexts } from './texts.ts';
import { UnsureCard } from './unsure-card.tsx';
import { useKnownPlace } from './use-known-place.ts';
import { useNearestClinic } from './use-nearest-clinic.ts';
import { useReveal } from './use-reveal.ts';
import { ValleySketch } from './valley-sketch.tsx';

const texts = clinicsTexts.finder;

/** The clinic finder (spec §2, Locations). */
export function FinderScreen() {
  const search = useNearestClinic();
  const { finding, highlighted } = search;
  const found = finding.step === 'found' ? finding : undefined;
  const knownPlace = useKnownPlace();
  usePageTitle(texts.title, { description: texts.description, hasErrors: finding.step === 'failed' });
  useReveal(found);

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
          <UnsureCard />
        </ClinicList>
      </Section>
    </QueryProvider>
  );
}
