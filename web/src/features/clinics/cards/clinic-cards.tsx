import { ChevronDown } from 'lucide-react';
import { flushSync } from 'react-dom';
import { clinics } from '#shared/clinics/clinics.ts';
import { useKnownPlace } from '#web/domain/clinics/use-known-place.ts';
import { createStore } from '#web/lib/store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { cardsTexts as texts } from './cards-texts.ts';
import { clinicCardId } from './clinic-card.tsx';
import styles from './clinic-cards.module.css';
import { ClinicList } from './clinic-list.tsx';

/** The number of clinics that a phone shows at first. The stylesheet hides the others. */
const shownAtFirst = 3;

/** A list item with a button that shows the other cards. On a phone, it's below the first cards. */
function SeeAllClinics({ onSeeAll }: { onSeeAll: () => void }) {
  function seeAll() {
    // The button disappears, so move the focus to the first card that it revealed.
    flushSync(onSeeAll);
    const firstHidden = clinics[shownAtFirst];
    const card = firstHidden && document.getElementById(clinicCardId(firstHidden));
    card?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  }

  return (
    <li className={styles.seeAll}>
      <Button variant="secondary" wide aria-expanded={false} onClick={seeAll}>
        {texts.seeAll}
        <ChevronDown aria-hidden="true" />
      </Button>
    </li>
  );
}

/** Whether a phone shows all clinics. Kept outside the screen, so that Back restores the page at its full length. */
const allShown = createStore(() => false);

/** The clinics on home. Phones show three until the visitor asks for all. Needs a query client. */
export function ClinicCards() {
  const showsAll = allShown.useValue();
  return (
    <Section title={texts.title(clinics.length)} lead={texts.lead}>
      <ClinicList className={showsAll ? undefined : styles.shortened} location={useKnownPlace()}>
        {!showsAll && <SeeAllClinics onSeeAll={() => allShown.set(true)} />}
      </ClinicList>
    </Section>
  );
}
