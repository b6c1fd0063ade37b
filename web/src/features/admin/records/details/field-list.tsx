import type { ReactNode } from 'react';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import styles from './field-list.module.css';

interface NamedField {
  label: string;
  /** An empty one is told as not given. */
  value: ReactNode;
}

interface FieldListProps {
  title: string;
  fields: readonly NamedField[];
}

/** Fields of a record with their names, under a heading. */
export function FieldList({ title, fields }: FieldListProps) {
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.fields}>
        {fields.map(({ label, value }) => (
          <div key={label} className={styles.field}>
            <dt className={styles.name}>{label}</dt>
            <dd className={styles.value}>
              {value || <span className={styles.absent}>{recordsTexts.notGiven}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
