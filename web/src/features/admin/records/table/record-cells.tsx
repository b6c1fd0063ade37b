import { Trash2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { recordsTexts as texts } from '#web/features/admin/records/records-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './record-cells.module.css';

/** A cell's main text, with its details on the lines below. */
export function TwoLineCell({ main, children }: { main: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.lines}>
      <div className={styles.main}>
        <bdi>{main}</bdi>
      </div>
      {children && <div className={styles.soft}>{children}</div>}
    </div>
  );
}

/** A line of a cell that a manager must not miss. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p className={styles.warning}>
      <TriangleAlert className={styles.warningIcon} aria-hidden="true" /> {children}
    </p>
  );
}

interface DateTimeCellProps {
  date: string;
  time: string;
  /** Makes the date bold. */
  isMain?: boolean;
}

/** A date, with the time of day below it. */
export function DateTimeCell({ date, time, isMain = false }: DateTimeCellProps) {
  return (
    <div className={styles.dateTime}>
      <p className={classNames(styles.date, isMain && styles.main)}>{date}</p>
      <p className={styles.soft}>{time}</p>
    </div>
  );
}

interface RowActionsProps {
  /** The patient or payer, for the buttons' accessible names. */
  name: string;
  deleteLabel: string;
  onDetails: () => void;
  onDelete: () => void;
  /** Buttons between Details and Delete. */
  children?: ReactNode;
}

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
