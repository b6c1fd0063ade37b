import type { OpenDifference } from './compare-payment.ts';

const texts = {
  waiting: 'Nothing to do yet. Stripe can take up to a day to post a payment. We’ll check again.',
  'not-at-stripe':
    'Look for this payment in Stripe’s dashboard. If it isn’t there, no money moved and our record is wrong. Let your developer know.',
  'not-in-records':
    'Open this payment in Stripe’s dashboard to see whose it is. If it isn’t for one of our patients, refund it there. Then let your developer know.',
  amount:
    'Compare this payment in Stripe’s dashboard with the patient’s receipt. Stripe has the actual amount. Ask your developer to correct our record.',
  'counts-too-much':
    'Someone set this payment to Succeeded, but Stripe never received the money. Change it back in Payments. If it was paid by phone, in cash or by check, enter that payment instead.',
  'counts-too-little':
    'Someone changed this payment’s status, so it doesn’t count as revenue, but Stripe has the money. Set it to Succeeded in Payments, or refund it.',
  'payout-failed':
    'Check your bank account details in Stripe’s dashboard. Once they’re correct, Stripe will pay out the money again.',
};

/** What a manager should do about a difference. */
export function todoOf({
  kind,
  isWaiting,
  oursCents,
  stripeCents,
}: Omit<OpenDifference, 'id' | 'date'>): string {
  if (isWaiting) return texts.waiting;
  if (kind !== 'status-by-hand') return texts[kind];
  return texts[oursCents > stripeCents ? 'counts-too-much' : 'counts-too-little'];
}
