import { requireBearerToken, unusableToken } from '#functions/appointments/auth/bearer-token.ts';
import { type Patient, patientOf } from '#functions/appointments/auth/patient-caller.ts';
import { isDue } from '#functions/appointments/estimate.ts';
import { findOwnAppointment, hasMailedToken } from '#functions/appointments/ownership.ts';
import { isDisowned } from '#functions/appointments/record.ts';
import { identify } from '#functions/platform/http/handle.ts';
import { Problem } from '#shared/api/problem.ts';
import type { Estimate, EstimatedVisit } from '#shared/estimates/estimate.ts';
import { type EstimateProof, readEstimateToken } from './estimate-token.ts';
import { latestEstimate } from './estimates.ts';

type EstimateHolder = Patient | EstimateProof;

/** Identifies who asks to see an estimate, by the token of the estimate's link or a token of the visit's patient. */
export const estimateHolder = identify('patient', async (event): Promise<EstimateHolder> => {
  const token = requireBearerToken(event);
  const caller = (await readEstimateToken(token)) ?? (await patientOf(token));
  if (!caller) throw unusableToken();
  return caller;
});

/**
 * Whether a caller's token may have been mailed before this estimate was made. The token of an estimate's link, whether
 * mailed or opened by the desk for printing, contains when its estimate was made.
 */
function hasEarlierMail(caller: EstimateHolder, { madeAt }: Estimate): boolean {
  return 'madeAt' in caller ? caller.madeAt !== madeAt : hasMailedToken(caller);
}

/**
 * A visit's latest estimate, with the visit's status and whether that estimate is outdated. Throws `not-found` for
 * another patient's visit, and while no estimate has been made. Someone whose email address got a patient's mail by
 * mistake, and who said so, sees at most the estimate whose link they got.
 */
export async function showEstimate(
  confirmationNumber: string,
  caller: EstimateHolder,
  now: Date,
): Promise<{ estimate: Estimate; visit: EstimatedVisit }> {
  const item = await findOwnAppointment(confirmationNumber, caller);
  const estimate = await latestEstimate(confirmationNumber);
  if (!estimate || (isDisowned(item) && hasEarlierMail(caller, estimate)))
    throw new Problem('not-found', 'This visit has no cost estimate yet.');
  const visit: EstimatedVisit = {
    status: item.status,
    ...(item.estimate?.sentAt !== estimate.madeAt && { outdated: true }),
    ...(isDue(item, now) && { dueBy: item.estimate?.dueBy }),
  };
  return { estimate, visit };
}
