import { addToSet } from '#functions/platform/dynamo/bounded-sets.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { envNumber } from '#functions/platform/env.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { retention } from '#shared/legal/retention.ts';
import { daySeconds } from '#shared/time/durations.ts';

const slotsOfVisitDay = envNumber('LIMIT_SLOTS_OF_VISIT_DAY');

const retentionSeconds = retention.visitDayDays * daySeconds;

/** An appointment, and the day that it is on. */
export interface AppointmentDay {
  confirmationNumber: string;
  date: string;
}

/**
 * The step that counts which appointments a client has put on one day of visits, so that it can't fill a clinic's whole
 * day. Canceling gives nothing back. An appointment counts once, however often it moves within the day.
 */
export function visitDayStep(
  { key, isSpared }: Client,
  { date, confirmationNumber }: AppointmentDay,
): TransactItem | undefined {
  if (isSpared) return undefined;
  const expiresAt = Math.ceil(Date.now() / 1000) + retentionSeconds;
  return addToSet(`visit-day#${key}#${date}`, { key: confirmationNumber, limit: slotsOfVisitDay }, expiresAt);
}
