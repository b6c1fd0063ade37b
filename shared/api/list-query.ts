import * as z from 'zod/mini';
import { calendarDate, freeText } from '#shared/forms/fields.ts';

/** The query parameters that all lists of the dashboard share. Each list adds its own filters. */
export const listQuery = z.object({
  cursor: z.optional(z.string().check(z.regex(/^[\w.-]{0,2000}$/, 'Start again from the first page'))),
  limit: z._default(z.coerce.number('A number from 1 to 200').check(z.int(), z.gte(1), z.lte(200)), 50),
  from: z.optional(calendarDate()),
  to: z.optional(calendarDate()),
  q: z.optional(
    freeText(254, { tooLong: 'Use 254 characters or fewer', notPlain: 'Search for words or numbers' }),
  ),
});

/** The fields of a list's reply that lead to the next page. */
export const pageFields = { nextCursor: z.nullable(z.string()), complete: z.boolean() };
