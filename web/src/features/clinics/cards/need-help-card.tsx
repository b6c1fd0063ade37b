import { Phone } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { clinicsTexts } from '#web/features/clinics/texts.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import styles from './need-help-card.module.css';

/** Behind the ten clinics, for who cannot choose: a person to ask. */
export function NeedHelpCard() {
  return (
    <Card as="li" tone="sage" className={styles.card}>
      <h3>{clinicsTexts.cards.unsureTitle}</h3>
      <p>{clinicsTexts.cards.unsure}</p>
      <ButtonAnchor href={brand.phoneHref}>
        <Phone aria-hidden="true" />
        {clinicsTexts.call(brand.phone)}
      </ButtonAnchor>
    </Card>
  );
}
