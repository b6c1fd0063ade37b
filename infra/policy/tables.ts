/** Key attributes; all of ours are strings. */
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
  /** The attribute (seconds since 1970) after which DynamoDB may delete an item, at some point. Never use it as a lock. */
  expiresAt?: string;
}

export const tables = {
  /** The appointment that holds each slot, and the closures that cover it. An item with neither is an available slot. */
  Slots: { env: 'SLOTS_TABLE', partitionKey: 'date', sortKey: 'slot' },
  /** Closures, by the month of their date. */
  Closures: { env: 'CLOSURES_TABLE', partitionKey: 'month', sortKey: 'id' },
  /** Appointments; and without index keys: tombstones of deleted ones, and marks of closed numbers, which alone expire. */
  Appointments: {
    env: 'APPOINTMENTS_TABLE',
    partitionKey: 'confirmationNumber',
    indexes: [
      { name: 'byEmail', partitionKey: 'emailKey', sortKey: 'startsAt' },
      { name: 'byCreationMonth', partitionKey: 'createdMonth', sortKey: 'bookingDate' },
      { name: 'byVisitMonth', partitionKey: 'visitMonth', sortKey: 'startsAt' },
    ],
    expiresAt: 'expiresAt',
  },
  /** What clients, payments and recipients of mail have used of their limits: counters and bounded sets. No one is named. */
  Limits: { env: 'LIMITS_TABLE', partitionKey: 'key', expiresAt: 'expiresAt' },
  /** Requests for lookup codes, each with a pseudonym of its email address. The codes themselves are stored nowhere. */
  LookupCodes: { env: 'LOOKUP_CODES_TABLE', partitionKey: 'requestId', expiresAt: 'dropAt' },
  /** Lookup sessions that have not been ended. */
  LookupSessions: { env: 'LOOKUP_SESSIONS_TABLE', partitionKey: 'id', expiresAt: 'expiresAt' },
  /** Counters by month and shard, updated in the transaction of what they count. */
  Stats: { env: 'STATS_TABLE', partitionKey: 'counter', sortKey: 'part' },
  /** Mails to send, written in the transaction of what they tell about. The index holds those awaiting another attempt. */
  Outbox: {
    env: 'OUTBOX_TABLE',
    partitionKey: 'id',
    indexes: [{ name: 'byNextAttempt', partitionKey: 'queue', sortKey: 'nextAttemptAt' }],
    expiresAt: 'expiresAt',
    stream: true,
  },
  /** Contact messages and consultation requests. Not medical records; deleted after a year. */
  Messages: { env: 'MESSAGES_TABLE', partitionKey: 'id', expiresAt: 'expiresAt' },
  /** Cached answers of the open geocoder, and the lease to ask it. */
  Geocodes: { env: 'GEOCODES_TABLE', partitionKey: 'key', expiresAt: 'expiresAt' },
  /**
   * Payments by the id of their intent, tombstones of deleted ones, other products' sales, and the idempotency key of each
   * payment. The sparse indexes hold those that are still open at Stripe, those that wait for a manager, and those whose
   * money has moved. Only a key that no payment came of expires.
   */
  Payments: {
    env: 'PAYMENTS_TABLE',
    partitionKey: 'id',
    indexes: [
      { name: 'byCreationMonth', partitionKey: 'createdMonth', sortKey: 'createdAt' },
      { name: 'byPendingSince', partitionKey: 'pending', sortKey: 'pendingSince' },
      { name: 'byAttention', partitionKey: 'attention', sortKey: 'attentionSince' },
      { name: 'byMovedDate', partitionKey: 'movedDate', sortKey: 'id' },
    ],
    expiresAt: 'expiresAt',
  },
  /**
   * The reconciliation with Stripe: what moved Stripe's balance, by payment; payouts; one line per day; what does not agree,
   * with managers' notes; what was mended, and what could not be settled; how far it has come; and a request to start it,
   * whose write the stream reports. Besides the notes it holds ids and amounts only. Nothing expires: they are books.
   */
  Books: {
    env: 'BOOKS_TABLE',
    partitionKey: 'book',
    sortKey: 'entry',
    indexes: [{ name: 'byDate', partitionKey: 'date', sortKey: 'entry' }],
    stream: true,
  },
  /** Ids of Stripe events already processed, which only save work, and when the last one came, which does not expire. */
  StripeEvents: { env: 'STRIPE_EVENTS_TABLE', partitionKey: 'id', expiresAt: 'expiresAt' },
  /** The audit log: who changed what. Append only. */
  Audit: { env: 'AUDIT_TABLE', partitionKey: 'month', sortKey: 'entry' },
} as const satisfies Record<string, TableShape>;

export type TableName = keyof typeof tables;

export const tableNames = Object.keys(tables) as TableName[];

/** The shape of a table, by name. */
export function tableShape(name: TableName): TableShape {
  return tables[name];
}
