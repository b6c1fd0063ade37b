import type { DisputeOutcome, DisputeStatus } from '#shared/payments/dispute.ts';
import type { RefundStatus } from '#shared/payments/refund.ts';

export const historyTexts = {
  title: 'History',
  begun: (amount: string) => `Payment of ${amount}`,
  refund: (amount: string) => `Refund of ${amount}`,
  dispute: (amount: string) => `Dispute of ${amount}`,
  paid: 'Paid',
  notPaid: 'Not paid',
  refundStatus: {
    pending: 'On its way',
    succeeded: 'Sent',
    failed: 'Failed',
    cancelled: 'Canceled',
  } satisfies Record<RefundStatus, string>,
  disputeStatus: {
    inquiry: 'Inquiry',
    'needs-response': 'Needs a response',
    'under-review': 'Under review',
    closed: 'Closed',
  } satisfies Record<DisputeStatus, string>,
  outcome: { won: 'Won', lost: 'Lost' } satisfies Record<DisputeOutcome, string>,
  by: (name: string) => `By ${name}`,
  you: 'you',
  inStripe: 'Issued in Stripe',
  cameBack: (why: string) => `The refund didn’t go through. ${why}`,
  handled: 'Set aside by a manager. The note is in the activity log.',
  fee: (amount: string) => `Stripe’s fee: ${amount}`,
};
