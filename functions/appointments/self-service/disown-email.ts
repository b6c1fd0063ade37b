import type { AddressProof } from '#functions/appointments/auth/patient-tokens.ts';
import { noSuchAppointment } from '#functions/appointments/problems.ts';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { isAppointment, updateAppointment } from '#functions/appointments/store.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';

function disowned({ disownedGenerations = [] }: AppointmentItem): readonly number[] {
  return disownedGenerations;
}

/**
 * Stops all mail about a booking to the address that got the "This isn't me" link. The visit stays booked. The record
 * lists the address's generation (see `emailGeneration` in record.ts), not the address itself, so mail to a corrected
 * address still goes out.
 */
export async function disownEmail(confirmationNumber: string, proof: AddressProof, now: Date): Promise<void> {
  const { emailGeneration } = proof;
  await updateAppointment<AppointmentItem>(
    confirmationNumber,
    (item) => {
      if (proof.confirmationNumber !== confirmationNumber) throw noSuchAppointment();
      if (disowned(item).includes(emailGeneration)) return { unchanged: item };
      return {
        next: {
          ...item,
          disownedGenerations: [...disowned(item), emailGeneration],
          version: item.version + 1,
        },
        steps: {
          audit: auditStep(
            { actor: 'addressee', action: 'appointment.not-mine', subject: confirmationNumber },
            now,
          ),
        },
      };
    },
    (record): record is AppointmentItem =>
      isAppointment(record) && disowned(record).includes(emailGeneration),
  );
}
