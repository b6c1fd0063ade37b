/** Why a manager should look at a payment. */
export const attentionKinds = [
  /** The bank sent a refund back: the patient does not have the money. */
  'refund-failed',
  /** Stripe never said whether it made a refund. */
  'refund-in-doubt',
  /** A cardholder has asked their bank for the money, and Stripe waits for our answer. */
  'dispute',
  /** The cardholder's bank suspects fraud, and no dispute has followed yet. */
  'fraud-warning',
  /** The payment is not what we asked for, or was paid after its record was deleted. */
  'payment-in-doubt',
  /** Lab tests were paid for half a year ago, and no sample was taken. */
  'lab-order-open',
  /** Other products sold something on the same Stripe account: one item for each day. */
  'other-sale',
] as const;

export type AttentionKind = (typeof attentionKinds)[number];
