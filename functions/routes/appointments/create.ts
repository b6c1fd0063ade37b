import { randomUUID } from 'node:crypto';
import { bookAppointment } from '#functions/appointments/book.ts';
import { countsAddresses } from '#functions/appointments/booking-limits.ts';
import { slotTaken } from '#functions/appointments/problems.ts';
import { type AppointmentItem, tokenEnd } from '#functions/appointments/record.ts';
import { fingerprintOf } from '#functions/appointments/request-fingerprint.ts';
import { findRecord, isTombstone } from '#functions/appointments/store.ts';
import { withToken } from '#functions/appointments/with-manage-token.ts';
import { now } from '#functions/platform/clock.ts';
import { anyone } from '#functions/platform/http/caller.ts';
import { clientAddress } from '#functions/platform/http/client-address.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { pseudonym } from '#functions/platform/tokens.ts';
import { Problem } from '#shared/api/problem.ts';
import type { BodyOf } from '#shared/api/route.ts';
import { dateOfBirthMessage } from '#shared/appointments/booking-form.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import { visitRefusal } from '#shared/appointments/visit-rules.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';

const contract = appointmentRoutes['POST /api/appointments'];

type Body = BodyOf<typeof contract>;

/** What the rules say against this booking, or undefined. */
function brokenRules(body: Body, at: Date): Problem | undefined {
  const dob = dateOfBirthMessage(body.dob, clinicDateAt(at));
  const visit = visitRefusal({ ...body, locationId: body.location.id }, at);
  if (!dob && !visit) return undefined;
  const fields = { ...(dob && { dob }), ...(visit && { [visit.field]: visit.message }) };
  return new Problem('invalid', visit?.message ?? 'Please check the fields named here.', { fields });
}

function newItem(body: Body, at: Date, addressKey: string): AppointmentItem {
  const { location, phone, ...typed } = body;
  const startsAt = slotStart(body.date, body.time);
  const bookingDate = at.toISOString();
  return {
    ...typed,
    ...(phone && { phone }),
    id: randomUUID(),
    emailKey: body.email.toLowerCase(),
    locationId: location.id,
    startsAt: startsAt.toISOString(),
    bookingDate,
    createdMonth: bookingDate.slice(0, 7),
    visitMonth: startsAt.toISOString().slice(0, 7),
    status: 'confirmed',
    version: 1,
    fingerprint: fingerprintOf(body),
    tokenExpiresAt: tokenEnd(startsAt, at),
    ...(countsAddresses && { addressKey }),
  };
}

function numberUsed(): Problem {
  return new Problem(
    'already-booked',
    'This confirmation number belongs to another booking. Please book again.',
  );
}

/** The booking already made under this number, if it is the same one; another's is refused. */
async function earlierBooking(body: Body): Promise<AppointmentItem | undefined> {
  const record = await findRecord(body.confirmationNumber);
  if (!record) return undefined;
  if (isTombstone(record) || record.fingerprint !== fingerprintOf(body)) {
    throw numberUsed();
  }
  return record;
}

export const handler = handle(contract, anyone, async ({ body, event }) => {
  const at = now();
  const refusal = brokenRules(body, at);
  if (refusal) {
    // Sent again after its time has passed, a booking still gets the answer it got then.
    const made = await earlierBooking(body);
    if (!made) throw refusal;
    return reply(200, await withToken(made));
  }
  const addressKey = await pseudonym(clientAddress(event));
  const item = newItem(body, at, addressKey);
  const outcome = await bookAppointment(item, addressKey, at);
  if (outcome === 'slot-taken') throw slotTaken(item);
  if (outcome === 'booked') return reply(201, await withToken(item));
  // The number is in use: by our own write, whose answer was lost, by the same request before, or by another's.
  const made = await earlierBooking(body);
  if (!made) throw numberUsed();
  if (made.id === item.id) return reply(201, await withToken(made));
  return reply(200, await withToken(made));
});
