import * as z from 'zod/mini';
import { formMessages, freeText } from '#shared/forms/fields.ts';
import { bookingFormSchema } from './booking-form.ts';

const maxNoteLength = 500;

/** What staff note about a visit. For staff only: no email, log line or reply to a patient contains it. */
export const noteSchema = freeText(maxNoteLength, {
  tooLong: `Use ${maxNoteLength} characters or fewer`,
  notPlain: formMessages.noControlCharacters,
});

/** Text that is either empty or valid by the schema. */
export function orEmpty(schema: z.ZodMiniType<string, string>) {
  return z.union([z.literal(''), schema]);
}

/** The fields of an appointment that staff may correct. An empty email address, phone or note removes it. */
export const correctionSchema = z.extend(z.partial(z.omit(bookingFormSchema, { reason: true })), {
  email: z.optional(orEmpty(bookingFormSchema.shape.email)),
  note: z.optional(noteSchema),
});

export type Correction = z.output<typeof correctionSchema>;

export type CorrectionField = keyof Correction;

export const correctionFields = Object.keys(correctionSchema.shape) as CorrectionField[];
