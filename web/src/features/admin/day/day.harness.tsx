import type { Appointment } from '#shared/appointments/appointment.ts';
import { slotStart, slotTimes } from '#shared/appointments/slots.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import { monday, now } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { answers } from '#web/lib/api/server.harness.ts';

/** Serves these appointments and closures. All other slots of the clinic are available. */
export function serveDay(
  appointments: Appointment[],
  { clinicId = '1' as ClinicId, closures = [] as object[] } = {},
) {
  const taken = new Set(appointments.filter(({ status }) => status !== 'cancelled').map(({ time }) => time));
  answers.set('GET /api/availability', ({ query: { date = monday } }) => {
    const slots = slotTimes(clinicId, date).map((time) => ({
      time,
      startsAt: slotStart(date, time).toISOString(),
      isAvailable: !taken.has(time),
      duration: 30,
    }));
    return Response.json({
      now,
      date,
      closed: false,
      nextOpenDate: null,
      locations: [{ id: clinicId, slots }],
    });
  });
  answers.set('GET /api/appointments', () =>
    Response.json({ appointments, nextCursor: null, complete: true }),
  );
  answers.set('GET /api/closures', () => Response.json({ closures }));
}

export const printout = () => document.querySelector<HTMLElement>('[data-day-printout]');
