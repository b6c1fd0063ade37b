import { perDay, tooManyToday } from '#functions/messages/limits.ts';
import { checkPreferredDate } from '#functions/messages/preferred-date.ts';
import { leaveMessage } from '#functions/messages/store.ts';
import { countInWindow } from '#functions/platform/dynamo/window-limits.ts';
import { envNumber } from '#functions/platform/env.ts';
import { anyone } from '#functions/platform/http/caller.ts';
import { clientAddress } from '#functions/platform/http/client-address.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { pseudonym } from '#functions/platform/tokens.ts';
import { contactRoutes } from '#shared/contact/routes.ts';

const perAddress = perDay('contact', envNumber('LIMIT_CONTACTS_PER_DAY'));

// Nothing is mailed to the visitor: a form that anybody may fill in must not write to any address somebody types.
export const handler = handle(contactRoutes['POST /api/appoinment/add'], anyone, async ({ body, event }) => {
  checkPreferredDate(body.date);
  const addressKey = await pseudonym(clientAddress(event));
  const limits = { address: countInWindow(perAddress, addressKey) };
  const { id, reached } = await leaveMessage({ kind: 'contact', ...body }, limits);
  if (reached.length > 0) throw tooManyToday();
  return reply(201, { id });
});
