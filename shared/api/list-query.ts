import * as z from 'zod/mini';
import { calendarDate, freeText } from '#shared/forms/fields.ts';

const maxLimit = 200;
const defaultLimit = 50;
const limitMessage = `Enter a number from 1 to ${maxLimit}`;

const viewPurposes = ['export', 'print'] as const;

/** Why a client reads records, other than to show them on a screen. */
export type ViewPurpose = (typeof viewPurposes)[number];

/** Each request with a purpose gets its own entry in the audit log. */
export const purposeField = { purpose: z.optional(z.enum(viewPurposes, 'Choose export or print')) };

/** The query parameters of all lists in the dashboard. Each list adds its own filters. */
export const listQuery = z.object({
  cursor: z.optional(z.string().check(z.regex(/^[\w.-]{0,2000}$/, 'Start again from the first page'))),
  limit: z._default(z.coerce.number(limitMessage).check(z.int(), z.gte(1), z.lte(maxLimit)), defaultLimit),
  from: z.optional(calendarDate()),
  to: z.optional(calendarDate()),
});

const searchMessages = { tooLong: 'Use 254 characters or fewer', notPlain: 'Search for words or numbers' };

/**
 * The fields of a search in a list. They go in the request's body, because a search may name a patient, and logs,
 * history and referrers keep URLs.
 */
export const searchFields = {
  limit: z._default(z.int(limitMessage).check(z.gte(1), z.lte(maxLimit)), defaultLimit),
  q: freeText(254, searchMessages).check(z.minLength(1, searchMessages.notPlain)),
};

/** The fields of a list's reply about its next page. On the last page, `complete` is true. */
export const pageFields = { nextCursor: z.nullable(z.string()), complete: z.boolean() };
