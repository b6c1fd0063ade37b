import { handle, reply } from '#functions/platform/http/handle.ts';
import { leaveWaitlist } from '#functions/waitlist/leave.ts';
import { waiter } from '#functions/waitlist/waiter.ts';
import { waitlistRoutes } from '#shared/waitlist/routes.ts';

export const handler = handle(
  waitlistRoutes['POST /api/waitlist/{id}/leave'],
  waiter,
  async ({ params, caller }) => {
    await leaveWaitlist(params.id, caller);
    return reply(204);
  },
);
