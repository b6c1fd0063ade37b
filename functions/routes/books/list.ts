import { readBooks } from '#functions/books/read-books.ts';
import { now } from '#functions/platform/clock.ts';
import { admin } from '#functions/platform/http/admin-caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { Problem } from '#shared/api/problem.ts';
import { bookRoutes, maxBookDays } from '#shared/books/routes.ts';
import { addDays, clinicDateAt } from '#shared/time/clinic-time.ts';

const defaultDays = 30;

function wrongEnd(to: string): Problem {
  return new Problem('invalid', `${to}.`, { fields: { to } });
}

export const handler = handle(bookRoutes['GET /api/reconciliation'], admin, async ({ query }) => {
  const { to = clinicDateAt(now()) } = query;
  const { from = addDays(to, -defaultDays) } = query;
  if (to > addDays(from, maxBookDays)) throw wrongEnd(`Choose ${maxBookDays} days or fewer`);
  if (from > to) throw wrongEnd('Choose an end date on or after the start date');
  return reply(200, await readBooks({ from, to }));
});
