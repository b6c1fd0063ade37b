import styles from '#web/features/lab-tests/empty-state.module.css';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { shopTexts } from './shop-texts.ts';

const texts = shopTexts.empty;

/** Instead of the grid, when the search finds nothing. */
export function NoTests({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Card tone="sage" className={styles.empty}>
      <h2 className={styles.title}>{texts.title}</h2>
      <p className={styles.text}>{texts.text}</p>
      <Button onClick={onShowAll}>{texts.viewAll}</Button>
    </Card>
  );
}
