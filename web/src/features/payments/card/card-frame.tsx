import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { fieldClasses } from '#web/ui/forms/field.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import styles from './card-frame.module.css';

/** The class of the provider's own element. */
export const cardElementClass = styles.control ?? '';

interface CardFrameProps {
  /** The id of the provider's element; a press on the label goes there. */
  id: string;
  label: string;
  /** The provider's message. */
  error: string | undefined;
  /** At the end of the line. */
  icon?: ReactNode;
  children: ReactNode;
}

/** Label and error around a card field of the provider. spec §2: its errors show below it. */
export function CardFrame({ id, label, error, icon, children }: CardFrameProps) {
  return (
    <div className={classNames(fieldClasses.field, styles.field)} data-invalid={error ? true : undefined}>
      <label className={fieldClasses.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.line}>
        {children}
        {icon && <span className={styles.icon}>{icon}</span>}
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
