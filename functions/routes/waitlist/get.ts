import { clientOf } from '#functions/platform/http/client-of.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { openEntry } from '#functions/waitlist/open.ts';
import { waiter } from '#functions/waitlist/waiter.ts';
import { waitlistRoutes } from '#shared/waitlist/routes.ts';

export const handler = handle(
  waitlistRoutes['GET /api/waitlist/{id}'],
  waiter,
  async ({ params, caller, event }) =>
    reply(200, { entry: await openEntry(params.id, caller, await clientOf(event)) }),
);
