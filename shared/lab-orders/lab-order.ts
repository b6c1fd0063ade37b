import * as z from 'zod/mini';
import { clinicIds } from '#shared/clinics/clinics.ts';

/**
 * The characters of an order's number: none that looks like another, in print or by hand, and no vowels, so that none spells
 * a word.
 */
export const orderNumberAlphabet = '34679CDFGHJKMNPQRTVWXY';
export const orderNumberLength = 8;

export const orderNumberPattern = new RegExp(`^[${orderNumberAlphabet}]{${orderNumberLength}}$`);

export const labOrderStatuses = [
  /** Paid, and no sample taken. */
  'open',
  /** The sample was taken. */
  'drawn',
  /** Nothing to take a sample for: all was refunded, a dispute was lost, or a manager set the payment's status to unpaid. */
  'closed',
] as const;

export type LabOrderStatus = (typeof labOrderStatuses)[number];

/** Lab tests that were bought together, as a clinic sees them. */
export const labOrderSchema = z.object({
  /** Shown on the receipt. */
  number: z.string(),
  paymentId: z.string(),
  status: z.enum(labOrderStatuses),
  patientName: z.string(),
  dob: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.string(),
  /** Where the patient meant to go; absent if they didn't know. */
  clinicId: z.optional(z.enum(clinicIds)),
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Its money went back: no sample is taken for it. */
      isRefunded: z.optional(z.literal(true)),
    }),
  ),
  /** Instant. */
  paidAt: z.string(),
  /** Instant. */
  drawnAt: z.optional(z.string()),
  /** The sign-in subject of the person who recorded it. */
  drawnBy: z.optional(z.string()),
  drawnAtClinicId: z.optional(z.enum(clinicIds)),
  /** Changes with every change of its payment. */
  version: z.number(),
});

export type LabOrder = z.output<typeof labOrderSchema>;
