import type { AppointmentItem } from '#functions/appointments/record.ts';
import { checkVersion } from '#functions/appointments/store.ts';
import type { BodyOf } from '#shared/api/route.ts';
import type { adminEstimateRoutes } from '#shared/estimates/admin-routes.ts';
import { prices } from '#shared/estimates/prices.ts';
import { estimatePath } from './estimate-token.ts';
import { makeEstimate } from './make.ts';
import { requestEstimate } from './request.ts';

type Form = BodyOf<
  (typeof adminEstimateRoutes)['POST /api/admin/appointments/{confirmationNumber}/estimate']
>;

/**
 * Makes the estimate that the desk has filled in, or without lines, notes that its patient has asked for one. Throws
 * `stale-version` if staff saw another version, and what `makeEstimate` and `requestEstimate` throw.
 * @returns the appointment and, once its estimate is made, the address at which the desk can print it
 */
export async function estimateAtDesk(
  confirmationNumber: string,
  { items, diagnosisCode, npi, version }: Form,
  actor: string,
  now: Date,
): Promise<{ item: AppointmentItem; link?: string }> {
  const check = checkVersion(version);
  const item = items
    ? await makeEstimate(
        confirmationNumber,
        { items, diagnosisCode, npi },
        { actor, causeOf: () => 'staff', now, list: prices, check },
      )
    : await requestEstimate(confirmationNumber, { actor, now, check });
  const { sentAt } = item.estimate ?? {};
  return { item, ...(sentAt && { link: await estimatePath(item, sentAt) }) };
}
