import type { ReactNode } from 'react';
import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import styles from './field-list.module.css';

interface LabeledField {
  /** If several fields may have the same label. */
  id?: string;
  label: string;
  /** Shown as "Not provided" when empty. */
  value: ReactNode;
}

/** Labeled fields of a record, under a heading if there are several lists. */
export function FieldList({ title, fields }: { title?: string; fields: readonly LabeledField[] }) {
  return (
    <section className={`grid gap-2 ${styles.group}`}>
      {title && <h3 className="text-base">{title}</h3>}
      <dl className="grid">
        {fields.map(({ label, id = label, value }) => (
          <div key={id} className={`grid gap-3 py-2 border-b text-sm leading-145 ${styles.field}`}>
            <dt className="text-soft">{label}</dt>
            <dd className="wrap-anywhere">
              {/* Isolated, because visitors can type right-to-left text and control characters that would reorder
                  ours. */}
              {value ? (
                <bdi>{value}</bdi>
              ) : (
                <span className={`text-soft ${styles.absent}`}>{recordsTexts.notGiven}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
