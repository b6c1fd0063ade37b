import * as z from 'zod/mini';
import { formMessages, freeText } from '#shared/forms/fields.ts';
import { bookingFormSchema } from './booking-form.ts';

export const maxNoteLength = 500;

/** The fields of an appointment that staff may correct. An empty phone or note removes it. */
export const correctionSchema = z.extend(z.partial(z.omit(bookingFormSchema, { reason: true })), {
  /** For staff only: no email, log line or reply to a patient contains it. */
  note: z.optional(
    freeText(maxNoteLength, {
      tooLong: `Use ${maxNoteLength} characters or fewer`,
      notPlain: formMessages.noControlCharacters,
    }),
  ),
});

export type Correction = z.output<typeof correctionSchema>;

export type CorrectionField = keyof Correction;

export const correctionFields = Object.keys(correctionSchema.shape) as CorrectionField[];
