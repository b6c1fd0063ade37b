import { perDay, tooManyToday } from '#functions/messages/limits.ts';
import { checkPreferredDate } from '#functions/messages/preferred-date.ts';
import { leaveMessage } from '#functions/messages/store.ts';
import { countInWindow } from '#functions/platform/dynamo/window-limits.ts';
import { envNumber } from '#functions/platform/env.ts';
import { anyone } from '#functions/platform/http/caller.ts';
import { clientAddress } from '#functions/platform/http/client-address.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { pseudonym } from '#functions/platform/tokens.ts';
import { consultationRoutes } from '#shared/consultations/routes.ts';

// This form mails an address that somebody typed, so the address itself is counted too.
const perEmail = perDay('consultation#email', envNumber('LIMIT_CONSULTATIONS_PER_EMAIL_AND_DAY'));
const perAddress = perDay('consultation#address', envNumber('LIMIT_CONSULTATIONS_PER_DAY'));

const message = 'Thank you. The link for your video visit is on its way to your e-mail address.';

export const handler = handle(
  consultationRoutes['POST /api/consultations'],
  anyone,
  async ({ body, event }) => {
    checkPreferredDate(body.date);
    const addressKey = await pseudonym(clientAddress(event));
    const emailKey = await pseudonym(body.email.toLowerCase());
    const { reached } = await leaveMessage(
      { kind: 'consultation', ...body },
      { email: countInWindow(perEmail, emailKey), address: countInWindow(perAddress, addressKey) },
    );
    if (reached.length > 0) throw tooManyToday();
    return reply(202, { message });
  },
);
