import styles from './totals-list.module.css';

interface Amount {
  name: string;
  value: string | number;
}

interface TotalsListProps {
  /** Names must be unique. */
  lines: readonly Amount[];
  total: Amount;
  /** `small` has a total as large as its lines; `large` has more spacing. */
  size?: 'small' | 'medium' | 'large';
}

/** Amounts line by line, and their total. */
export function TotalsList({ lines, total, size = 'medium' }: TotalsListProps) {
  return (
    <dl className={styles[size]}>
      {lines.map(({ name, value }) => (
        <div key={name} className={styles.line}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{total.name}</dt>
        <dd>{total.value}</dd>
      </div>
    </dl>
  );
}
