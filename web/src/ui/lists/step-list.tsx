import styles from './step-list.module.css';

interface StepListProps {
  steps: readonly { title: string; text: string }[];
}

/** Numbered steps along a vertical line. Titles are h3. */
export function StepList({ steps }: StepListProps) {
  return (
    <ol className={`grid gap-5 ${styles.steps}`}>
      {steps.map(({ title, text }) => (
        <li key={title} className={`grid relative ${styles.step}`}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
