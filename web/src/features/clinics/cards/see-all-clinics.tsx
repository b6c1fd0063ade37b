import { ChevronDown } from 'lucide-react';
import { flushSync } from 'react-dom';
import { clinics } from '#shared/clinics/clinics.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { cardsTexts } from './cards-texts.ts';
import { clinicCardId } from './clinic-card.tsx';
import styles from './clinic-cards.module.css';

/** How many clinics a phone shows at first. The stylesheet hides the others. */
const shownAtFirst = 3;

/** On phones, below the first cards: shows the others. An `li`. */
export function SeeAllClinics({ onSeeAll }: { onSeeAll: () => void }) {
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
