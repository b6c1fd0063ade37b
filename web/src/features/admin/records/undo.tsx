import { createContext, type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { required } from '#shared/required.ts';
import { drafts } from '#web/features/admin/drafts/draft.tsx';
import { changeFailureText } from '#web/features/admin/failure/failure.ts';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { SmallButton } from '#web/ui/buttons/button.tsx';
import { useOverDialogs } from '#web/ui/dialog/over-dialogs.ts';
import { ToastFrame, toastRegionId } from '#web/ui/toasts/toast-region.tsx';
import { dismissErrors, showToast } from '#web/ui/toasts/toast-store.ts';
import { type RecordKind, type StoredRecord, useRecordChanges } from './use-record-changes.ts';

/** A change to announce in the undo bar. */
interface UndoableChange {
  text: string;
  /** Undoes the change, and resolves to a text that says so. Undefined when the change can't be undone. */
  undo?: (() => Promise<string>) | undefined;
}

/** A change with a React key of its own, so that each change gets a new notice. */
type LatestChange = UndoableChange & { key: string };

const UndoContext = createContext<((change: LatestChange) => void) | undefined>(undefined);

/** Returns a function that announces a change in the undo bar. Throws outside of an `UndoProvider`. */
export function useAnnounceChange() {
  const setLatest = required(use(UndoContext), 'UndoProvider');
  return (change: UndoableChange) => setLatest({ ...change, key: crypto.randomUUID() });
}

/**
 * Returns a function to call when a form closes. The function drops the form's draft, so that the next person's form
 * doesn't start with it, and offers Undo, which restores the draft and opens the form again.
 */
export function useDropDraft() {
  const announce = useAnnounceChange();
  return (id: string, text: string, reopen: () => void) => {
    const typed = drafts().get(id);
    if (!typed) return;
    drafts().delete(id);
    announce({
      text,
      undo: async () => {
        drafts().set(id, typed);
        reopen();
        return 'We kept what you typed.';
      },
    });
  };
}

/**
 * Returns a function for a button that marks a record of this kind. The function waits for the request that marks the
 * record, announces the change, and offers Undo if it gets `unmark`.
 * @param doneText says what a record was changed to
 */
export function useMarkRecord<Row extends StoredRecord>(kind: RecordKind, doneText: (row: Row) => string) {
  const { change } = useRecordChanges<Row>(kind);
  const announce = useAnnounceChange();
  return async (row: Row, mark: Promise<Row>, unmark?: (marked: Row) => Promise<Row>) => {
    const marked = await change(row, mark);
    const undo = unmark && (async () => doneText(await change(marked, unmark(marked))));
    announce({ text: doneText(marked), undo });
  };
}

const showMs = 12_000;

const failureOf = (error: Error) => changeFailureText(error, 'it was undone', 'We couldn’t undo it.');

/** The notice of a change, with an Undo button. It disappears after a while, unless the bar is hovered or focused. */
function UndoNotice({ change, onDismiss }: { change: UndoableChange; onDismiss: () => void }) {
  const undoButton = useRef<HTMLButtonElement>(null);
  const dismissButton = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, isSuccess, data, error } = useSingleMutation({
    mutationFn: () => required(change.undo, 'undo')(),
    onSuccess: () => {
      if (document.activeElement === undoButton.current) dismissButton.current?.focus();
    },
    // If a newer change has replaced this notice, only a toast can show the failure.
    onError: (failure) => dismissButton.current || showToast(failureOf(failure), { tone: 'error' }),
  });
  const stays = isPending || error !== null;
  const onTimeout = useEffectEvent(() => {
    const bar = dismissButton.current?.closest('section');
    if (!bar?.matches(':hover') && !bar?.contains(document.activeElement)) onDismiss();
  });

  useEffect(() => {
    if (stays) return;
    const timer = setInterval(() => onTimeout(), showMs);
    return () => clearInterval(timer);
  }, [stays]);

  return (
    <ToastFrame
      ref={dismissButton}
      tone={error ? 'error' : 'info'}
      text={data !== undefined ? `Undone. ${data}` : error ? failureOf(error) : change.text}
      onDismiss={onDismiss}
    >
      {change.undo && !isSuccess && (
        <SmallButton
          ref={undoButton}
          busy={isPending}
          title="Ctrl+Z"
          aria-keyshortcuts="u Control+Z Meta+Z"
          onClick={() => mutate()}
        >
          {isPending ? 'Undoing…' : error ? 'Try again' : 'Undo'}
        </SmallButton>
      )}
    </ToastFrame>
  );
}

/**
 * Wraps views with editable rows and shows their latest change in an undo bar. A toast won't do, because it has no
 * buttons.
 */
export function UndoProvider({ children }: { children: ReactNode }) {
  const [latest, setLatest] = useState<LatestChange>();
  const { home, overlay } = useOverDialogs<HTMLElement>(toastRegionId);
  const { view } = useDashboardUrl();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure leaves with its view.
  useEffect(() => dismissErrors, [view]);

  return (
    <UndoContext value={setLatest}>
      {children}
      <div ref={home}>
        <section ref={overlay} aria-label="Latest changes">
          {/* Rendered while empty: screen readers miss the first message of a live region that has just appeared. */}
          <div role="status">
            {latest && <UndoNotice key={latest.key} change={latest} onDismiss={() => setLatest(undefined)} />}
          </div>
        </section>
      </div>
    </UndoContext>
  );
}
