import styles from './sum-list.module.css';

interface Sum {
  name: string;
  value: string | number;
}

interface SumListProps {
  /** Each name once. */
  lines: readonly Sum[];
  total: Sum;
  /** `small` has a total no larger than its lines, `large` has room between them. */
  size?: 'small' | 'medium' | 'large';
}

/** What something costs: line by line, and in all. */
export function SumList({ lines, total, size = 'medium' }: SumListProps) {
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
