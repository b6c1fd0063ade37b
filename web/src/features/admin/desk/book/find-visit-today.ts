import type { Appointment } from '#shared/appointments/appointment.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import type { DeskForm } from '#web/features/admin/desk/visit-form/desk-form.ts';
import type { AdminSession } from '#web/features/admin/session/session-context.ts';

const patienceMs = 3000;

/** The last ten digits, the same with and without the country's 1. */
function phoneDigits(phone = ''): string {
  return phone.replace(/x.*$/i, '').replace(/\D/g, '').slice(-10);
}

/** Whether a visit is of the person in the form: born the same day, with the same phone or email address. */
function isOf(visit: Appointment, { dob, phone, email }: DeskForm): boolean {
  if (visit.dob !== dob) return false;
  const isSameEmail = email !== '' && visit.email.toLowerCase() === email.toLowerCase();
  return isSameEmail || phoneDigits(visit.phone) === phoneDigits(phone);
}

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
      signal: AbortSignal.timeout(patienceMs),
    });
    return appointments.find(
      (visit) => visit.status === 'confirmed' && visit.confirmationNumber !== ownNumber && isOf(visit, form),
    );
  } catch {
    return undefined;
  }
}
