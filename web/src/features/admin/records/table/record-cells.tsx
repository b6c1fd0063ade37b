import { Trash2, TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { recordsTexts as texts } from '#web/features/admin/records/records-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** A cell's main text, with details on the lines below, one for each child. */
export function TwoLineCell({ main, children }: { main: ReactNode; children?: ReactNode }) {
  return (
    <div className="min-w-0">
      <bdi className="font-semibold">{main}</bdi>
      {children && (
        <div className="grid grid-cols-1 justify-items-start text-soft text-xs leading-145">{children}</div>
      )}
    </div>
  );
}

/** An email address, which breaks after its @ and dots rather than in a word. */
export function EmailText({ address }: { address: string }) {
  return (
    <bdi>
      {address.split(/(?<=[@.])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never move.
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </bdi>
  );
}

/** A line in a cell that staff must not miss. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-1 text-ink font-semibold">
      <TriangleAlert className="flex-none text-warn" size={14} aria-hidden="true" /> {children}
    </p>
  );
}

/** A date, which may be bold, with the time below it. */
export function DateTimeCell({ date, time, isMain }: { date: string; time: string; isMain?: boolean }) {
  return (
    <>
      <p className={classNames('whitespace-nowrap', isMain && 'font-semibold')}>{date}</p>
      <p className="text-soft text-xs leading-145">{time}</p>
    </>
  );
}

interface RowActionsProps {
  /** The patient or payer, for the accessible names of the buttons. */
  name: string;
  deleteLabel: string;
  onDetails: () => void;
  /** Undefined for those who may not delete. */
  onDelete: (() => void) | undefined;
  /** Buttons between Details and Delete. */
  children?: ReactNode;
}

export function RowActions({ name, deleteLabel, onDetails, onDelete, children }: RowActionsProps) {
  return (
    <div className="flex items-center">
      <Button variant="quiet" size="small" aria-label={texts.detailsOf(name)} onClick={onDetails}>
        {texts.details}
      </Button>
      {children}
      {onDelete && (
        <IconButton label={deleteLabel} title={texts.delete} className="text-soft" onClick={onDelete}>
          <Trash2 aria-hidden="true" size={18} />
        </IconButton>
      )}
    </div>
  );
}
