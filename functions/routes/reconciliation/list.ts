import { now } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { admin } from '#functions/platform/http/staff-caller.ts';
import { readDays, toBookDay } from '#functions/reconciliation/day.ts';
import { readCheckedAt } from '#functions/reconciliation/state.ts';
import { Problem } from '#shared/api/problem.ts';
import { comparedDays, maxBookDays, reconciliationRoutes } from '#shared/reconciliation/routes.ts';
import { addDays, clinicDateAt } from '#shared/time/clinic-time.ts';

function wrongEnd(to: string): Problem {
  return new Problem('invalid', `${to}.`, { fields: { to } });
}

export const handler = handle(reconciliationRoutes['GET /api/reconciliation'], admin, async ({ query }) => {
  const { to = clinicDateAt(now()) } = query;
  const { from = addDays(to, 1 - comparedDays) } = query;
  if (to > addDays(from, maxBookDays)) throw wrongEnd(`Choose ${maxBookDays} days or fewer`);
  if (from > to) throw wrongEnd('Choose an end date on or after the start date');
  const [checkedAt, days] = await Promise.all([readCheckedAt(), readDays(from, to)]);
  return reply(200, { days: days.map(toBookDay), checkedAt: checkedAt ?? null });
});
