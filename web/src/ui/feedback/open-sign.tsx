import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './open-sign.module.css';

interface OpenSignProps {
  open: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Says whether a clinic is open, with a dot that is filled while the clinic is open. */
export function OpenSign({ open, className, children }: OpenSignProps) {
  return (
    <p className={classNames(styles.sign, className)} data-open={open || undefined}>
      {children}
    </p>
  );
}
