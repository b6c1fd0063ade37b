/** An index and its key attributes. All of our keys are strings. */
interface IndexShape {
  name: string;
  partitionKey: string;
  sortKey: string;
}

/** The shape of a DynamoDB table, for the CDK app and the local system. */
export interface TableShape {
  /** The environment variable that carries the table's name to a function. */
  env: string;
  partitionKey: string;
  sortKey?: string;
  /** Global secondary indexes. Each projects every attribute. */
  indexes?: readonly IndexShape[];
  /** Whether a stream reports writes to a job. The local system polls the table instead. */
  stream?: boolean;
  /**
   * The attribute (seconds since 1970) after which DynamoDB may delete an item, sooner or later. Never use it
   * as a lock.
   */
  expiresAt?: string;
  /**
   * What `npm run restore` does with items that are missing or differ from a copy. `records`: it restores missing
   * items; an item with another version is newer and stays. `unchanging`: it restores missing items; an item that
   * differs was damaged. `derived`: it recalculates the items from records. `never`: it does nothing, because the items
   * must not come back or aren't worth it.
   */
  restore: 'records' | 'unchanging' | 'derived' | 'never';
}

export const tables = {
  /**
   * The appointment that holds each slot, and the closures that cover it. An item with neither is an
   * available slot.
   */
  Slots: { env: 'SLOTS_TABLE', partitionKey: 'date', sortKey: 'slot', restore: 'derived' },
  /** Closures, by the month of their date. */
  Closures: { env: 'CLOSURES_TABLE', partitionKey: 'month', sortKey: 'id', restore: 'records' },
  /**
   * Appointments. Also tombstones of deleted appointments, and records that close the confirmation number of a booking
   * attempt (functions/appointments/self-service/find-outcome.ts). Neither has index keys, and only the closing records
   * expire.
   */
  Appointments: {
    env: 'APPOINTMENTS_TABLE',
    partitionKey: 'confirmationNumber',
    indexes: [
      { name: 'byEmail', partitionKey: 'emailKey', sortKey: 'startsAt' },
      { name: 'byCreationMonth', partitionKey: 'createdMonth', sortKey: 'bookingDate' },
      { name: 'byVisitMonth', partitionKey: 'visitMonth', sortKey: 'startsAt' },
      // Sparse: the visits whose cost estimate is due or made.
      { name: 'byEstimate', partitionKey: 'estimateQueue', sortKey: 'estimateAt' },
    ],
    expiresAt: 'expiresAt',
    restore: 'records',
  },
  /** Good faith estimates of what a visit will cost. Every estimate is kept, and the latest is shown. */
  Estimates: {
    env: 'ESTIMATES_TABLE',
    partitionKey: 'confirmationNumber',
    sortKey: 'madeAt',
    expiresAt: 'expiresAt',
    restore: 'unchanging',
  },
  /**
   * The words, phone numbers and birth dates by which staff find appointments. They are written in the same
   * transactions as the appointments.
   */
  SearchKeys: { env: 'SEARCH_KEYS_TABLE', partitionKey: 'key', sortKey: 'entry', restore: 'derived' },
  /**
   * How much of their limits clients, mailboxes and payments have used, and which email addresses are proven for a
   * client. Contains no names.
   */
  Limits: { env: 'LIMITS_TABLE', partitionKey: 'key', expiresAt: 'expiresAt', restore: 'never' },
  /**
   * One record for each email address with a lookup code, under the address's pseudonym. The code itself is
   * never stored.
   */
  LookupCodes: {
    env: 'LOOKUP_CODES_TABLE',
    partitionKey: 'address',
    expiresAt: 'expiresAt',
    restore: 'never',
  },
  /** Lookup sessions that haven't ended. */
  LookupSessions: {
    env: 'LOOKUP_SESSIONS_TABLE',
    partitionKey: 'id',
    expiresAt: 'expiresAt',
    // A restored session would open again after its patient ended it.
    restore: 'never',
  },
  /** The entries of people who wait for an earlier time. The index lists the entries of a status, oldest first. */
  Waitlist: {
    env: 'WAITLIST_TABLE',
    partitionKey: 'id',
    indexes: [{ name: 'byStatus', partitionKey: 'status', sortKey: 'createdAt' }],
    expiresAt: 'expiresAt',
    restore: 'never',
  },
  /** Counters by month and shard, updated in the same transaction as what they count. */
  Stats: { env: 'STATS_TABLE', partitionKey: 'counter', sortKey: 'part', restore: 'derived' },
  /**
   * Emails to send, each written in the same transaction as the change that it reports. The index holds the
   * emails still to be sent.
   */
  Outbox: {
    env: 'OUTBOX_TABLE',
    partitionKey: 'id',
    indexes: [{ name: 'byNextAttempt', partitionKey: 'queue', sortKey: 'nextAttemptAt' }],
    expiresAt: 'expiresAt',
    stream: true,
    // A restored email would be sent again.
    restore: 'never',
  },
  /**
   * Email addresses that get no email, because it bounced or was reported as spam. Each is stored as a
   * pseudonym, which reveals no address.
   */
  Suppressions: {
    env: 'SUPPRESSIONS_TABLE',
    partitionKey: 'recipient',
    expiresAt: 'expiresAt',
    restore: 'records',
  },
  /** Contact messages and consultation requests. They aren't medical records and are deleted after a year. */
  Messages: {
    env: 'MESSAGES_TABLE',
    partitionKey: 'id',
    indexes: [{ name: 'byStatus', partitionKey: 'status', sortKey: 'receivedAt' }],
    expiresAt: 'expiresAt',
    restore: 'records',
  },
  /** Cached answers from the open geocoder, and the lease that lets only one function use the geocoder at a time. */
  Geocodes: { env: 'GEOCODES_TABLE', partitionKey: 'key', expiresAt: 'expiresAt', restore: 'never' },
  /**
   * Payments by intent id, tombstones of deleted ones, each payment's idempotency key, and the number of each
   * lab order. The sparse indexes hold payments that are still open at Stripe, payments that wait for a
   * manager, lab orders, and payments whose money has moved. Only idempotency keys that never led to a payment
   * expire.
   */
  Payments: {
    env: 'PAYMENTS_TABLE',
    partitionKey: 'id',
    indexes: [
      { name: 'byCreationMonth', partitionKey: 'createdMonth', sortKey: 'createdAt' },
      { name: 'byPendingSince', partitionKey: 'pending', sortKey: 'pendingSince' },
      { name: 'byAttention', partitionKey: 'attention', sortKey: 'attentionSince' },
      { name: 'byOrder', partitionKey: 'orderStatus', sortKey: 'orderSince' },
      { name: 'byMovedDate', partitionKey: 'movedDate', sortKey: 'id' },
    ],
    expiresAt: 'expiresAt',
    restore: 'records',
  },
  /**
   * Other products' sales on our Stripe account, by intent id. The sparse index holds the sales that wait for
   * a manager. The table holds only ids, days and amounts, because the payers aren't our patients.
   */
  OtherSales: {
    env: 'OTHER_SALES_TABLE',
    partitionKey: 'id',
    indexes: [{ name: 'byDay', partitionKey: 'open', sortKey: 'day' }],
    restore: 'records',
  },
  /**
   * The reconciliation with Stripe: the results and time of each day's last check, and a manager's request to
   * start a check, which the stream reports. The table holds only ids and amounts. Nothing expires, because these are
   * accounting records.
   */
  Reconciliation: {
    env: 'BOOKS_TABLE',
    partitionKey: 'book',
    sortKey: 'entry',
    stream: true,
    restore: 'records',
  },
  /**
   * Ids of processed Stripe events. Losing an id would do no harm: its event would only be processed again. The
   * table also holds the time of the last event, which never expires.
   */
  StripeEvents: { env: 'STRIPE_EVENTS_TABLE', partitionKey: 'id', expiresAt: 'expiresAt', restore: 'never' },
  /** The audit log of all changes and of all views by staff. Append-only; the index finds a record's lines. */
  Audit: {
    env: 'AUDIT_TABLE',
    partitionKey: 'month',
    sortKey: 'entry',
    indexes: [{ name: 'bySubject', partitionKey: 'subject', sortKey: 'entry' }],
    expiresAt: 'expiresAt',
    restore: 'unchanging',
  },
} as const satisfies Record<string, TableShape>;

export type TableName = keyof typeof tables;

export const tableNames = Object.keys(tables) as TableName[];

/** The shape of a table, by name. */
export function tableShape(name: TableName): TableShape {
  return tables[name];
}
