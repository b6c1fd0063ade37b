import { reply } from '#functions/platform/http/handle.ts';
import { handleStaff } from '#functions/platform/http/staff-caller.ts';
import { readCheckedAt, readDays, toBookDay } from '#functions/reconciliation/day.ts';
import { invalid } from '#shared/api/problem.ts';
import { comparedDays, maxReconciledDays, reconciliationRoutes } from '#shared/reconciliation/routes.ts';
import { addDays, clinicDateAt } from '#shared/time/clinic-time.ts';

const wrongEnd = (message: string) => invalid('to', message, `${message}.`);

export const handler = handleStaff(
  reconciliationRoutes['GET /api/reconciliation'],
  async ({ query, now }) => {
    const { to = clinicDateAt(now) } = query;
    const { from = addDays(to, 1 - comparedDays) } = query;
    if (to > addDays(from, maxReconciledDays)) throw wrongEnd(`Choose ${maxReconciledDays} days or fewer`);
    if (from > to) throw wrongEnd('Choose an end date on or after the start date');
    const [checkedAt, days] = await Promise.all([readCheckedAt(), readDays(from, to)]);
    return reply(200, { days: days.map(toBookDay), checkedAt: checkedAt ?? null });
  },
);
