import * as z from 'zod/mini';
import { clinicIds } from '#shared/clinics/clinics.ts';

/**
 * The characters of an order's number. Excludes characters that look alike in print or handwriting, and
 * vowels, so that no number spells a word.
 */
export const orderNumberAlphabet = '34679CDFGHJKMNPQRTVWXY';
export const orderNumberLength = 8;

export const orderNumberPattern = new RegExp(`^[${orderNumberAlphabet}]{${orderNumberLength}}$`);

export const labOrderStatuses = [
  /** Paid, but no sample taken. */
  'open',
  /** The sample was taken. */
  'drawn',
  /**
   * No sample needs to be taken: all was refunded, a dispute was lost, or a manager set the payment's status
   * to unpaid.
   */
  'closed',
] as const;

export type LabOrderStatus = (typeof labOrderStatuses)[number];

/** Lab tests that were bought together, as a clinic sees them. */
export const labOrderSchema = z.object({
  /** Shown on the receipt. */
  number: z.string(),
  /** Only in replies to managers. */
  paymentId: z.optional(z.string()),
  status: z.enum(labOrderStatuses),
  patientName: z.string(),
  dob: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.string(),
  /** Where the patient planned to go; absent if they didn't know. */
  clinicId: z.optional(z.enum(clinicIds)),
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** The money for this test went back, so no sample is taken for it. */
      isRefunded: z.optional(z.literal(true)),
    }),
  ),
  /** Instant. */
  paidAt: z.string(),
  /** Instant. */
  drawnAt: z.optional(z.string()),
  /** The sign-in subject of the staff member who recorded that the sample was taken. */
  drawnBy: z.optional(z.string()),
  drawnAtClinicId: z.optional(z.enum(clinicIds)),
  /** Changes whenever the order's payment changes. */
  version: z.number(),
});

export type LabOrder = z.output<typeof labOrderSchema>;
