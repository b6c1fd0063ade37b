import { lookupToken } from '#functions/appointments/access/access-tokens.ts';
import { appointmentsOfEmail } from '#functions/appointments/list-by-email.ts';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { Problem } from '#shared/api/problem.ts';
import { redeemCode } from './code-store.ts';

interface LookupSession {
  token: string;
  items: AppointmentItem[];
}

/**
 * Redeems a code for a token that opens the appointments of an email address (lower case), and reads those. Throws
 * `invalid` when the code is wrong, used or expired.
 */
export async function verifyCode(emailKey: string, code: string): Promise<LookupSession> {
  if (!(await redeemCode(emailKey, code))) {
    const message = 'This code is not right, or not good any more. Check it, or ask for a new one.';
    throw new Problem('invalid', message, { fields: { code: message } });
  }
  const items = await appointmentsOfEmail(emailKey);
  return { token: await lookupToken(emailKey), items };
}
