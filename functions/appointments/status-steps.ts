import type { TransactItem, TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import {
  addressCounter,
  countedAppointment,
  countOpenAppointment,
  emailCounter,
} from './limits/open-appointments.ts';
import { type AppointmentItem, holdsSlot } from './record.ts';
import { releaseSlot, takeSlot } from './slots/store.ts';

/** The step that takes or releases the slot for a new status, if any is needed. */
export function slotStep(item: AppointmentItem, to: AppointmentStatus): TransactItem | undefined {
  const holds = holdsSlot(item.status);
  if (holds === holdsSlot(to)) return undefined;
  return holds ? releaseSlot(item, item.confirmationNumber) : takeSlot(item, item.confirmationNumber);
}

/**
 * The steps that count a new status among the open appointments of its patient and network address. None once the
 * visit has begun: past visits leave the counters on their own.
 */
export function openCountSteps(
  item: AppointmentItem,
  to: AppointmentStatus,
  now: Date,
): TransactSteps<'patient' | 'address'> {
  const counts = item.status === 'confirmed';
  const willCount = to === 'confirmed';
  if (counts === willCount || Date.parse(item.startsAt) <= now.getTime()) return {};
  const counted = countedAppointment(item);
  const by = willCount ? 1 : -1;
  return {
    patient: countOpenAppointment(emailCounter(item.emailKey), counted, by),
    ...(item.addressKey && { address: countOpenAppointment(addressCounter(item.addressKey), counted, by) }),
  };
}
