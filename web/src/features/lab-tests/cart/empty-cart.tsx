import { ShoppingCart } from 'lucide-react';
import styles from '#web/features/lab-tests/empty-state.module.css';
import { aliases } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { cartTexts } from './cart-texts.ts';

const texts = cartTexts.empty;

export function EmptyCart() {
  return (
    <Card tone="sage" className={styles.empty}>
      <ShoppingCart className={styles.icon} aria-hidden="true" size={40} strokeWidth={1.5} />
      <h2 className={styles.title}>{texts.title}</h2>
      <p className={styles.text}>{texts.text}</p>
      {/* spec §2, discrepancies: this link uses the shop's other name. */}
      <ButtonLink variant="coral" to={aliases.shopForTest}>
        {texts.start}
      </ButtonLink>
    </Card>
  );
}
