import type { AddressProof } from '#functions/appointments/auth/patient-tokens.ts';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { readToken, writeToken } from '#functions/platform/tokens.ts';
import { retention } from '#shared/legal/retention.ts';
import { dayMs } from '#shared/time/durations.ts';

/** What the link of an estimate proves, and for which estimate it was made. */
export interface EstimateProof extends AddressProof {
  madeAt: string;
}

const lifeMs = retention.estimateLinkDays * dayMs;

/**
 * The address of a visit's estimate on the site, with a token that shows only the visit's estimate, until two years
 * after it was made. Correcting the visit's email address makes the token invalid. It is in the hash, which browsers
 * never send to a server.
 */
export async function estimatePath(
  {
    confirmationNumber,
    emailGeneration = 0,
  }: Pick<AppointmentItem, 'confirmationNumber' | 'emailGeneration'>,
  madeAt: string,
): Promise<string> {
  // Tokens expire in real time, which is behind domain time if LOCAL_NOW has shifted the clock ahead.
  const aheadMs = clock().getTime() - Date.now();
  const expiresAt = new Date(Date.parse(madeAt) + lifeMs - aheadMs);
  const token = await writeToken('estimate', `${confirmationNumber}#${emailGeneration}#${madeAt}`, expiresAt);
  return `#/estimate/${confirmationNumber}?token=${token}`;
}

/** What the token of an estimate's link proves; undefined when it is not a valid one. */
export async function readEstimateToken(token: string): Promise<EstimateProof | undefined> {
  const subject = await readToken('estimate', token);
  if (subject === undefined) return undefined;
  const [confirmationNumber = '', generation, madeAt = ''] = subject.split('#');
  return { confirmationNumber, emailGeneration: Number(generation), madeAt };
}
