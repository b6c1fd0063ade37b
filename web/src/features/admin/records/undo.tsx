import { X } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { required } from '#shared/required.ts';
import { failureText, isRefusal } from '#web/features/admin/failure/failure.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { recordsTexts } from './records-texts.ts';
import styles from './undo.module.css';

/** A change to announce in the undo bar. */
interface UndoableChange {
  text: string;
  /** The changed record. A newer change to it removes this one from the bar. */
  subject?: string;
  /** Undoes the change, and resolves to a text that says so. Undefined when the change can't be undone. */
  undo?: () => Promise<string>;
}

const UndoContext = createContext<(change: UndoableChange) => void>(() => {});

/** Takes the element that shows the undo bar while it is there: a modal dialog makes everything outside inert. */
export const UndoHostContext = createContext<(host: HTMLElement | null) => void>(() => {});

/** Announces a change in the undo bar of the nearest `UndoProvider`. */
export const useAnnounceChange = () => useContext(UndoContext);

const texts = recordsTexts.undo;
const showMs = 12_000;

/** One change, with an Undo button. It disappears after a while, unless the bar has the pointer or the focus. */
function UndoNotice({ change, onDismiss }: { change: UndoableChange; onDismiss: () => void }) {
  const undoButton = useRef<HTMLButtonElement>(null);
  const dismissButton = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, isSuccess, data, error } = useSingleMutation({
    mutationFn: () => required(change.undo, 'undo')(),
    onSuccess: () => {
      if (document.activeElement === undoButton.current) dismissButton.current?.focus();
    },
  });
  const stays = isPending || error !== null;
  const failed = isRefusal(error) ? texts.failed : texts.unknown;
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
    <div
      className={`flex items-center gap-1 rounded-md text-sm ${styles.notice}`}
      data-failed={error ? true : undefined}
    >
      <p className="flex-1 py-2 wrap-anywhere leading-140">
        {data !== undefined ? texts.done(data) : error ? failed(failureText(error)) : change.text}
      </p>
      {change.undo && !isSuccess && (
        <Button
          ref={undoButton}
          variant="secondary"
          size="small"
          busy={isPending}
          title={texts.shortcut}
          aria-keyshortcuts="u Control+Z Meta+Z"
          onClick={() => mutate()}
        >
          {isPending ? texts.busy : error ? texts.tryAgain : texts.button}
        </Button>
      )}
      <IconButton ref={dismissButton} label={texts.dismiss} onClick={onDismiss}>
        <X aria-hidden="true" size={20} />
      </IconButton>
    </div>
  );
}

/**
 * Surrounds views with editable rows and announces each change in its undo bar. Toasts can't do that, because
 * they have no buttons.
 */
export function UndoProvider({ children }: { children: ReactNode }) {
  const [changes, setChanges] = useState<readonly (UndoableChange & { key: string })[]>([]);
  const home = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLElement>(null);

  // Moves the element instead of rendering another one, so that the changes in it keep their state.
  const setHost = useCallback((host: HTMLElement | null) => {
    if (region.current) (host ?? home.current)?.append(region.current);
  }, []);

  const announce = useCallback((change: UndoableChange) => {
    const key = crypto.randomUUID();
    setChanges((before) => {
      const others = before.filter(({ subject }) => subject === undefined || subject !== change.subject);
      return [...others, { ...change, key }];
    });
  }, []);

  return (
    <UndoContext value={announce}>
      <UndoHostContext value={setHost}>{children}</UndoHostContext>
      <div ref={home}>
        <section ref={region} aria-label={texts.region} className={`print-hidden ${styles.region}`}>
          {/* Rendered while empty: screen readers miss the first message of a live region that has just appeared. */}
          <div role="status" className={`grid gap-2 ${styles.bar}`}>
            {changes.map(({ key, ...change }) => (
              <UndoNotice
                key={key}
                change={change}
                onDismiss={() => setChanges((before) => before.filter((other) => other.key !== key))}
              />
            ))}
          </div>
        </section>
      </div>
    </UndoContext>
  );
}
