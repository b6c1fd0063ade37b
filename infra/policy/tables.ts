/** A key attribute; all of ours are strings. */
interface IndexShape {
  name: string;
  partitionKey: string;
  sortKey: string;
}

/** The shape of a DynamoDB table, read by the CDK app and by the local system alike. */
export interface TableShape {
  /** The environment variable that carries the table's name to a function. */
  env: string;
  partitionKey: string;
  sortKey?: string;
  /** Global secondary indexes; all of them project every attribute. */
  indexes?: readonly IndexShape[];
  /** Whether a stream tells a job of what is written. The local system reads the table instead. */
  stream?: boolean;
  /** The attribute (seconds since 1970) after which DynamoDB may drop an item. Never a lock. */
  expiresAt?: string;
}

export const tables = {
  /** Who holds which slot, and which closures cover it. An item that says neither is that of a free slot. */
  Slots: { env: 'SLOTS_TABLE', partitionKey: 'date', sortKey: 'slot' },
  /** When which clinic is closed, by the month of the day. */
  Closures: { env: 'CLOSURES_TABLE', partitionKey: 'month', sortKey: 'id' },
  /** Bookings, and the tombstones of deleted ones (which carry no index key). */
  Appointments: {
    env: 'APPOINTMENTS_TABLE',
    partitionKey: 'confirmationNumber',
    indexes: [
      { name: 'byEmail', partitionKey: 'emailKey', sortKey: 'startsAt' },
      { name: 'byCreationMonth', partitionKey: 'createdMonth', sortKey: 'bookingDate' },
      { name: 'byVisitMonth', partitionKey: 'visitMonth', sortKey: 'startsAt' },
    ],
  },
  /** Counters of visits to come, and of what an e-mail or network address may do in a minute, a quarter or a day. */
  Limits: { env: 'LIMITS_TABLE', partitionKey: 'key', expiresAt: 'expiresAt' },
  /** The code last mailed to an e-mail address, as a keyed digest. */
  LookupCodes: { env: 'LOOKUP_CODES_TABLE', partitionKey: 'emailKey', expiresAt: 'dropAt' },
  /** Counters moved in the transaction of what they count, by month and shard. */
  Stats: { env: 'STATS_TABLE', partitionKey: 'counter', sortKey: 'part' },
  /** Mails to send, written in the transaction of what they tell of. The index holds only what has to be tried again. */
  Outbox: {
    env: 'OUTBOX_TABLE',
    partitionKey: 'id',
    indexes: [{ name: 'byNextAttempt', partitionKey: 'queue', sortKey: 'nextAttemptAt' }],
    expiresAt: 'expiresAt',
    stream: true,
  },
  /** What visitors wrote: contacts and requests for video visits. No medical records; dropped after a year. */
  Messages: { env: 'MESSAGES_TABLE', partitionKey: 'id', expiresAt: 'expiresAt' },
  /** What the open geocoder answered, and whose turn it is to ask it. */
  Geocodes: { env: 'GEOCODES_TABLE', partitionKey: 'key', expiresAt: 'expiresAt' },
  /**
   * Payments by the id of their intent, the tombstones of deleted ones, and which key began which payment. The sparse
   * index holds those that Stripe has not ended yet.
   */
  Payments: {
    env: 'PAYMENTS_TABLE',
    partitionKey: 'id',
    indexes: [
      { name: 'byCreationMonth', partitionKey: 'createdMonth', sortKey: 'createdAt' },
      { name: 'byPendingSince', partitionKey: 'pending', sortKey: 'pendingSince' },
    ],
  },
  /** Ids of Stripe's events that are dealt with. Saves work; nothing is right or wrong because of it. */
  StripeEvents: { env: 'STRIPE_EVENTS_TABLE', partitionKey: 'id', expiresAt: 'expiresAt' },
  /** Who changed what; append only. */
  Audit: { env: 'AUDIT_TABLE', partitionKey: 'month', sortKey: 'entry' },
} as const satisfies Record<string, TableShape>;

export type TableName = keyof typeof tables;

export const tableNames = Object.keys(tables) as TableName[];

/** The shape of a table, by name. */
export function tableShape(name: TableName): TableShape {
  return tables[name];
}
