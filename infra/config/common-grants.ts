import type { TableGrants } from './grant-terms.ts';

/** For every status change: counters and the audit log. */
export const countAndAudit: TableGrants = { Stats: ['UpdateItem'], Audit: ['PutItem'] };
