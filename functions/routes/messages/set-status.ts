import { markMessage } from '#functions/messages/mark-message.ts';
import { toStaffMessage } from '#functions/messages/record.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { messageRoutes } from '#shared/messages/routes.ts';

export const handler = handleViews(
  messageRoutes['PUT /api/admin/messages/{id}'],
  async ({ params, body, caller, now }) => {
    const message = await markMessage(params.id, body, caller.subject, now);
    return reply(200, { message: toStaffMessage(message) });
  },
);
