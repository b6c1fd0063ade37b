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
  /** Once an estimate is made and no other is due: the address at which the desk can print it. */
  link?: string;
  /** What the latest estimate says; absent if the form has just said it, or none was made. */
  last?: LastEstimate;
}

async function lastOf(confirmationNumber: string): Promise<LastEstimate | undefined> {
  const latest = await latestEstimate(confirmationNumber);
  return latest && { items: latest.items, diagnosisCode: latest.diagnosisCode, npi: latest.provider.npi };
}

/**
 * Makes the estimate that the desk has filled in, or without lines, notes that its patient has asked for one. Throws
 * `stale-version` if staff saw another version, and what `makeEstimate` and `requestEstimate` throw.
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
