import { now } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { admin } from '#functions/platform/http/staff-caller.ts';
import { readCheckedAt, requestCheck } from '#functions/reconciliation/state.ts';
import { reconciliationRoutes } from '#shared/reconciliation/routes.ts';

export const handler = handle(reconciliationRoutes['POST /api/reconciliation'], admin, async () => {
  const checkedAt = await readCheckedAt();
  await requestCheck(now());
  return reply(202, { checkedAt: checkedAt ?? null });
});
