import { Check } from 'lucide-react';
import styles from './check-list.module.css';

interface CheckListProps {
  points: readonly string[];
  /** Always a single column, for use inside a card. */
  single?: boolean;
}

/** Short points with check marks, in as many columns as fit. */
export function CheckList({ points, single = false }: CheckListProps) {
  return (
    <ul className={single ? undefined : styles.columns}>
      {points.map((point) => (
        <li key={point} className={`grid gap-3 leading-145 ${styles.point}`}>
          <Check className={styles.check} aria-hidden="true" size={18} strokeWidth={2.5} />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
