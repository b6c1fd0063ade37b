import { putDifferenceAway } from '#functions/books/differences/put-away.ts';
import { admin } from '#functions/platform/http/admin-caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { bookRoutes } from '#shared/books/routes.ts';

export const handler = handle(
  bookRoutes['POST /api/reconciliation/handled'],
  admin,
  async ({ body, caller }) => {
    await putDifferenceAway(body, caller.subject);
    return reply(200, { success: true });
  },
);
