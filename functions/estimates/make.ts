import { isDeepStrictEqual } from 'node:util';
import { isSelfPay, withEstimate } from '#functions/appointments/estimate.ts';
import {
  type AppointmentItem,
  type EstimateState,
  isMailed,
  toAppointment,
} from '#functions/appointments/record.ts';
import { isAppointment, updateAppointment } from '#functions/appointments/store.ts';
import type { MailCause } from '#functions/mail/outbox.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import type { Estimate, EstimateItem } from '#shared/estimates/estimate.ts';
import { type Price, provider } from '#shared/estimates/prices.ts';
import { keepStep, latestEstimate } from './estimates.ts';
import { estimateMailStep } from './mails.ts';
import { digestOf } from './price-list.ts';
import { checkEstimable, checkReplaceable } from './problems.ts';

/** The content of an estimate, from the desk or from the price list. */
export interface EstimateContent {
  items: readonly EstimateItem[];
  diagnosisCode?: string | undefined;
  /** The provider's number (NPI). Default: the clinic group's own. */
  npi?: string | undefined;
}

/** The audit log's actor for an estimate that is made from the price list, without staff. */
export const priceListActor = 'price-list';

interface Making {
  /** Who makes the estimate, for the audit log: a staff member, or `priceListActor`. */
  actor: string;
  /** Returns the cause of the mail that tells the patient. */
  causeOf: (item: AppointmentItem) => MailCause;
  now: Date;
  /** The owner's price list. */
  list: readonly Price[];
  /** Throws the Problem that refuses the estimate. */
  check?: (item: AppointmentItem) => void;
}

function estimateOf(item: AppointmentItem, content: EstimateContent, madeAt: string): Estimate {
  const { items, diagnosisCode, npi = provider.npi } = content;
  return {
    confirmationNumber: item.confirmationNumber,
    madeAt,
    patientName: `${item.firstName} ${item.lastName}`,
    dob: item.dob,
    clinic: toAppointment(item).location,
    date: item.date,
    startsAt: item.startsAt,
    items: items.map(({ description, serviceCode, amount }) => ({
      description,
      ...(serviceCode && { serviceCode }),
      amount,
    })),
    total: items.reduce((sum, { amount }) => sum + amount, 0),
    ...(diagnosisCode && { diagnosisCode }),
    provider: { name: provider.name, npi, taxId: provider.taxId },
  };
}

/**
 * Makes a visit's estimate: stores it, updates the visit and queues the mail with the link, all in one transaction. If
 * two people make the same estimate at the same time, the second call finds it and changes nothing. Throws `conflict`
 * if the visit was canceled or missed, or if it has begun and an estimate was made before, and what `updateAppointment`
 * throws.
 */
export async function makeEstimate(
  confirmationNumber: string,
  content: EstimateContent,
  { actor, causeOf, now, list, check }: Making,
): Promise<AppointmentItem> {
  let madeAt = now.toISOString();
  return updateAppointment<AppointmentItem>(
    confirmationNumber,
    async (item) => {
      const latest = await latestEstimate(confirmationNumber);
      const isUpToDate = latest !== undefined && item.estimate?.sentAt === latest.madeAt;
      if (isUpToDate && isDeepStrictEqual(latest, estimateOf(item, content, latest.madeAt)))
        return { unchanged: item };
      check?.(item);
      checkEstimable(item);
      if (latest) checkReplaceable(item, now);
      // `latestEstimate` sorts a visit's estimates by `madeAt`, so the new one must be later than all others.
      if (latest && latest.madeAt >= madeAt) madeAt = new Date(Date.parse(latest.madeAt) + 1).toISOString();
      const prices = digestOf(list);
      // The desk makes an estimate for an insured patient only on request, so store a request if there is none yet.
      const { askedAt = isSelfPay(item) ? undefined : madeAt, dueBy = madeAt } = item.estimate ?? {};
      const made: EstimateState = {
        dueBy,
        ...(askedAt && { askedAt }),
        sentAt: madeAt,
        ...(prices && { prices }),
        ...(actor !== priceListActor && { isByDesk: true }),
      };
      return {
        next: { ...withEstimate(item, made, now), version: item.version + 1 },
        steps: {
          estimate: keepStep(estimateOf(item, content, madeAt)),
          mail: isMailed(item) ? estimateMailStep(confirmationNumber, madeAt, causeOf(item)) : undefined,
          audit: auditStep({ actor, action: 'appointment.estimate', subject: confirmationNumber }, now),
        },
      };
    },
    (record): record is AppointmentItem => isAppointment(record) && record.estimate?.sentAt === madeAt,
  );
}
