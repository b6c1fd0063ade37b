import * as z from 'zod/mini';
import { isPhoneNumber, maxPhoneLength } from '#shared/forms/phone-number.ts';
import { bookingFormSchema } from './booking-form.ts';

const phoneMessage = 'Enter a phone number with area code';

/** Text that may be empty, and is empty by default. What it contains otherwise, the schema checks. */
function orEmpty(schema: z.ZodMiniType<string, string>) {
  const checked = z.string().check((payload) => {
    const text = payload.value.trim();
    const { success, data, error } = schema.safeParse(text);
    payload.value = success ? data : text;
    if (text && !success) {
      payload.issues.push({ code: 'custom', input: text, message: error.issues[0]?.message ?? '' });
    }
  });
  return z._default(checked, '');
}

const { email, insuranceProvider, insuranceNumber } = bookingFormSchema.shape;

/** What the desk asks a caller or a walk-in. Name, birth date and phone number are enough. */
export const deskBookingSchema = z.extend(bookingFormSchema, {
  email: orEmpty(email),
  phone: z
    .string(phoneMessage)
    .check(z.trim(), z.maxLength(maxPhoneLength, phoneMessage), z.refine(isPhoneNumber, phoneMessage)),
  insuranceProvider: orEmpty(insuranceProvider),
  insuranceNumber: orEmpty(insuranceNumber),
});
