import { type AppointmentItem, shownEstimate } from '#functions/appointments/record.ts';
import { checkVersion } from '#functions/appointments/store.ts';
import type { BodyOf } from '#shared/api/route.ts';
import type { adminEstimateRoutes, LastEstimate } from '#shared/estimates/admin-routes.ts';
import { prices } from '#shared/estimates/prices.ts';
import { estimatePath } from './estimate-token.ts';
import { latestEstimate } from './estimates.ts';
import { makeEstimate } from './make.ts';
import { requestEstimate } from './request.ts';

type Form = BodyOf<
  (typeof adminEstimateRoutes)['POST /api/admin/appointments/{confirmationNumber}/estimate']
>;

interface AtDesk {
  item: AppointmentItem;
  /** The URL at which the desk can print the estimate. Absent until an estimate is made, and while another is due. */
  link?: string;
  /** The content of the latest estimate. Absent if this form has just made it, or if there is none. */
  last?: LastEstimate;
}

async function lastOf(confirmationNumber: string): Promise<LastEstimate | undefined> {
  const latest = await latestEstimate(confirmationNumber);
  return latest && { items: latest.items, diagnosisCode: latest.diagnosisCode, npi: latest.provider.npi };
}

/**
 * Makes the estimate that the desk has filled in. If the form has no lines, notes instead that the patient has asked
 * for an estimate. Throws `stale-version` if staff saw another version, and what `makeEstimate` and `requestEstimate`
 * throw.
 */
export async function estimateAtDesk(
  confirmationNumber: string,
  { items, diagnosisCode, npi, version }: Form,
  actor: string,
  now: Date,
): Promise<AtDesk> {
  const check = checkVersion(version);
  const item = items
    ? await makeEstimate(
        confirmationNumber,
        { items, diagnosisCode, npi },
        { actor, causeOf: () => 'staff', now, list: prices, check },
      )
    : await requestEstimate(confirmationNumber, { actor, now, check });
  const { sentAt } = shownEstimate(item) ?? {};
  const last = items ? undefined : await lastOf(confirmationNumber);
  return { item, ...(sentAt && { link: await estimatePath(item, sentAt) }), ...(last && { last }) };
}
