import { newCode } from '#functions/lookup/code-store.ts';
import { codeLimitSteps, tooManyCodes } from '#functions/lookup/limits.ts';
import { codeMailStep } from '#functions/lookup/mails.ts';
import { transact } from '#functions/platform/dynamo/transaction.ts';
import { anyone } from '#functions/platform/http/caller.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';

const message =
  'If visits are booked with this address, a code is on its way. It is good for 10 minutes. Look in the spam folder, too.';

export const handler = handle(
  appointmentRoutes['POST /api/appointments/lookup'],
  anyone,
  async ({ body }) => {
    const emailKey = body.email.toLowerCase();
    const { seed, step } = await newCode(emailKey);
    // Nobody looks whether the address is known until the mail is sent: neither words nor time give it away.
    const failed = await transact({
      code: step,
      mail: codeMailStep(emailKey, seed),
      ...(await codeLimitSteps(emailKey)),
    });
    if (failed.length > 0) throw tooManyCodes(failed);
    return reply(202, { message });
  },
);
