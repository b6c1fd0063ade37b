import { Section } from '#web/ui/layout/section.tsx';
import { labTexts } from './lab-texts.ts';
import styles from './statistics.module.css';

const { title, facts } = labTexts.statistics;

export function Statistics() {
  return (
    <Section title={title} tone="sage">
      <dl className={styles.facts}>
        {facts.map(({ value, label }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
