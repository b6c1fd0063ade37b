import { type ChangeEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { changeFailureText, currentRecord, isGone, isRefusal } from '#web/features/admin/failure/failure.ts';
import { useDraft } from '#web/features/admin/filters/use-draft.ts';
import { focusRow, rowSelector } from '#web/features/admin/keys/focus-row.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { SmallButton } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import styles from './record-status-select.module.css';
import { useAnnounceChange } from './undo.tsx';
import { type RecordKind, type StoredRecord, useRecordChanges } from './use-record-changes.ts';

/** A record with a status that staff choose. */
type StatusRecord = StoredRecord & { status: string };

const tones: Partial<Record<string, string>> = {
  confirmed: 'tone-success',
  arrived: 'tone-strong',
  succeeded: 'tone-success',
  cancelled: 'tone-error',
  failed: 'tone-error',
  pending: 'tone-warn',
  'no-show': 'tone-warn',
  completed: 'tone-info',
};

/** The class with the colors of a status. */
export const toneOf = (status: string) => tones[status] ?? 'tone-neutral';

const pauseMs = 900;

/**
 * Props of a select that applies a value chosen by mouse or touch right away. A value chosen by keyboard applies after
 * a pause, on Enter, or when the select loses focus: arrow keys pass through values that staff don't mean, and
 * "cancelled" on the way to "completed" would email the patient.
 */
function useSettledChoice<Value extends string>(value: Value, onChoose: (value: Value) => void) {
  const [draft, setDraft] = useDraft<Value>(pauseMs, () => settle(draft));
  const isByKey = useRef(false);

  function settle(chosen: Value | undefined) {
    setDraft(undefined);
    if (chosen !== undefined && chosen !== value) onChoose(chosen);
  }

  return {
    value: draft ?? value,
    onPointerDown: () => {
      isByKey.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      isByKey.current = true;
      if (event.key === 'Enter' && draft !== undefined) {
        // Some browsers open the select on Enter.
        event.preventDefault();
        settle(draft);
      }
      if (event.key === 'Escape') settle(undefined);
    },
    onBlur: () => settle(draft),
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
      const chosen = target.value as Value;
      if (isByKey.current) setDraft(chosen);
      else settle(chosen);
    },
  };
}

/** How to change the status of one kind of record. */
export interface StatusRoute<Row extends StatusRecord> {
  kind: RecordKind;
  /** The statuses that a row can have now. */
  statusesOf: (row: Row) => readonly Row['status'][];
  /** Sends the change with the row's version, so that the server refuses a change based on an older one. */
  send: (row: Row, to: Row['status']) => Promise<Row>;
  /** Reads the row again. Resolves to undefined when it was deleted. */
  find: (row: Row) => Promise<Row | undefined>;
  doneText: (from: Row, to: Row, isUndo?: boolean) => string;
  goneText: string;
}

/**
 * Changes a row's status optimistically: the new status shows right away, and the old one comes back if the server
 * refuses. Staff can undo the change from the undo bar.
 */
function useStatusChange<Row extends StatusRecord>(given: Row, route: StatusRoute<Row>) {
  const { latest, setRow, removeRow, change } = useRecordChanges<Row>(route.kind);
  const announce = useAnnounceChange();
  // `target` is the chosen status. It's false if the server refused it although no one else changed the row.
  const [failure, setFailure] = useState<{ text: string; isStale: boolean; target: Row['status'] | false }>();
  const row = latest(given) ?? given;

  function succeed(changed: Row, before: Row) {
    async function undo(): Promise<string> {
      const restored = await change(changed, route.send(changed, before.status));
      return route.doneText(changed, restored, true);
    }
    setRow(changed);
    const canUndo = changed.status !== before.status && route.statusesOf(changed).includes(before.status);
    announce({ text: route.doneText(before, changed), undo: canUndo ? undo : undefined });
  }

  async function handleFailure(error: Error, before: Row, target: Row['status']) {
    const isRefused = isRefusal(error);
    // If the reply was lost, the change may have happened, so read the row again.
    const fresh = isRefused
      ? (currentRecord<Row>(error) ?? before)
      : await route.find(before).catch(() => before);
    if (!fresh || isGone(error)) {
      removeRow(row.id);
      return announce({ text: route.goneText });
    }
    // Whether the row on the server has changed since `before` was read.
    const isStale = fresh.version > before.version;
    if (!isRefused && isStale && fresh.status === target) return succeed(fresh, before);
    if (isStale) setRow(fresh);
    const text = changeFailureText(error, 'the status was changed');
    setFailure({ text, isStale, target: (isStale || !isRefused) && target });
  }

  const { mutate, isPending, variables } = useSingleMutation({
    mutationFn: ({ before, to }: { before: Row; to: Row['status'] }) => route.send(before, to),
    onMutate: () => setFailure(undefined),
    onSuccess: (changed, { before }) => succeed(changed, before),
    onError: (error, { before, to }) => handleFailure(error, before, to),
  });

  const shownStatus = isPending ? variables.to : row.status;
  const choose = (to: Row['status']) => mutate({ before: row, to });
  return { row, shownStatus, isPending, choose, failure, setFailure };
}

