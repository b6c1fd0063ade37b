import * as z from 'zod/mini';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { shortText } from '#shared/forms/fields.ts';
import { attentionKinds } from './attention.ts';
import { boughtItemSchema } from './payment.ts';

/** A task for a manager, with the facts that we have about it. The amount is in dollars. */
export const workItemSchema = z.object({
  kind: z.enum(attentionKinds),
  /** Identifies the item within its payment. */
  key: z.string(),
  /** For other products' sales, the payment intent of the first sale. */
  paymentIntentId: z.string(),
  amount: z.number(),
  /**
   * Set when other products' sales aren't in `usd`: `amount` is then the currency's smallest units divided by
   * 100.
   */
  currency: z.optional(z.string()),
  /** The instant by which the item must be answered. */
  dueBy: z.optional(z.string()),
  /** The instant since which the item has been waiting. */
  since: z.string(),
  /** What to do next, in a sentence. */
  todo: z.string(),
  /**
   * Whether the payment is in the list of payments. False for a deleted payment and for other products'
   * sales.
   */
  isListed: z.boolean(),
  /** The bank has withdrawn the money for a dispute, so Stripe refuses to refund the payment. */
  isChargedBack: z.optional(z.literal(true)),
  /** The key of an unconfirmed refund: with it, refunding again can't refund twice. */
  idempotencyKey: z.optional(z.string()),
  /** The titles of the refunded lab tests. */
  tests: z.optional(z.array(z.string())),
  /** The admin's reason for a refund, or Stripe's code for a dispute, such as `fraudulent`. */
  reason: z.optional(z.string()),
  /** Stripe's code for why a refund came back. */
  failureReason: z.optional(z.string()),
  paidAt: z.optional(z.string()),
  patientName: z.optional(z.string()),
  description: z.optional(z.string()),
  items: z.optional(z.array(boughtItemSchema)),
  orderNumber: z.optional(z.string()),
  /** Instant and clinic at which the sample was taken. */
  drawnAt: z.optional(z.string()),
  drawnAtClinicId: z.optional(z.enum(clinicIds)),
  receiptUrl: z.optional(z.string()),
});

/** A manager's note about a handled item. */
export const handledNoteSchema = shortText('Describe what you did');

export type WorkItem = z.output<typeof workItemSchema>;
