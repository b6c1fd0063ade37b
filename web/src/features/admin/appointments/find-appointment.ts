import type { Appointment } from '#shared/appointments/appointment.ts';
import { findInPages, type ReadPage } from '#web/features/admin/paged-list/read-pages.ts';
import type { AdminSession } from '#web/features/admin/session/session-context.ts';

/**
 * A booking as it is now, undefined when it is gone. No route gives an admin one booking, so the list is searched:
 * around its day first, which is quick, then wherever it may have been moved to.
 */
export async function findAppointment(
  call: AdminSession['call'],
  { id, confirmationNumber: q, date }: Appointment,
): Promise<Appointment | undefined> {
  const search =
    (where: object): ReadPage<Appointment> =>
    async ({ signal, ...page }) => {
      const reply = await call('GET /api/appointments', { query: { q, ...where, ...page }, signal });
      return { rows: reply.appointments, nextCursor: reply.nextCursor };
    };
  const found = await findInPages(search({ sort: 'visit', from: date, to: date }), id);
  return found ?? findInPages(search({}), id);
}
