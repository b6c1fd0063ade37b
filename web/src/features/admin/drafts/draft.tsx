import { useEffect, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { createStore } from '#web/lib/store.ts';
import { Button } from '#web/ui/buttons/button.tsx';

/** The fields that differ from a form's initial values, and what stays the same when the form is sent again. */
type KeptForm = { typed: object; request?: unknown };

const empty = (subject?: string) => ({ subject, forms: new Map<string, KeptForm>() });

// Drafts are kept only in memory, because they name patients: a reload drops them.
const store = createStore(() => empty());

/** The drafts by the key of their form. They belong to the account that is signed in, or whose session has ended. */
export const drafts = () => store.get().forms;

/** Whether this page keeps drafts for an account: one that is signed in, or that may sign in again. */
export const hasDraftOwner = () => store.get().subject !== undefined;

export const dropDrafts = () => store.set(empty());

/** Keeps the drafts for this account, and drops those of another. */
export function keepDraftsOf(subject: string): void {
  if (store.get().subject !== subject) store.set(empty(subject));
}

/**
 * What stays the same when a form is sent again, such as an idempotency key, until staff start over. Pass it to the
 * form's `TaskDialog`.
 */
export function useDraft<Request>(id: string, newRequest: () => Request) {
  const kept = drafts().get(id)?.request as Request | undefined;
  const [request, setRequest] = useState(() => kept ?? newRequest());
  return { id, request, setRequest, onStartOver: () => setRequest(newRequest()) };
}

export interface DraftProps<Values extends FieldValues> {
  /** The form's key, such as `book`. */
  id: string;
  form: UseFormReturn<Values>;
  /** What stays the same when the form is sent again. The form finds it in `drafts()` when it reopens. */
  request?: unknown;
  onStartOver?: () => void;
}

/**
 * Keeps what is typed in a form until the form is reset, and restores it when the form reopens. A notice then offers a
 * button to start over.
 */
export function Draft<Values extends FieldValues>({ id, form, request, onStartOver }: DraftProps<Values>) {
  const [isKept, setKept] = useState(() => drafts().has(id));

  useEffect(() => {
    const kept = drafts().get(id);
    if (kept) drafts().set(id, { ...kept, request });
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        // Compare the values as strings, because the form makes a new array for each list of choices.
        const initial = (name: string) => String(defaultValues?.[name]);
        const typed = Object.entries(values).filter(([name, value]) => String(value) !== initial(name));
        if (typed.length > 0) drafts().set(id, { typed: Object.fromEntries(typed), request });
        else drafts().delete(id);
      },
    });
    for (const [name, value] of Object.entries(kept?.typed ?? {}))
      form.setValue(name as Path<Values>, value as never, { shouldDirty: true });
    const warn = (event: Event) => drafts().has(id) && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      unsubscribe();
      window.removeEventListener('beforeunload', warn);
    };
  }, [id, form, request]);

  function startOver() {
    // The button disappears, so the first field takes the focus.
    form.setFocus(Object.keys(form.getValues())[0] as Path<Values>);
    form.reset();
    setKept(false);
    onStartOver?.();
  }

  if (!isKept) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-soft text-sm">
      We kept what you typed.
      <Button variant="quiet" size="small" onClick={startOver}>
        Start over
      </Button>
    </p>
  );
}
