import styles from './quick-choices.module.css';

interface QuickChoicesProps {
  /** Names the choices, for screen readers. */
  label: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** Buttons that fill a field with its most common values. */
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
