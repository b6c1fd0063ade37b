import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import styles from './empty-state.module.css';
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
