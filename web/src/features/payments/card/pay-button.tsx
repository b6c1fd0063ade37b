import { type ReactNode, type Ref, useId } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import styles from './pay-button.module.css';

interface PayButtonProps {
  ref?: Ref<HTMLButtonElement>;
  isBusy: boolean;
  /** What is missing for paying; undefined when nothing is. */
  missing: string | undefined;
  children: ReactNode;
}

/** Submits a payment's form. While it is disabled, says what is missing. */
export function PayButton({ ref, isBusy, missing, children }: PayButtonProps) {
  const hintId = useId();
  return (
    <div className={styles.pay}>
      {missing && <p id={hintId}>{missing}</p>}
      <Button
        ref={ref}
        variant="coral"
        size="large"
        wide
        type="submit"
        busy={isBusy}
        disabled={missing !== undefined && !isBusy}
        aria-describedby={missing && hintId}
      >
        {children}
      </Button>
    </div>
  );
}
