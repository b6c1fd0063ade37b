import type { AddressProof } from '#functions/appointments/auth/patient-tokens.ts';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { readToken, writeToken } from '#functions/platform/tokens.ts';
import { retention } from '#shared/legal/retention.ts';
import { dayMs } from '#shared/time/durations.ts';

/** What the token of an estimate's link proves, and when that estimate was made. */
export interface EstimateProof extends AddressProof {
  madeAt: string;
}

const lifeMs = retention.estimateLinkDays * dayMs;

/**
 * The link to a visit's estimate, relative to the site. Its token shows only this visit's estimate, and expires two
 * years after the estimate was made. Correcting the visit's email address makes the token invalid. The token is in the
 * URL's hash because browsers never send a hash to a server.
 */
export async function estimatePath(
  {
    confirmationNumber,
    emailGeneration = 0,
  }: Pick<AppointmentItem, 'confirmationNumber' | 'emailGeneration'>,
  madeAt: string,
): Promise<string> {
  // Tokens expire in real time. If LOCAL_NOW has shifted domain time ahead, subtract the shift.
  const aheadMs = clock().getTime() - Date.now();
  const expiresAt = new Date(Date.parse(madeAt) + lifeMs - aheadMs);
  const token = await writeToken('estimate', `${confirmationNumber}#${emailGeneration}#${madeAt}`, expiresAt);
  return `#/estimate/${confirmationNumber}?token=${token}`;
}

/** What the token of an estimate's link proves; undefined when the token isn't valid. */
export async function readEstimateToken(token: string): Promise<EstimateProof | undefined> {
  const subject = await readToken('estimate', token);
  if (subject === undefined) return undefined;
  const [confirmationNumber = '', generation, madeAt = ''] = subject.split('#');
  return { confirmationNumber, emailGeneration: Number(generation), madeAt };
}
