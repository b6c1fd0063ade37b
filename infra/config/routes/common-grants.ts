import type { TableGrants } from '#infra/config/grant-terms.ts';

/** For every status change: counters and the audit log. */
export const countAndAudit: TableGrants = { Stats: ['UpdateItem'], Audit: ['PutItem'] };
