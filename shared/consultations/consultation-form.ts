import * as z from 'zod/mini';
import { preferredDateField } from '#shared/contact/preferred-date.ts';
import { emailAddress } from '#shared/forms/fields.ts';
import { personName } from '#shared/forms/person-name.ts';

export const consultationMessages = {
  name: 'Name is required.',
  email: 'Valid email is required.',
  date: 'Date is required.',
} as const;

/** The fields of the Virtual Consultation dialog and of the lab page's form. */
export const consultationFormSchema = z.object({
  name: personName(consultationMessages.name),
  email: emailAddress(consultationMessages.email),
  date: preferredDateField(consultationMessages.date),
});

export type ConsultationForm = z.output<typeof consultationFormSchema>;

/** The form that a request comes from, which determines the kind of consultation. */
const consultationSources = ['video-visit', 'lab'] as const;

export type ConsultationSource = (typeof consultationSources)[number];

/** A request as sent. Default source: a video visit. */
export const consultationRequestSchema = z.extend(consultationFormSchema, {
  source: z.optional(z.enum(consultationSources)),
});

export type ConsultationRequest = z.output<typeof consultationRequestSchema>;
