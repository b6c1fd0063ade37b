import * as z from 'zod/mini';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { birthDate } from '#shared/forms/birth-date.ts';
import { emailAddress } from '#shared/forms/fields.ts';
import { personName } from '#shared/forms/person-name.ts';
import { isPhoneNumber } from '#shared/forms/phone-number.ts';

export const purchaseMessages = {
  firstName: 'First name is required.',
  lastName: 'Last name is required.',
  dob: 'Date of birth is required.',
  phone: 'Phone number is required.',
  email: 'A valid email address is required.',
} as const;

/** The fields of the cart payment modal. */
export const purchaseFormSchema = z.object({
  firstName: personName(purchaseMessages.firstName),
  lastName: personName(purchaseMessages.lastName),
  dob: birthDate(purchaseMessages.dob),
  email: emailAddress(purchaseMessages.email),
  /** Where the sample will be taken; empty while the buyer doesn't know. */
  clinicId: z.optional(z.enum(['', ...clinicIds])),
  phone: z.string(purchaseMessages.phone).check(z.trim(), z.refine(isPhoneNumber, purchaseMessages.phone)),
});

export type PurchaseForm = z.output<typeof purchaseFormSchema>;
