import type { ReactNode } from 'react';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import styles from './field-list.module.css';

interface LabeledField {
  label: string;
  /** Shown as "Not provided" when empty. */
  value: ReactNode;
}

interface FieldListProps {
  title: string;
  fields: readonly LabeledField[];
}

/** Labeled fields of a record, under a heading. */
export function FieldList({ title, fields }: FieldListProps) {
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.fields}>
        {fields.map(({ label, value }) => (
          <div key={label} className={styles.field}>
            <dt className={styles.name}>{label}</dt>
            <dd className={styles.value}>
              {/* Visitors can type right-to-left text and direction controls: keep them from reordering ours. */}
              {value ? <bdi>{value}</bdi> : <span className={styles.absent}>{recordsTexts.notGiven}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
