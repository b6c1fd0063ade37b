import { createStore } from '#web/lib/store.ts';

/** The fields that differ from a form's initial values, and what stays the same when the form is sent again. */
type Draft = { typed: object; request?: unknown };

const empty = (subject?: string) => ({ subject, forms: new Map<string, Draft>() });

// In memory only, because drafts name patients: a reload drops them.
const store = createStore(() => empty());

/** The drafts of the account that is signed in, or whose session has ended, by the key of their form. */
export const drafts = () => store.get().forms;

/** Whether an account's drafts are kept until it signs in again. */
export const hasDraftOwner = () => store.get().subject !== undefined;

export const dropDrafts = () => store.set(empty());

/** Keeps the drafts for this account, and drops those of another. */
export function keepDraftsOf(subject: string): void {
  if (store.get().subject !== subject) store.set(empty(subject));
}
