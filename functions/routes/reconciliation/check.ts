import { now } from '#functions/platform/clock.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { handleStaff } from '#functions/platform/http/staff-caller.ts';
import { readCheckedAt, requestCheck } from '#functions/reconciliation/day.ts';
import { reconciliationRoutes } from '#shared/reconciliation/routes.ts';

export const handler = handleStaff(reconciliationRoutes['POST /api/reconciliation'], async () => {
  const checkedAt = await readCheckedAt();
  await requestCheck(now());
  return reply(202, { checkedAt: checkedAt ?? null });
});
