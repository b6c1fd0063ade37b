import styles from './step-list.module.css';

interface StepListProps {
  steps: readonly { title: string; text: string }[];
}

/** What happens, in order: a numbered line from top to bottom. The titles are h3. */
export function StepList({ steps }: StepListProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
