import { codeLimitSteps, tooManyCodes } from '#functions/adapters/code-limits.ts';
import { newCode } from '#functions/adapters/lookup-codes.ts';
import { mailStep } from '#functions/adapters/outbox.ts';
import { transact } from '#functions/adapters/transaction.ts';
import { anyone } from '#functions/core/caller.ts';
import { handle, reply } from '#functions/core/handle.ts';
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
      mail: mailStep({ kind: 'code', emailKey, seed, createdAt: new Date().toISOString() }),
      ...(await codeLimitSteps(emailKey)),
    });
    if (failed.length > 0) throw tooManyCodes(failed);
    return reply(202, { message });
  },
);
