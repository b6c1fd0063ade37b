import type { DifferenceKind } from './difference.ts';
import type { MovementKind } from './movement.ts';

const nouns: Record<MovementKind, string> = {
  payment: 'payment',
  refund: 'refund',
  'refund-failure': 'returned refund',
  dispute: 'dispute',
  'dispute-reversal': 'won dispute',
  payout: 'payout',
};

interface Subject {
  kind: DifferenceKind;
  movement: MovementKind;
  isWaiting?: boolean | undefined;
  oursCents: number;
  stripeCents: number;
}

/** What a manager should do about a difference. */
export function todoOf({ kind, movement, isWaiting, oursCents, stripeCents }: Subject): string {
  const noun = nouns[movement];
  if (isWaiting)
    return `Nothing to do yet. Stripe can take up to a day to post a ${noun}. We’ll check again.`;
  switch (kind) {
    case 'not-at-stripe':
      return `Look for this ${noun} in Stripe’s dashboard. If it isn’t there, no money moved and our record is wrong. Let your developer know.`;
    case 'not-in-records':
      return movement === 'payment'
        ? 'Open this payment in Stripe’s dashboard to see whose it is. If it isn’t for one of our patients, refund it there. Then let your developer know.'
        : `Open this ${noun} in Stripe’s dashboard to see whose it is. Then let your developer know.`;
    case 'amount':
      return `Compare the ${noun} in Stripe’s dashboard with the patient’s receipt. Stripe has the actual amount. Ask your developer to correct our record.`;
    case 'status-by-hand':
      return oursCents > stripeCents
        ? 'Someone set this payment to Succeeded, but Stripe never received the money. Change it back in Payments. If it was paid by phone, in cash or by check, enter that payment instead.'
        : 'Someone changed this payment’s status, so it doesn’t count as revenue, but Stripe has the money. Set it to Succeeded in Payments, or refund it.';
    case 'payout-parts':
      return 'Open this payout in Stripe’s dashboard, compare it with your bank statement, and ask Stripe to explain the difference.';
    case 'payout-failed':
      return 'Check your bank account details in Stripe’s dashboard. Once they’re correct, Stripe will pay out the money again.';
  }
}
