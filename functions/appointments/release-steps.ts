import type { NamedItems, TransactItem } from '#functions/platform/dynamo/transaction.ts';
import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import { addressCounter, countedVisit, countVisit, emailCounter } from './open-appointments.ts';
import { type AppointmentItem, holdsSlot } from './record.ts';
import { releaseSlot, takeSlot } from './slot-store.ts';

/** What a new status means for the slot: won, freed, or nothing. */
export function slotStep(item: AppointmentItem, to: AppointmentStatus): TransactItem | undefined {
  const holds = holdsSlot(item.status);
  if (holds === holdsSlot(to)) return undefined;
  return holds ? releaseSlot(item, item.confirmationNumber) : takeSlot(item, item.confirmationNumber);
}

type CounterStep = 'patient' | 'address';

/**
 * What a new status means for those who count open visits. Only visits to come are counted: those that are over leave
 * the counters by themselves.
 */
export function counterSteps(
  item: AppointmentItem,
  to: AppointmentStatus,
  now: Date,
): NamedItems<CounterStep> {
  const counted = item.status === 'confirmed';
  const willCount = to === 'confirmed';
  if (counted === willCount || Date.parse(item.startsAt) <= now.getTime()) return {};
  const visit = countedVisit(item);
  const by = willCount ? 1 : -1;
  return {
    patient: countVisit(emailCounter(item.emailKey), visit, by),
    ...(item.addressKey && { address: countVisit(addressCounter(item.addressKey), visit, by) }),
  };
}
