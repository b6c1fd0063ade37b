import { optionalPatient } from '#functions/appointments/auth/patient-caller.ts';
import { bookAppointment } from '#functions/appointments/book.ts';
import { type BookingRequest, isMadeBy, newAppointment } from '#functions/appointments/new-record.ts';
import { provesAddress } from '#functions/appointments/ownership.ts';
import { alreadyBooked } from '#functions/appointments/problems.ts';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { slotRule } from '#functions/appointments/slots/slot-rule.ts';
import {
  type AppointmentRecord,
  findAppointmentRecord,
  isAppointment,
} from '#functions/appointments/store.ts';
import { withManageToken } from '#functions/appointments/with-manage-token.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { clientOf } from '#functions/platform/http/client-of.ts';
import { handle, reply } from '#functions/platform/http/handle.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { actorOf } from '#functions/trust/proofs.ts';
import { Problem } from '#shared/api/problem.ts';
import { appointmentRoutes } from '#shared/appointments/routes.ts';
import { birthDateMessage } from '#shared/forms/birth-date.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';

function brokenRules(request: BookingRequest, now: Date): Problem | undefined {
  const dob = birthDateMessage(request.dob, clinicDateAt(now));
  const slot = slotRule(request.location.id, request.date, now)(request.time);
  if (!dob && !slot) return undefined;
  const fields = { ...(dob && { dob }), ...(slot && { [slot.field]: slot.message }) };
  return new Problem('invalid', slot?.message ?? 'Please check the fields listed here.', { fields });
}

export const handler = handle(
  appointmentRoutes['POST /api/appointments'],
  optionalPatient,
  async ({ body, caller, event }) => {
    const now = clock();
    const isOurs = (record: AppointmentRecord | undefined): record is AppointmentItem =>
      isAppointment(record) && isMadeBy(body, record);
    const refusal = brokenRules(body, now);
    if (refusal) {
      // A retry may arrive after its slot has begun. It still gets the appointment that the first request made.
      const record = await findAppointmentRecord(body.confirmationNumber);
      if (!isOurs(record)) throw refusal;
      return reply(200, await withManageToken(record, 'browser'));
    }
    const client = await clientOf(event);
    const emailKey = body.email.toLowerCase();
    const actor = await actorOf(client, emailKey, caller && (await provesAddress(caller, emailKey)));
    const item = newAppointment(body, client, actor, now);
    const booked = await bookAppointment(item, client, actor, now, isOurs);
    if (!isOurs(booked)) throw alreadyBooked();
    const isNew = booked.id === item.id;
    if (isNew) countMetric('AppointmentBooked');
    return reply(isNew ? 201 : 200, await withManageToken(booked, 'browser'));
  },
);
