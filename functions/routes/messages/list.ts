import { listMessages } from '#functions/messages/list-messages.ts';
import { toStaffMessage } from '#functions/messages/to-staff-message.ts';
import { loggingViews } from '#functions/platform/audit-log/log-views.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { desk } from '#functions/platform/http/staff-caller.ts';
import { messageRoutes } from '#shared/messages/routes.ts';

export const handler = handle(
  messageRoutes['GET /api/admin/messages'],
  loggingViews(desk),
  async ({ query }) => {
    const { items, nextCursor } = await listMessages(query);
    return reply(200, { messages: items.map(toStaffMessage), nextCursor });
  },
);
