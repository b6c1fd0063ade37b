import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { recordsTexts as texts } from '#web/features/admin/records/records-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './record-cells.module.css';

/** The main text of a cell, and what belongs to it below. */
export function TwoLines({ first, children }: { first: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.lines}>
      <div className={styles.first}>{first}</div>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}

interface MomentProps {
  day: string;
  time: string;
  /** The one that the row is about. */
  main?: boolean;
}

/** A day, and the time of day below it. */
export function Moment({ day, time, main = false }: MomentProps) {
  return (
    <div className={styles.moment}>
      <p className={classNames(styles.day, main && styles.first)}>{day}</p>
      <p className={styles.more}>{time}</p>
    </div>
  );
}

interface RowActionsProps {
  /** Whose record it is. */
  name: string;
  deleteLabel: string;
  onDetails: () => void;
  onDelete: () => void;
  /** What else can be done with it, between the two. */
  children?: ReactNode;
}

/** What can be done with a row, each named for the person it is about. */
export function RowActions({ name, deleteLabel, onDetails, onDelete, children }: RowActionsProps) {
  return (
    <div className={styles.actions}>
      <Button variant="quiet" size="small" aria-label={texts.detailsOf(name)} onClick={onDetails}>
        {texts.details}
      </Button>
      {children}
      <IconButton label={deleteLabel} title={texts.delete} className={styles.delete} onClick={onDelete}>
        <Trash2 aria-hidden="true" size={18} />
      </IconButton>
    </div>
  );
}
