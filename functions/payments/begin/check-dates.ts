import { Problem } from '#shared/api/problem.ts';
import { birthDateMessage } from '#shared/forms/birth-date.ts';
import type { PaymentMetadata } from '#shared/payments/routes.ts';
import { serviceDateMessage } from '#shared/payments/service-date.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';

/** Throws a Problem when the day of the visit, or the date of birth, is in the future or too long ago. */
export function checkDates({ serviceDate = '', dob = '' }: PaymentMetadata, now: Date): void {
  const today = clinicDateAt(now);
  const messages = {
    'metadata.serviceDate': serviceDate && serviceDateMessage(serviceDate, today),
    'metadata.dob': birthDateMessage(dob, today),
  };
  for (const [field, message] of Object.entries(messages)) {
    if (message) throw new Problem('invalid', message, { fields: { [field]: message } });
  }
}
