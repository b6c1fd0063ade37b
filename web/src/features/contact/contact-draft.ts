import { readStoredDraft } from '#web/domain/drafts/stored-draft.ts';
import { removeStored, writeStored } from '#web/lib/storage.ts';

const key = 'contactDraft';

export const emptyContact = { firstName: '', lastName: '', email: '', phone: '', date: '', message: '' };

/** What stands in the form, right or wrong. */
export type ContactDraft = typeof emptyContact;

export const contactFields = Object.keys(emptyContact) as (keyof ContactDraft)[];

/** What was typed and not sent in this tab. */
export function readDraft(): ContactDraft {
  return readStoredDraft(key, emptyContact);
}

/** For this tab only: it holds a name, an address and perhaps a worry. */
export function keepDraft(draft: Partial<ContactDraft>): void {
  writeStored('session', key, draft);
}

export function dropDraft(): void {
  removeStored('session', key);
}
