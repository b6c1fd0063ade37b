import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

const key = 'contactDraft';

export const contactFields = ['firstName', 'lastName', 'email', 'phone', 'date', 'message'] as const;

/** What stands in the form, right or wrong. */
export type ContactDraft = Record<(typeof contactFields)[number], string>;

/** What was typed and not sent in this tab; empty fields where there is nothing, or nothing of use. */
export function readDraft(): ContactDraft {
  const stored = readStored('session', key);
  const typed = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const text = (field: string) => (typeof typed[field] === 'string' ? typed[field] : '');
  return Object.fromEntries(contactFields.map((field) => [field, text(field)])) as ContactDraft;
}

/** For this tab only: it holds a name, an address and perhaps a worry. */
export function keepDraft(draft: Partial<ContactDraft>): void {
  writeStored('session', key, draft);
}

export function dropDraft(): void {
  removeStored('session', key);
}
