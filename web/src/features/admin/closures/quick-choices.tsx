import styles from './quick-choices.module.css';

interface QuickChoicesProps {
  /** What they are, for who cannot see the field they stand below. */
  label: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** Fills a field with what it is filled with most often. */
export function QuickChoices({ label, choices, value, onChoose }: QuickChoicesProps) {
  return (
    <fieldset className={styles.choices} aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={styles.choice}
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
