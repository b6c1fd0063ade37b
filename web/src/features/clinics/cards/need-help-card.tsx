import { CallButton } from '#web/content/call-button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { cardsTexts } from './cards-texts.ts';
import styles from './need-help-card.module.css';

/** The list's last card, for visitors who can't choose a clinic. */
export function NeedHelpCard() {
  return (
    <Card as="li" tone="sage" className={`grid justify-items-start gap-3 ${styles.card}`}>
      <h3>{cardsTexts.unsureTitle}</h3>
      <p>{cardsTexts.unsure}</p>
      <CallButton />
    </Card>
  );
}
