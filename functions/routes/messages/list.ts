import { listMessages } from '#functions/messages/list-messages.ts';
import { toStaffMessage } from '#functions/messages/record.ts';
import { handleViews } from '#functions/platform/audit-log/log-views.ts';
import { reply } from '#functions/platform/http/handle.ts';
import { messageRoutes } from '#shared/messages/routes.ts';

export const handler = handleViews(messageRoutes['GET /api/admin/messages'], async ({ query }) => {
  const { items, nextCursor } = await listMessages(query);
  return reply(200, { messages: items.map(toStaffMessage), nextCursor });
});
