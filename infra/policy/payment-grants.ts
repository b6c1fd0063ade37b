import type { TableGrants } from './grant-terms.ts';

/** To write a payment with its counters and, once it has succeeded, its receipt mail. */
export const writePayment: TableGrants = {
  Payments: ['GetItem', 'PutItem'],
  Stats: ['UpdateItem'],
  Outbox: ['PutItem'],
};

/**
 * To bring a payment up to date with Stripe, to count the cards that failed against its client, and to log what its banks
 * did.
 */
export const settlePayment: TableGrants = {
  ...writePayment,
  Limits: ['GetItem', 'UpdateItem'],
  Audit: ['PutItem'],
};

/** The same where the payment may have no record yet: UpdateItem links its idempotency key to it. */
export const recordPayment: TableGrants = {
  ...settlePayment,
  Payments: ['GetItem', 'PutItem', 'UpdateItem'],
};
