import { clinics } from '#shared/clinics/clinics.ts';
import { useKnownPlace } from '#web/domain/clinics/use-known-place.ts';
import { createStore } from '#web/lib/store.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { cardsTexts } from './cards-texts.ts';
import styles from './clinic-cards.module.css';
import { ClinicList } from './clinic-list.tsx';
import { NeedHelpCard } from './need-help-card.tsx';
import { SeeAllClinics } from './see-all-clinics.tsx';

const texts = cardsTexts;

/** Whether a phone shows all of them. Outlives the screen, so that Back finds the page as long as it was. */
const allShown = createStore(() => false);

/** The clinics on home: on phones three of them, until all are asked for. Needs a query client around it. */
export function ClinicCards() {
  const showsAll = allShown.useValue();
  return (
    <Section title={texts.title(clinics.length)} lead={texts.lead}>
      <ClinicList className={showsAll ? undefined : styles.shortened} location={useKnownPlace()}>
        {!showsAll && <SeeAllClinics onSeeAll={() => allShown.set(true)} />}
        <NeedHelpCard />
      </ClinicList>
    </Section>
  );
}
