import { perDay, tooManyToday } from '#functions/adapters/message-limits.ts';
import { leaveMessage } from '#functions/adapters/message-store.ts';
import { countInWindow } from '#functions/adapters/window-limits.ts';
import { anyone } from '#functions/core/caller.ts';
import { clientAddress } from '#functions/core/client-address.ts';
import { envNumber } from '#functions/core/env.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { checkPreferredDate } from '#functions/core/preferred-date.ts';
import { pseudonym } from '#functions/core/tokens.ts';
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
