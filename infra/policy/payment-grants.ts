import type { TableGrants } from './grant-terms.ts';

/** To write a payment with its counters and, once it has succeeded, its receipt email. */
export const writePayment: TableGrants = {
  Payments: ['GetItem', 'PutItem'],
  Stats: ['UpdateItem'],
  Outbox: ['PutItem'],
};

/**
 * To bring a payment up to date with Stripe, to count failed cards against the client that tried them, and to log what the
 * banks did.
 */
export const settlePayment: TableGrants = {
  ...writePayment,
  Limits: ['GetItem', 'UpdateItem'],
  Audit: ['PutItem'],
};

/** The same for a payment that may not have a record yet: UpdateItem links its idempotency key to it. */
export const recordPayment: TableGrants = {
  ...settlePayment,
  Payments: ['GetItem', 'PutItem', 'UpdateItem'],
};
