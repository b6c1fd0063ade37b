import type { TableGrants } from './grant-terms.ts';
import type { LimitName } from './limits.ts';

/** For every status change: counters and the audit log. */
export const countAndAudit: TableGrants = { Stats: ['UpdateItem'], Audit: ['PutItem'] };

/**
 * To update a payment from Stripe, or end it, with its counters and receipt email, to count declined cards
 * against the client, and to log disputes.
 */
export const settlePayment: TableGrants = {
  Payments: ['GetItem', 'PutItem'],
  Stats: ['UpdateItem'],
  Outbox: ['PutItem'],
  Limits: ['GetItem', 'UpdateItem'],
  Audit: ['PutItem'],
  // Only an event or the reconciliation can be about another product's sale.
  OtherSales: [],
};

/** To record another product's sale once. */
export const noteOtherSale: TableGrants = { OtherSales: ['GetItem', 'PutItem'] };

/** To settle a payment that may not have a record yet: UpdateItem links its idempotency key to it. */
export const recordPayment: TableGrants = {
  ...settlePayment,
  Payments: ['GetItem', 'PutItem', 'UpdateItem'],
};

/** The limits that settling a payment counts for the client that started it. */
export const cardLimits: readonly LimitName[] = [
  'LIMIT_UNFINISHED_INTENTS',
  'LIMIT_FAILED_CARDS_PER_HOUR',
  'LIMIT_FAILED_CARDS_PER_DAY',
];
