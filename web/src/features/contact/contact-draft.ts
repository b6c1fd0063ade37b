import { formDraft } from '#web/domain/drafts/form-draft.ts';

export const emptyContact = { firstName: '', lastName: '', email: '', phone: '', date: '', message: '' };

/** The form's values, valid or not. */
export type ContactDraft = typeof emptyContact;

export const contactFields = Object.keys(emptyContact) as (keyof ContactDraft)[];

/** The unsent message. */
export const contactDraft = formDraft('contactDraft', emptyContact);
