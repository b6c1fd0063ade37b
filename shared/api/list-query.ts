import * as z from 'zod/mini';
import { calendarDate } from '#shared/forms/fields.ts';

/** What every list of the dashboard is asked by (wire.md, General). A list adds filters of its own. */
export const listQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(2000))),
  limit: z._default(z.coerce.number('A number from 1 to 200').check(z.int(), z.gte(1), z.lte(200)), 50),
  from: z.optional(calendarDate()),
  to: z.optional(calendarDate()),
  q: z.optional(z.string().check(z.trim(), z.maxLength(254))),
});

/** What comes with a page of a list: where the next one begins, or that this was the last. */
export const pageFields = { nextCursor: z.nullable(z.string()), complete: z.boolean() };
