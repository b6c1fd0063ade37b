import { requireBearerToken, unusableToken } from '#functions/appointments/auth/bearer-token.ts';
import { type Patient, patientOf } from '#functions/appointments/auth/patient-caller.ts';
import type { AddressProof } from '#functions/appointments/auth/patient-tokens.ts';
import { findOwnAppointment } from '#functions/appointments/ownership.ts';
import { identify } from '#functions/platform/http/handle.ts';
import { Problem } from '#shared/api/problem.ts';
import type { Estimate } from '#shared/estimates/estimate.ts';
import { readEstimateToken } from './estimate-token.ts';
import { latestEstimate } from './estimates.ts';

/** For the route that shows an estimate: the token of its link, or one of the visit's patient. */
export const estimateHolder = identify('patient', async (event): Promise<Patient | AddressProof> => {
  const token = requireBearerToken(event);
  const caller = (await readEstimateToken(token)) ?? (await patientOf(token));
  if (!caller) throw unusableToken();
  return caller;
});

/** A visit's latest estimate. Throws `not-found` for another patient's visit, and while none has been made. */
export async function showEstimate(
  confirmationNumber: string,
  caller: Patient | AddressProof,
): Promise<Estimate> {
  await findOwnAppointment(confirmationNumber, caller);
  const estimate = await latestEstimate(confirmationNumber);
  if (!estimate) throw new Problem('not-found', 'This visit has no cost estimate yet.');
  return estimate;
}
