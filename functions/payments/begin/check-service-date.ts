import { Problem } from '#shared/api/problem.ts';
import type { PaymentMetadata } from '#shared/payments/routes.ts';
import { serviceDateMessage } from '#shared/payments/service-date.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';

/** Throws a Problem when the day of the visit is in the future or too long ago. */
export function checkServiceDate({ serviceDate }: PaymentMetadata, now: Date): void {
  const message = serviceDate && serviceDateMessage(serviceDate, clinicDateAt(now));
  if (message) throw new Problem('invalid', message, { fields: { 'metadata.serviceDate': message } });
}
