import type { TableGrants } from './grant-terms.ts';

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
};

/** The same for a payment that may not have a record yet: UpdateItem links its idempotency key to it. */
export const recordPayment: TableGrants = {
  ...settlePayment,
  Payments: ['GetItem', 'PutItem', 'UpdateItem'],
};

/** To end a payment by hand. It frees the client's place, but does not ask how many cards have failed. */
export const endPayment: TableGrants = { ...settlePayment, Limits: ['UpdateItem'] };
