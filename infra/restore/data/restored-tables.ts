import type { TableName } from '#infra/config/tables.ts';

/** The tables whose items come back from a copy, in this order. Emails are last, after the records that they are about. */
export const restoredTables = [
  'Audit',
  'Messages',
  'Limits',
  'Suppressions',
  'Closures',
  'Appointments',
  'Payments',
  'Books',
  'Outbox',
] as const satisfies TableName[];

/** A table whose items come back from a copy. */
export type RestoredTable = (typeof restoredTables)[number];

/** The other tables, and why each doesn't. */
export const notRestored: Readonly<Record<Exclude<TableName, RestoredTable>, string>> = {
  Slots: 'made again from appointments and closures',
  Stats: 'recounted',
  StripeEvents: 'emptied, so that the check of the books reads every event again',
  LookupCodes: 'codes last minutes; patients ask for another',
  LookupSessions: 'an ended session must not open again; patients ask for another code',
  Geocodes: 'a cache',
};
