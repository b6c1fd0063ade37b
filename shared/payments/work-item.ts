import * as z from 'zod/mini';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { shortText } from '#shared/forms/fields.ts';
import { attentionKinds } from './attention.ts';
import { boughtItemSchema } from './payment.ts';

/** Something that waits for a manager, with the evidence we hold. The amount is in dollars. */
export const workItemSchema = z.object({
  kind: z.enum(attentionKinds),
  /** Names it within its payment. */
  key: z.string(),
  /** Of other products' sales, the first one. */
  paymentIntentId: z.string(),
  amount: z.number(),
  /** Where other products' sales aren't in `usd`: `amount` is then a hundredth of its count of the currency's smallest unit. */
  currency: z.optional(z.string()),
  /** Instant until which it has to be answered. */
  dueBy: z.optional(z.string()),
  /** Instant since when it waits. */
  since: z.string(),
  /** What to do next, in a sentence. */
  todo: z.string(),
  /** Whether the payment is in the list of payments: it was not deleted, and is not about other products' sales. */
  isListed: z.boolean(),
  /** The bank has taken the money for a dispute: Stripe refuses to refund the payment. */
  isChargedBack: z.optional(z.literal(true)),
  /** The key of an unconfirmed refund: with it, refunding again can't refund twice. */
  idempotencyKey: z.optional(z.string()),
  /** The titles of the lab tests whose money a refund is. */
  tests: z.optional(z.array(z.string())),
  /** The admin's words for a refund, Stripe's for a dispute, such as `fraudulent`. */
  reason: z.optional(z.string()),
  /** Stripe's word for why a refund came back. */
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

/** What a manager did about an item that is handled. */
export const handledNoteSchema = shortText('Describe what you did');

export type WorkItem = z.output<typeof workItemSchema>;
