import type { AppointmentItem } from './record.ts';

/**
 * The client that booked the first of an address's appointments: most likely the patient's. One that books later may be
 * a stranger who knows the address.
 */
export function firstClientOf(
  appointments: readonly Pick<AppointmentItem, 'clientKey' | 'bookingDate'>[],
): string | undefined {
  const [first] = appointments.toSorted((a, b) => a.bookingDate.localeCompare(b.bookingDate));
  return first?.clientKey;
}
