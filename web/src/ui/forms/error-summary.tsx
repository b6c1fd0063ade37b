import { useEffect, useId, useRef } from 'react';
import { uiTexts } from '#web/ui/texts.ts';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  /** `fieldId` is the id of the control to go to (a field's `name` unless it was given an id). */
  errors: readonly { fieldId: string; message: string }[];
  title?: string;
  /** Takes focus again whenever this changes: pass the form's submit count. */
  attempt: number;
}

/** All that is wrong with a form, above it. Shown after a refused submit; takes the focus. */
export function ErrorSummary({ errors, title = uiTexts.errorSummary, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const empty = errors.length === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to take focus again.
  useEffect(() => {
    if (!empty) box.current?.focus();
  }, [attempt, empty]);

  if (empty) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            {/* A button, not a link: href="#field" would be a route of its own. */}
            <button type="button" className={styles.jump} onClick={() => focusField(fieldId)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(id: string) {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
