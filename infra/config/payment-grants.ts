import type { TableGrants } from './grant-terms.ts';
import type { LimitName } from './limits.ts';

/**
 * To bring a payment up to date with Stripe, with its counters and its receipt email, to count failed cards against the
 * client that tried them, and to log what the banks did.
 */
export const settlePayment: TableGrants = {
  Payments: ['GetItem', 'PutItem'],
  Stats: ['UpdateItem'],
  Outbox: ['PutItem'],
  Limits: ['GetItem', 'UpdateItem'],
  Audit: ['PutItem'],
  // Only an event or the reconciliation can be about a sale that isn't ours.
  OtherSales: [],
};

/** To note another product's sale, once. */
export const noteOtherSale: TableGrants = { OtherSales: ['GetItem', 'PutItem'] };

/** The same for a payment that may not have a record yet: UpdateItem links its idempotency key to it. */
export const recordPayment: TableGrants = {
  ...settlePayment,
  Payments: ['GetItem', 'PutItem', 'UpdateItem'],
};

/** To end a payment by hand, which frees its client's place. */
export const endPayment: TableGrants = settlePayment;

/** What is counted of the client that began a payment when it is settled. */
export const cardLimits: readonly LimitName[] = [
  'LIMIT_UNFINISHED_INTENTS',
  'LIMIT_FAILED_CARDS_PER_HOUR',
  'LIMIT_FAILED_CARDS_PER_DAY',
];