interface RecordStatusSelectProps<Row extends StatusRecord> {
  row: Row;
  route: StatusRoute<Row>;
  /** The patient or payer. */
  name: string;
  statusText: (status: string) => string;
  /**
   * Statuses with a button of their own, each with the button's name for screen readers. A button without a `text` says
   * the status, and the status's first letter is its shortcut. If `cancelled` is one of them, it must be the last: its
   * button is red and comes after `children`, and the first button stands out.
   */
  proposals?: readonly { status: Row['status']; label: string; text?: string }[];
  /** What comes after the buttons of `proposals`, but before one that cancels. */
  children?: ReactNode;
}

/** The status of a row. Choosing another one changes it right away; the surrounding `UndoProvider` offers Undo. */
export function RecordStatusSelect<Row extends StatusRecord>(props: RecordStatusSelectProps<Row>) {
  const { row: given, route, name, statusText, proposals = [], children } = props;
  const { row, shownStatus, isPending, choose, failure, setFailure } = useStatusChange(given, route);
  const frame = useRef<HTMLDivElement>(null);
  const possible = route.statusesOf(row);
  const choice = useSettledChoice(shownStatus, choose);
  const statuses = possible.includes(shownStatus) ? possible : [shownStatus, ...possible];
  // The notice doesn't offer the chosen status again if someone else has set it, or has set one that rules it out.
  const target = failure?.target;
  const canApply = target && row.status !== target && possible.includes(target);

  // A button that cancels is proposed only where there is room to set it apart, such as in a visit's details.
  const isFull = proposals.some(({ status }) => status === 'cancelled');
  const presses = proposals.map(({ status, label, text }, index) => (
    <SmallButton
      key={status}
      variant={status === 'cancelled' ? 'danger' : isFull && index === 0 ? 'primary' : 'secondary'}
      disabled={isPending}
      aria-label={label}
      aria-keyshortcuts={text ? undefined : status.charAt(0)}
      onClick={() => {
        // The button disappears. The select must not get the focus: shortcut letters would choose another status in it.
        const title = frame.current?.closest('dialog')?.querySelector('h2');
        focusRow(frame.current?.closest<HTMLElement>(rowSelector) ?? title);
        choose(status);
      }}
    >
      {text ?? statusText(status)}
    </SmallButton>
  ));
  return (
    <div
      ref={frame}
      className={`flex flex-wrap items-center min-w-0 text-sm leading-140 ${isFull ? 'gap-2' : 'gap-1'}`}
    >
      <Select
        {...choice}
        disabled={statuses.length === 1}
        options={statuses.map((status) => ({ value: status, label: statusText(status) }))}
        aria-label={`Status for ${name}`}
        aria-busy={isPending || undefined}
        className={`w-full min-h-target rounded-full text-sm font-semibold cursor-pointer ${toneOf(choice.value)} ${styles.select}`}
      />
      {isFull ? presses.slice(0, -1) : presses}
      {children}
      {isFull && presses.at(-1)}
      {failure && (
        <Notice
          tone="error"
          live
          actions={
            <>
              {canApply && (
                <SmallButton onClick={() => choose(target)}>
                  {failure.isStale ? `Change to ${statusText(target)}` : 'Try again'}
                </SmallButton>
              )}
              <SmallButton variant="quiet" onClick={() => setFailure(undefined)}>
                {canApply ? 'Keep as is' : 'OK'}
              </SmallButton>
            </>
          }
        >
          {failure.isStale
            ? `Someone else just changed this. It’s now ${statusText(row.status)}.`
            : failure.text}
        </Notice>
      )}
    </div>
  );
}
