import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach } from 'vitest';
import { slotStart, slotTimes } from '#shared/appointments/slots.ts';
import { isClinicDay } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicById, clinicIds } from '#shared/clinics/clinics.ts';
import { addOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import {
  monday,
  now,
  patientAppointment,
  tuesday,
} from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { answers, freshServer } from '#web/lib/api/server.harness.ts';
import { freshToasts } from '#web/ui/toasts/toasts.harness.ts';
import { RescheduleScreen } from './reschedule-screen.tsx';

export const user = userEvent.setup();
export const confirmationNumber = 'UC111111AAAAAA';

const booked = patientAppointment({ confirmationNumber, location: clinicById('2'), time: '10:45' });

export const server = {
  appointment: booked,
  /** The server's answers to reschedule requests, in order; undefined for a network failure. */
  replies: [] as (Response | undefined)[],
  /** The open times nearest to the visit. */
  times: [] as { locationId: string; date: string; time: string; startsAt: string }[],
  /** Slots that others have taken: `3 2026-11-24 9:30`. */
  taken: [] as string[],
  /** Whether the visit's clinic is closed on the visit's day: by its staff, or by a rule newer than the visit. */
  currentDayClosed: false as false | 'by staff' | 'by rule',
};

export function moved(time: string, locationId: ClinicId = '2') {
  const startsAt = slotStart(tuesday, time).toISOString();
  return Response.json({
    appointment: { ...server.appointment, location: clinicById(locationId), time, startsAt },
    manageToken: 'newer proof',
  });
}

/** The day's slots, available except the visit's own, `server.taken`, and those of a closed clinic. */
export function availability(date: string) {
  const isClosed = (id: string) => server.currentDayClosed !== false && id === '2' && date === tuesday;
  const isByRule = (id: string) => isClosed(id) && server.currentDayClosed === 'by rule';
  const slotsOf = (id: (typeof clinicIds)[number]) =>
    slotTimes(id, date).map((time) => ({
      time,
      startsAt: slotStart(date, time).toISOString(),
      isAvailable: ![`2 ${tuesday} 10:45`, ...server.taken].includes(`${id} ${date} ${time}`),
      duration: 30,
      ...(isClosed(id) && { closed: true, isAvailable: false }),
    }));
  const locations = clinicIds.map((id) => ({
    id,
    closed: isClosed(id),
    ...(isByRule(id) && { closedReason: 'repairs' }),
    slots: isByRule(id) ? [] : slotsOf(id),
  }));
  return Response.json({ now, date, closed: !isClinicDay(date), nextOpenDate: '2026-11-25', locations });
}

/** Each test starts with a server, and a browser that has the appointment's token. */
export function startFresh() {
  freshToasts();
  freshServer();
  beforeEach(() => {
    Object.assign(server, {
      appointment: booked,
      replies: [],
      times: [],
      taken: [],
      currentDayClosed: false,
    });
    addOwnBooking({ confirmationNumber, manageToken: 'proof' });
    answers.set('GET /api/availability', ({ query }) => availability(query.date ?? monday));
    answers.set(`GET /api/appointments/${confirmationNumber}`, () =>
      Response.json({
        appointment: { ...server.appointment, ...(server.currentDayClosed && { clinicClosed: true }) },
      }),
    );
    answers.set(`GET /api/appointments/${confirmationNumber}/times`, () =>
      Response.json({ times: server.times }),
    );
    answers.set(`POST /api/appointments/${confirmationNumber}/reschedule`, () => server.replies.shift());
  });
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

export function show(entries = ['/my-bookings', `/reschedule/${confirmationNumber}`]) {
  return render(
    <MemoryRouter initialEntries={entries}>
      <Address />
      <Routes>
        <Route path="/my-bookings" element={<p>My bookings page</p>} />
        <Route path="/reschedule/:confirmationNumber" element={<RescheduleScreen />} />
        <Route path="/appointment-confirmation/:number" element={<p>Confirmation page</p>} />
      </Routes>
    </MemoryRouter>,
  );
}
