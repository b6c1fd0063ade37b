import type { DifferenceKind } from '#shared/reconciliation/reconciled-day.ts';

export const reconciliationTexts = {
  title: 'Books',
  lead: 'We compare every payment, with its refunds and disputes, to Stripe. Phone, cash and check payments aren’t included.',
  loading: 'Loading the books…',
  failed: 'We couldn’t load the books',
  stale: 'We couldn’t refresh the books. They may be out of date.',
  verdicts: {
    success: () => 'The books match',
    error: (count: number) => (count === 1 ? '1 item doesn’t match' : `${count} items don’t match`),
    info: () => 'The books haven’t been checked yet',
    warn: () => 'The last check is more than a day old',
  },
  neverText: 'We check them every night. You can start the first check now.',
  checked: (when: string) => `Last checked ${when}.`,
  check: 'Check now',
  checking: 'Checking…',
  checkFailed: 'We couldn’t start the check',
  done: 'Check complete.',
  unfinished: 'The check didn’t finish. Try again.',
  open: 'What doesn’t match',
  openWaiting: 'Waiting for Stripe',
  waiting: 'Payment hasn’t posted in Stripe yet',
  facts: (day: string, ours: string, stripe: string, id: string) =>
    `${day} · Our records: ${ours} · Stripe: ${stripe} · ${id}`,
  openInStripe: 'Open in Stripe',
  kinds: {
    'not-at-stripe': 'Payment is missing from Stripe',
    'not-in-records': 'Payment is missing from our records',
    amount: 'Payment has a different amount in Stripe',
    'status-by-hand': 'Payment has a status that doesn’t match Stripe',
    'payout-failed': 'Payout was returned by our bank',
  } satisfies Record<DifferenceKind, string>,
  days: 'Day by day',
  noDays: 'No activity on these days.',
  columns: ['Day', 'Our records', 'Stripe', 'Difference', 'Fees', 'Net', 'Payout'],
};
