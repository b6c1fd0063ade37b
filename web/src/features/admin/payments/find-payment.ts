import type { Payment } from '#shared/payments/payment.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { findInPages } from '#web/features/admin/paged-list/read-pages.ts';
import type { AdminSession } from '#web/features/admin/session/session-context.ts';

/** A payment as it is now, undefined when it is gone: looked for on the day it was made, which never changes. */
export function findPayment(
  call: AdminSession['call'],
  { id, createdAt }: Payment,
): Promise<Payment | undefined> {
  const day = clinicDateAt(new Date(createdAt));
  return findInPages<Payment>(async ({ signal, ...page }) => {
    const query = { q: id, from: day, to: day, ...page };
    const reply = await call('GET /api/payments/list', { query, signal });
    return { rows: reply.payments, nextCursor: reply.nextCursor };
  }, id);
}
