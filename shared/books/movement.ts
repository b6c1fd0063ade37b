/** What moves money between payers, us and our bank. */
export const movementKinds = [
  'payment',
  'refund',
  /** A refund that came back, or was canceled. */
  'refund-failure',
  /** The bank takes the money of a disputed payment. */
  'dispute',
  /** A dispute was won: the money is back. */
  'dispute-reversal',
  'payout',
] as const;

export type MovementKind = (typeof movementKinds)[number];
