import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { fieldClasses } from '#web/ui/forms/field.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import styles from './card-frame.module.css';

/** The class of Stripe's own element. */
export const cardElementClass = classNames(fieldClasses.control, styles.control);

interface CardFrameProps {
  /** The id of Stripe's element, which the label points to. */
  id: string;
  label: string;
  /** Stripe's error message. */
  error: string | undefined;
  /** Shown at the end of the field. */
  icon?: ReactNode;
  children: ReactNode;
}

/** The label and error around one of Stripe's card fields. */
export function CardFrame({ id, label, error, icon, children }: CardFrameProps) {
  return (
    <div className={fieldClasses.field} data-invalid={error ? true : undefined}>
      <label className={fieldClasses.label} htmlFor={id}>
        {label}
      </label>
      <div className={`relative min-w-0 ${styles.input}`}>
        {children}
        {icon && <span className={`grid absolute ${styles.icon}`}>{icon}</span>}
      </div>
      <div role="alert">
        {error && (
          <p className={fieldClasses.error}>
            <VisuallyHidden>{uiTexts.errorPrefix} </VisuallyHidden>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
