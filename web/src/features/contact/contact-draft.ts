import { readStoredDraft } from '#web/domain/drafts/stored-draft.ts';
import { removeStored, writeStored } from '#web/lib/storage.ts';

const key = 'contactDraft';

export const emptyContact = { firstName: '', lastName: '', email: '', phone: '', date: '', message: '' };

/** The form's values, valid or not. */
export type ContactDraft = typeof emptyContact;

export const contactFields = Object.keys(emptyContact) as (keyof ContactDraft)[];

/** The unsent draft of this tab. */
export function readDraft(): ContactDraft {
  return readStoredDraft(key, emptyContact);
}

/** Stores the draft for this tab only, since it holds personal data. */
export function keepDraft(draft: Partial<ContactDraft>): void {
  writeStored('session', key, draft);
}

export function dropDraft(): void {
  removeStored('session', key);
}
