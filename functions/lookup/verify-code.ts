import { lookupToken } from '#functions/appointments/access/access-tokens.ts';
import { startSession } from '#functions/appointments/access/lookup-sessions.ts';
import { noteProvenAddress } from '#functions/appointments/limits/proven-addresses.ts';
import { appointmentsOfEmail } from '#functions/appointments/list-by-email.ts';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { countNow, giveBack } from '#functions/platform/dynamo/client-limits.ts';
import { transact } from '#functions/platform/dynamo/transaction.ts';
import { envNumber } from '#functions/platform/env.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { codeOf, isSameCode } from './code.ts';
import { tooManyWrongCodes, wrongCode } from './problems.ts';
import { countTry, redeemStep } from './requests.ts';

/** A code as a visitor entered it, with the request that it was mailed for and its email address (lower case). */
interface EnteredCode {
  emailKey: string;
  code: string;
  requestId: string;
}

interface LookupSession {
  token: string;
  items: AppointmentItem[];
}

const wrongCodesOfClient = { name: 'wrongCodes', limit: envNumber('LIMIT_WRONG_CODES_PER_DAY') };

/**
 * Counts a try, then compares the code and redeems it. Counting comes first, so that simultaneous tries cannot exceed
 * the limits. A wrong code takes the same calls for known and unknown addresses, so that their timing tells nothing.
 */
async function redeem({ emailKey, code, requestId }: EnteredCode, client: Client): Promise<boolean> {
  const rightCode = await codeOf(requestId, emailKey);
  if (!(await countNow(client, wrongCodesOfClient))) throw tooManyWrongCodes();
  const mayTry = await countTry(requestId, emailKey);
  if (!isSameCode(code, rightCode) || !mayTry) return false;
  const failed = await transact({ request: redeemStep(requestId), session: startSession(requestId) });
  return failed.length === 0;
}

/**
 * Redeems a code for a session that opens the appointments of its email address, and reads those. Throws `invalid` when
 * the code opens nothing, and `too-many` when its client entered too many wrong ones.
 */
export async function verifyCode(entered: EnteredCode, client: Client): Promise<LookupSession> {
  if (!(await redeem(entered, client))) throw wrongCode();
  const { emailKey, requestId } = entered;
  // Both only raise limits. If they fail, the patient still gets the session, since the code is used up.
  await Promise.allSettled([noteProvenAddress(client, emailKey), giveBack(client, wrongCodesOfClient)]);
  const items = await appointmentsOfEmail(emailKey);
  return { token: await lookupToken({ sessionId: requestId, emailKey }), items };
}
