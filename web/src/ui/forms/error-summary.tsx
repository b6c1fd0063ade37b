import { useEffect, useId, useRef } from 'react';
import { uiTexts } from '#web/ui/texts.ts';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  /** `fieldId` is the id of the control to focus: a field's `name` unless it has an id. */
  errors: readonly { fieldId: string; message: string }[];
  title?: string;
  /** The form's submit count. The summary takes the focus whenever the count changes. */
  attempt: number;
}

/** Lists all errors above a form after a refused submit. Takes the focus. */
export function ErrorSummary({ errors, title = uiTexts.errorSummary, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const empty = errors.length === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: takes focus again after each attempt.
  useEffect(() => {
    if (!empty) box.current?.focus();
  }, [attempt, empty]);

  if (empty) return null;
  return (
    <div
      ref={box}
      className={`rounded-md ${styles.summary}`}
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <h2 id={titleId} className="text-lg">
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            {/* A button, not a link, because href="#field" would be a route. */}
            <button
              type="button"
              className={`inline-flex items-center p-0 min-h-target border-0 bg-none text-error font-semibold cursor-pointer ${styles.jump}`}
              onClick={() => focusField(fieldId)}
            >
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
