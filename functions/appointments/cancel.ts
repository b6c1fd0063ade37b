import { changeStatus } from './change-status.ts';
import { checkOpen, checkOwn } from './ownership.ts';
import type { Patient } from './patient-caller.ts';
import type { AppointmentItem } from './record.ts';
import type { AppointmentChange } from './update.ts';

/** Cancels a patient's own appointment. Canceling it twice succeeds: the second finds it done. */
export function cancelAppointment(
  confirmationNumber: string,
  caller: Patient,
  { now, ...change }: Pick<AppointmentChange, 'now' | 'extraSteps'>,
): Promise<AppointmentItem> {
  return changeStatus(confirmationNumber, 'cancelled', {
    ...change,
    actor: 'patient',
    now,
    check: (item) => {
      checkOwn(caller, item);
      if (item.status !== 'cancelled') checkOpen(item, now);
    },
  });
}
