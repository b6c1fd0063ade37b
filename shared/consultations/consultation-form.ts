import * as z from 'zod/mini';
import { preferredDateField } from '#shared/contact/preferred-date.ts';
import { emailAddress } from '#shared/forms/fields.ts';
import { personName } from '#shared/forms/person-name.ts';

/** Fixed by spec §5. */
export const consultationMessages = {
  name: 'Name is required.',
  email: 'Valid email is required.',
  date: 'Date is required.',
} as const;

/** The fields of the Virtual Consultation dialog (spec §2). */
export const consultationFormSchema = z.object({
  name: personName(consultationMessages.name),
  email: emailAddress(consultationMessages.email),
  date: preferredDateField(consultationMessages.date),
});

export type ConsultationForm = z.output<typeof consultationFormSchema>;
