/** Why a manager should look at a payment. */
export const attentionKinds = [
  /** The bank returned a refund, so the patient doesn't have the money. */
  'refund-failed',
  /** Stripe never confirmed or denied a refund. */
  'refund-in-doubt',
  /** A cardholder has asked their bank to reverse the charge, and Stripe waits for our answer. */
  'dispute',
  /** The cardholder's bank suspects fraud, but there is no dispute yet. */
  'fraud-warning',
  /** The payment differs from the one we requested, or was paid after its record was deleted. */
  'payment-in-doubt',
  /** Lab tests were paid half a year ago, but no sample was taken. */
  'lab-order-open',
  /** Other products' sales on the same Stripe account: one item per day. */
  'other-sale',
] as const;

export type AttentionKind = (typeof attentionKinds)[number];
