import * as z from 'zod/mini';
import { bookingFormSchema, emailSchema } from '#shared/appointments/booking-form.ts';
import { preferredDateField } from '#shared/contact/preferred-date.ts';

/** The messages of the Virtual Consultation dialog (spec §5), word for word. */
export const consultationMessages = {
  name: 'Name is required.',
  email: 'Valid email is required.',
  date: 'Date is required.',
} as const;

/** What a visitor types to ask for a video visit (spec §2, Virtual Consultation dialog). */
export const consultationFormSchema = z.object({
  // Once there is a name, it is held to what names are held to everywhere.
  name: z.pipe(
    z.string(consultationMessages.name).check(z.trim(), z.minLength(1, consultationMessages.name)),
    bookingFormSchema.shape.firstName,
  ),
  email: z.string(consultationMessages.email).check(
    z.trim(),
    z.refine((text) => emailSchema.safeParse(text).success, consultationMessages.email),
  ),
  date: preferredDateField(consultationMessages.date),
});

export type ConsultationForm = z.output<typeof consultationFormSchema>;
