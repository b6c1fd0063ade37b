import { ChevronDown } from 'lucide-react';
import { flushSync } from 'react-dom';
import { clinics } from '#shared/clinics/clinics.ts';
import { useKnownPlace } from '#web/domain/clinics/use-known-place.ts';
import { createStore } from '#web/lib/store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { cardsTexts } from './cards-texts.ts';
import { clinicCardId } from './clinic-card.tsx';
import styles from './clinic-cards.module.css';
import { ClinicList } from './clinic-list.tsx';
import { NeedHelpCard } from './need-help-card.tsx';

/** How many clinics a phone shows at first. The stylesheet hides the others. */
const shownAtFirst = 3;

/** On phones, below the first cards: shows the others. An `li`. */
function SeeAllClinics({ onSeeAll }: { onSeeAll: () => void }) {
  function seeAll() {
    // The button goes away, so the focus moves on to the first card that it has shown.
    flushSync(onSeeAll);
    const firstHidden = clinics[shownAtFirst];
    const card = firstHidden && document.getElementById(clinicCardId(firstHidden));
    card?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  }

  return (
    <li className={styles.seeAll}>
      <Button variant="secondary" wide aria-expanded={false} onClick={seeAll}>
        {cardsTexts.seeAll}
        <ChevronDown aria-hidden="true" />
      </Button>
    </li>
  );
}

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
