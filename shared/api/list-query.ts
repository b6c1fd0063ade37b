import * as z from 'zod/mini';
import { calendarDate } from '#shared/forms/fields.ts';

/** The query parameters that all lists of the dashboard share. Each list adds its own filters. */
export const listQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(2000))),
  limit: z._default(z.coerce.number('A number from 1 to 200').check(z.int(), z.gte(1), z.lte(200)), 50),
  from: z.optional(calendarDate()),
  to: z.optional(calendarDate()),
  q: z.optional(z.string().check(z.trim(), z.maxLength(254))),
});

/** The fields of a list's reply that lead to the next page. */
export const pageFields = { nextCursor: z.nullable(z.string()), complete: z.boolean() };
