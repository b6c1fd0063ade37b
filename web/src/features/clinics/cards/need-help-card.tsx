import { Phone } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { clinicsTexts } from '#web/features/clinics/clinics-texts.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { cardsTexts } from './cards-texts.ts';
import styles from './need-help-card.module.css';

/** The last card of the list, for visitors who cannot choose a clinic. */
export function NeedHelpCard() {
  return (
    <Card as="li" tone="sage" className={`grid justify-items-start gap-3 ${styles.card}`}>
      <h3>{cardsTexts.unsureTitle}</h3>
      <p>{cardsTexts.unsure}</p>
      <ButtonAnchor href={brand.phoneHref}>
        <Phone aria-hidden="true" />
        {clinicsTexts.call(brand.phone)}
      </ButtonAnchor>
    </Card>
  );
}
