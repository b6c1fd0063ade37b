import type { AttentionKind } from '#shared/payments/attention.ts';

export const worklistTexts = {
  title: 'Work list',
  list: 'Items waiting',
  lead: 'Payments that need your decision, soonest deadline first.',
  failed: 'We couldn’t load the work list',
  stale: 'We couldn’t refresh the work list. It may be out of date.',
  none: 'You’re all caught up',
  noneText:
    'Failed refunds, disputes, fraud warnings, unconfirmed payments and lab orders not drawn show up here.',
  more: 'There are more items than fit on this list. The rest will show up as you work through it.',
  kinds: {
    'refund-failed': 'Refund failed',
    'refund-in-doubt': 'Unconfirmed refund',
    dispute: 'Dispute',
    'fraud-warning': 'Fraud warning',
    'payment-in-doubt': 'Unconfirmed payment',
    'lab-order-open': 'Lab order not drawn',
    'other-sale': 'Sales of other products',
  } satisfies Record<AttentionKind, string>,
  open: 'Open payment',
  refund: 'Refund',
  refundAgain: 'Refund again',
  copyEvidence: 'Copy evidence',
  gone: 'The record of this payment was deleted.',
};

export const handledTexts = {
  action: 'Set aside…',
  title: 'Set this aside?',
  labels: { note: 'What did you do about it?' },
  noteHint: 'Example: Paid the refund by check.',
  meaning: 'We’ll take it off the work list. Your note will be in the activity log.',
  submit: 'Set aside',
  busy: 'Setting aside…',
  failed: 'We couldn’t set it aside',
  unknown: 'We’re not sure it was set aside. It’s safe to try again.',
  done: 'Set aside. Your note is in the activity log.',
};
