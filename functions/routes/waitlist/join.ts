import { optionalPatient } from '#functions/appointments/auth/patient-caller.ts';
import { now } from '#functions/platform/clock.ts';
import { clientOf } from '#functions/platform/http/client-of.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { joinWaitlist } from '#functions/waitlist/join.ts';
import { waitlistRoutes } from '#shared/waitlist/routes.ts';

export const handler = handle(
  waitlistRoutes['POST /api/waitlist'],
  optionalPatient,
  async ({ body, caller, event }) => {
    const client = await clientOf(event);
    return reply(201, await joinWaitlist(body, { caller, client, now: now() }));
  },
);
