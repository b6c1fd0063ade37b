import * as z from 'zod/mini';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { cardSchema } from './payment.ts';

/**
 * The receipt of a successful payment, as its payer sees it. The page, the file and the email are all made
 * from it. Amounts are in dollars.
 */
export const receiptSchema = z.object({
  /** The payment's id. */
  id: z.string(),
  source: z.string(),
  patientName: z.string(),
  patientEmail: z.string(),
  phone: z.optional(z.string()),
  /** Absent if the form doesn't ask for an account number; empty if the payer left that field empty. */
  accountNumber: z.optional(z.string()),
  /** The purpose of a bill. */
  description: z.string(),
  /** The lab tests of an order, each under its own name. */
  lines: z.array(z.object({ name: z.string(), amount: z.number() })),
  /** The lab order. `drawn` is set once the sample was taken. */
  order: z.optional(
    z.object({
      number: z.string(),
      drawn: z.optional(z.object({ at: z.string(), clinicId: z.enum(clinicIds) })),
    }),
  ),
  amount: z.number(),
  /** Refunds that have reached the payer or are on their way, oldest first. */
  refunds: z.array(z.object({ amount: z.number(), createdAt: z.string() })),
  /** Instant at which Stripe charged the card. */
  paidAt: z.string(),
  serviceDate: z.optional(z.string()),
  card: z.optional(cardSchema),
});

export type Receipt = z.output<typeof receiptSchema>;
