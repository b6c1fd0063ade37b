import { formDraft } from '#web/domain/drafts/form-draft.ts';

export const emptyContact = { firstName: '', lastName: '', email: '', phone: '', date: '', message: '' };

/** The form's values, valid or not. */
export type ContactDraft = typeof emptyContact;

export const contactFields = Object.keys(emptyContact) as (keyof ContactDraft)[];

/** What the visitor typed. The message itself is never stored: it may tell of an illness. */
export const contactDraft = formDraft('contactDraft', emptyContact, ['message']);
