import { type Booker, bookAppointment } from './book.ts';
import { type BookingRequest, brokenRules, isMadeBy, newAppointment } from './new-record.ts';
import { alreadyBooked } from './problems.ts';
import type { AppointmentItem } from './record.ts';
import { type AppointmentRecord, findAppointmentRecord, isAppointment } from './store.ts';

/**
 * Books what a request asks for, and books it only once if the request is repeated. Throws `invalid` for a birth date
 * or slot that the rules refuse, `already-booked` if another request has used the confirmation number, and what
 * `bookAppointment` throws.
 * @param identify says who books; not called for a request that the rules refuse
 * @returns the appointment, and whether this call (not an earlier one) made it
 */
export async function bookOnce(
  request: BookingRequest,
  now: Date,
  identify: () => Promise<Booker>,
): Promise<{ item: AppointmentItem; isNew: boolean }> {
  const isOurs = (record: AppointmentRecord | undefined): record is AppointmentItem =>
    isAppointment(record) && isMadeBy(request, record);
  const refusal = brokenRules(request, now);
  if (refusal) {
    // A retry may arrive after its slot has begun. It still gets the appointment that the first request made.
    const record = await findAppointmentRecord(request.confirmationNumber);
    if (!isOurs(record)) throw refusal;
    return { item: record, isNew: false };
  }
  const booker = await identify();
  const item = newAppointment(request, booker, now);
  const booked = await bookAppointment(item, booker, now, isOurs);
  if (!isOurs(booked)) throw alreadyBooked();
  return { item: booked, isNew: booked.id === item.id };
}
