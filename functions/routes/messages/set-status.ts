import { markMessage } from '#functions/messages/mark-message.ts';
import { toStaffMessage } from '#functions/messages/to-staff-message.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { now } from '#functions/platform/clock.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { desk } from '#functions/platform/http/staff-caller.ts';
import { messageRoutes } from '#shared/messages/routes.ts';

export const handler = handle(
  messageRoutes['PUT /api/admin/messages/{id}'],
  loggingViews(desk),
  async ({ params, body, caller }) => {
    const message = await markMessage(params.id, body, caller.subject, now());
    return reply(200, { message: toStaffMessage(message) });
  },
);
