import type { DifferenceKind } from '#shared/books/difference.ts';
import type { MendedNews } from '#shared/books/mended.ts';
import type { MovementKind } from '#shared/books/movement.ts';

const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const booksTexts = {
  title: 'Books',
  lead: 'We compare every payment, refund and dispute with Stripe, day by day. Phone, cash and check payments aren’t included.',
  loading: 'Loading the books…',
  failed: 'We couldn’t load the books',
  stale: 'We couldn’t refresh the books. They may be out of date.',
  agree: 'The books match',
  agreeExcept: (count: number) => `The books match, except for ${plural(count, 'item', 'items')} set aside`,
  differ: (count: number) => plural(count, 'item doesn’t match', 'items don’t match'),
  never: 'The books haven’t been checked yet',
  neverText: 'We check them every day. You can start the first check now.',
  checked: (when: string) => `Checked ${when}.`,
  waitingCount: (count: number) =>
    `${plural(count, 'item is', 'items are')} pending: Stripe hasn’t posted ${count === 1 ? 'it' : 'them'} yet.`,
  check: 'Check now',
  checking: 'Checking…',
  checkFailed: 'We couldn’t start the check',
  done: 'Check complete.',
  clear: 'Clear dates',
  open: {
    all: 'Differences',
    title: 'What doesn’t match',
    waiting: 'Waiting for Stripe',
    notYet: 'hasn’t posted in Stripe yet',
    ours: 'Our records',
    stripe: 'Stripe',
    id: 'ID',
    day: 'Day',
    openInStripe: 'Open in Stripe',
    more: (count: number) =>
      `And ${count} more. Choose different dates to see ${count === 1 ? 'it' : 'them'}.`,
    handled: 'Set aside',
    handledBy: (name: string, when: string) => `Set aside by ${name}, ${when}`,
    you: 'you',
    putAway: {
      meaning:
        'It’ll stay on the list, marked as set aside. We’ll flag it again only if it changes. Your note will be in the activity log.',
      noteHint: 'Example: Stripe paid it out again on Tuesday.',
    },
  },
  movements: {
    payment: 'Payment',
    refund: 'Refund',
    'refund-failure': 'Returned refund',
    dispute: 'Dispute',
    'dispute-reversal': 'Won dispute',
    payout: 'Payout',
  } satisfies Record<MovementKind, string>,
  kinds: {
    'not-at-stripe': 'is missing from Stripe',
    'not-in-records': 'is missing from our records',
    amount: 'has a different amount in Stripe',
    'status-by-hand': 'has a status that doesn’t match Stripe',
    'payout-parts': 'doesn’t match its transactions',
    'payout-failed': 'was returned by our bank',
  } satisfies Record<DifferenceKind, string>,
  mended: {
    title: 'Fixed in the last 7 days',
    none: 'Nothing needed fixing.',
    lead: 'We missed some updates from Stripe. We’ve since corrected our records. Any emails patients missed are sent automatically.',
    more: (count: number) => `And ${count} more.`,
    news: {
      paid: 'paid',
      refunded: 'refunded',
      'refund-failed': 'refund failed',
      'refund-canceled': 'refund canceled',
      disputed: 'disputed',
      'dispute-won': 'dispute won',
      'dispute-lost': 'dispute lost',
      'other-sale': 'sale of another product',
      updated: 'updated',
    } satisfies Record<MendedNews, string>,
  },
  days: {
    title: 'Day by day',
    caption: 'Our records and Stripe, day by day, newest first',
    none: 'No activity on these dates.',
    day: 'Day',
    ours: 'Our records',
    stripe: 'Stripe',
    difference: 'Difference',
    fees: 'Fees',
    net: 'Net',
    payout: 'Payout',
    noPayout: '–',
    otherSales: (amount: string) => `Sales of other products on this account, not counted: ${amount}`,
    other: (amount: string) => `Other activity on this account: ${amount}`,
  },
  payouts: {
    title: 'For your accountant',
    lead: 'One row per payout to our bank, showing what it covers and what Stripe charged in fees.',
  },
};
