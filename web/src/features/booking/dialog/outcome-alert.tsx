import { type ReactNode, useEffect, useRef } from 'react';
import styles from './booking-form.module.css';

interface OutcomeAlertProps {
  /** Nothing shows for `none`. */
  outcome: { kind: string };
  children: ReactNode;
}

/** What became of the last attempt. Takes the focus, since it appears above the button that was pressed. */
export function OutcomeAlert({ outcome, children }: OutcomeAlertProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (outcome.kind === 'none') return;
    box.current?.focus({ preventScroll: true });
    // Its start must be visible even if its list is taller than the dialog.
    box.current?.scrollIntoView({ block: 'start' });
  }, [outcome]);

  if (outcome.kind === 'none') return null;
  return (
    <div ref={box} className={styles.outcome} role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}
