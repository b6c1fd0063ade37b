import type { Appointment } from '#shared/appointments/appointment.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { isOf } from '#web/features/admin/desk/details/person.ts';
import type { DeskForm } from '#web/features/admin/desk/visit-form/desk-form.ts';
import type { AdminSession } from '#web/features/admin/session/session-context.ts';

const maxWaitMs = 3000;

/**
 * Another confirmed visit that the person in the form has today. Undefined without one, and when the search fails or
 * takes longer than 3 seconds, because a walk-in can be booked without it.
 * @param ownNumber the confirmation number of the booking in the form, which may already be made
 */
export async function findVisitToday(
  call: AdminSession['call'],
  form: DeskForm,
  today: ClinicDate,
  ownNumber: string,
): Promise<Appointment | undefined> {
  try {
    const { appointments } = await call('POST /api/admin/appointments/search', {
      body: { from: today, to: today, q: form.phone },
      signal: AbortSignal.timeout(maxWaitMs),
    });
    return appointments.find(
      (visit) => visit.status === 'confirmed' && visit.confirmationNumber !== ownNumber && isOf(visit, form),
    );
  } catch {
    return undefined;
  }
}
