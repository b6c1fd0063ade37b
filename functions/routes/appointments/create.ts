import { randomUUID } from 'node:crypto';
import { bookAppointment } from '#functions/adapters/appointment-booking.ts';
import { type AppointmentItem, toAppointment } from '#functions/adapters/appointment-item.ts';
import { findRecord, isTombstone } from '#functions/adapters/appointment-store.ts';
import { fingerprintOf } from '#functions/adapters/booking-fingerprint.ts';
import {
  countsAddresses,
  limitOpenVisitsOfAddress,
  openVisitCheck,
} from '#functions/adapters/open-visit-limits.ts';
import { limitPerMinute } from '#functions/adapters/rate-limit.ts';
import { anyone } from '#functions/core/caller.ts';
import { clientAddress } from '#functions/core/client-address.ts';
import { now } from '#functions/core/clock.ts';
import { envNumber } from '#functions/core/env.ts';
import { handle, reply } from '#functions/core/handle.ts';
import { pseudonym, writeToken } from '#functions/core/tokens.ts';
import { Problem } from '#shared/api/problem.ts';
import type { BodyOf } from '#shared/api/route.ts';
import { dateOfBirthMessage } from '#shared/appointments/booking-form.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';
import { slotStart, spokenTime, visitMinutes } from '#shared/appointments/slots.ts';
import { visitRefusal } from '#shared/appointments/visit-rules.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { clinicDateAt, spokenDate } from '#shared/time/clinic-time.ts';

const contract = appointmentRoutes['POST /api/appointments'];

type Body = BodyOf<typeof contract>;

const bookingsPerMinute = envNumber('LIMIT_BOOKINGS_PER_MINUTE');
const tokenDaysAfterVisit = 30;
const dayMs = 86_400_000;

function refuseBrokenRules(body: Body, at: Date): void {
  const dob = dateOfBirthMessage(body.dob, clinicDateAt(at));
  const visit = visitRefusal({ ...body, locationId: body.location.id }, at);
  if (!dob && !visit) return;
  const fields = { ...(dob && { dob }), ...(visit && { [visit.field]: visit.message }) };
  throw new Problem('invalid', visit?.message ?? 'Please check the fields named here.', { fields });
}

function newItem(body: Body, at: Date, addressKey: string): AppointmentItem {
  const { location, ...typed } = body;
  const startsAt = slotStart(body.date, body.time);
  const bookingDate = at.toISOString();
  // The visit is told in domain time, the token's end in real time: carry over how far away the visit is.
  const tokenLifeMs = startsAt.getTime() - at.getTime() + visitMinutes * 60_000 + tokenDaysAfterVisit * dayMs;
  return {
    ...typed,
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
    tokenExpiresAt: new Date(Date.now() + tokenLifeMs).toISOString(),
    ...(countsAddresses && { addressKey }),
  };
}

async function answerOf(item: AppointmentItem) {
  const manageToken = await writeToken('manage', item.confirmationNumber, new Date(item.tokenExpiresAt));
  return { appointment: toAppointment(item), manageToken };
}

/** The booking already made under this number, if it is the same one; another's is a conflict. */
async function earlierBooking(body: Body): Promise<AppointmentItem | undefined> {
  const record = await findRecord(body.confirmationNumber);
  if (!record) return undefined;
  if (isTombstone(record) || record.fingerprint !== fingerprintOf(body)) {
    throw new Problem('conflict', 'This confirmation number belongs to another booking. Please book again.');
  }
  return record;
}

function slotTaken(body: Body): Problem {
  const { name } = clinicById(body.location.id);
  const when = `${spokenDate(body.date)} at ${spokenTime(body.time)}`;
  return new Problem('slot-taken', `${when} at ${name} has just been taken. Please choose another time.`);
}

export const handler = handle(contract, anyone, async ({ body, event }) => {
  const at = now();
  const addressKey = await pseudonym(clientAddress(event));
  await limitPerMinute('book', addressKey, bookingsPerMinute);
  const earlier = await earlierBooking(body);
  if (earlier) return reply(200, await answerOf(earlier));
  refuseBrokenRules(body, at);
  if (countsAddresses) await limitOpenVisitsOfAddress(addressKey, at);
  const item = newItem(body, at, addressKey);
  const outcome = await bookAppointment(item, at, openVisitCheck(item));
  if (outcome === 'booked') return reply(201, await answerOf(item));
  // Our own write may have landed although its answer was lost, or the same request came twice at once.
  const made = await earlierBooking(body);
  if (made?.id === item.id) return reply(201, await answerOf(made));
  if (made) return reply(200, await answerOf(made));
  throw slotTaken(body);
});
