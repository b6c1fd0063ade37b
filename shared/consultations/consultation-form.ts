import * as z from 'zod/mini';
import { preferredDateField } from '#shared/contact/preferred-date.ts';
import { emailAddress, shortText } from '#shared/forms/fields.ts';

/** The messages of the Virtual Consultation dialog (spec §5), word for word. */
export const consultationMessages = {
  name: 'Name is required.',
  email: 'Valid email is required.',
  date: 'Date is required.',
} as const;

/** What a visitor types to ask for a video visit (spec §2, Virtual Consultation dialog). */
export const consultationFormSchema = z.object({
  name: shortText(consultationMessages.name),
  email: emailAddress(consultationMessages.email),
  date: preferredDateField(consultationMessages.date),
});

export type ConsultationForm = z.output<typeof consultationFormSchema>;
