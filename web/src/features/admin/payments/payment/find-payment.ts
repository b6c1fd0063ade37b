import type { Payment } from '#shared/payments/payment.ts';
import { undefinedIfGone } from '#web/features/admin/failure/refusal.ts';
import type { AdminSession } from '#web/features/admin/session/session-context.ts';

/** Reads a payment again. Resolves to undefined when it was deleted. */
export function findPayment(
  call: AdminSession['call'],
  { id }: Pick<Payment, 'id'>,
): Promise<Payment | undefined> {
  const reply = call('GET /api/payments/{id}', { params: { id } });
  return undefinedIfGone(reply.then(({ payment }) => payment));
}
