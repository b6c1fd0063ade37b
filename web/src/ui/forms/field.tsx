import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import styles from './field.module.css';

/** The classes of a field, for a control that has several parts or that a third party (Stripe) draws. */
export const fieldClasses = {
  field: `grid content-start gap-1 min-w-0 ${styles.field}`,
  label: 'font-semibold leading-140',
  control: styles.control,
  hint: 'text-soft text-sm font-normal',
  error: 'text-error text-sm font-semibold',
};

/** The parts around the control that every field has. */
export interface FieldFrame {
  label: string;
  hint?: ReactNode;
  /** Shown above the control and announced with it; marks the control invalid. */
  error?: string;
  optional?: boolean;
}

interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required'?: undefined;
}

interface FieldProps extends FieldFrame {
  /** The control's id. Defaults to its `name`, so that an error summary can link to it. */
  id?: string;
  children: (control: ControlProps) => ReactNode;
}

/** The label, hint and error around one control, connected for screen readers. */
export function Field({ id, label, hint, error, optional = false, children }: FieldProps) {
  const fallbackId = useId();
  const controlId = id ?? fallbackId;
  const hintId = hint ? `${controlId}-hint` : '';
  const errorId = error ? `${controlId}-error` : '';
  return (
    <div className={fieldClasses.field} data-invalid={error ? true : undefined}>
      <label className={fieldClasses.label} htmlFor={controlId}>
        {label} {optional && <span className={fieldClasses.hint}>{uiTexts.optional}</span>}
      </label>
      {hint && (
        <div className={fieldClasses.hint} id={hintId}>
          {hint}
        </div>
      )}
      {error && (
        <p className={fieldClasses.error} id={errorId}>
          <VisuallyHidden>{uiTexts.errorPrefix} </VisuallyHidden>
          {error}
        </p>
      )}
      {children({
        id: controlId,
        className: styles.control,
        'aria-describedby': `${hintId} ${errorId}`.trim() || undefined,
        'aria-invalid': error ? true : undefined,
        ...(optional && { 'aria-required': undefined }),
      })}
    </div>
  );
}
