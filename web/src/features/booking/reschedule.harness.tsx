import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { isClinicDay, slotStart, slotTimes } from '#shared/appointments/slots.ts';
import { clinicById, clinicIds } from '#shared/clinics/clinics.ts';
import { addMyAppointment } from '#web/lib/my-appointments.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { currentToasts, dismissToast } from '#web/ui/toast-store.ts';
import { RescheduleScreen } from './reschedule-screen.tsx';

export const user = userEvent.setup();
export const confirmationNumber = 'UC111111AAAAAA';
export const tuesday = '2026-11-24';
const monday = '2026-11-23';
const now = slotStart(monday, '8:00').toISOString();

const booked: PatientAppointment = {
  id: confirmationNumber,
  confirmationNumber,
  firstName: 'Maya',
  lastName: 'Torres',
  email: 'maya@example.com',
  insuranceProvider: 'Cigna',
  location: clinicById('2'),
  date: tuesday,
  time: '10:45',
  startsAt: slotStart(tuesday, '10:45').toISOString(),
  duration: 30,
  bookingDate: now,
  status: 'confirmed',
  version: 1,
};

export const server = {
  appointment: booked,
  /** How it answers a move, call by call; undefined for a network that is down. */
  moves: [] as (Response | undefined)[],
  sent: [] as unknown[],
  /** Whether the visit's own clinic is closed on its day. */
  ownDayClosed: false,
};

export function moved(time: string) {
  const startsAt = slotStart(tuesday, time).toISOString();
  return Response.json({
    appointment: { ...server.appointment, time, startsAt },
    manageToken: 'newer proof',
  });
}

/** The day's slots: all free, but for the visit's own. */
function availability(date: string) {
  const isClosed = (id: string) => server.ownDayClosed && id === '2' && date === tuesday;
  const slotsOf = (id: (typeof clinicIds)[number]) =>
    slotTimes(id, date).map((time) => ({
      time,
      startsAt: slotStart(date, time).toISOString(),
      isAvailable: !(id === '2' && date === tuesday && time === '10:45'),
      duration: 30,
      ...(isClosed(id) && { closed: true, isAvailable: false }),
    }));
  const locations = clinicIds.map((id) => ({ id, closed: isClosed(id), slots: slotsOf(id) }));
  return Response.json({ now, date, closed: !isClinicDay(date), nextOpenDate: '2026-11-25', locations });
}

/** A server and a browser that keeps the visit's token, for each test. */
export function startAfresh() {
  beforeEach(() => {
    queryClient.clear();
    Object.assign(server, { appointment: booked, moves: [], sent: [], ownDayClosed: false });
    addMyAppointment({ confirmationNumber, manageToken: 'proof' });
    vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
      const url = new URL(input, 'http://clinic.test');
      if (url.pathname === '/api/availability') return availability(url.searchParams.get('date') ?? monday);
      if (init.method === 'GET') return Response.json({ appointment: server.appointment });
      server.sent.push([init.method, url.pathname, JSON.parse(String(init.body))]);
      const reply = server.moves.shift();
      if (!reply) throw new TypeError('Failed to fetch');
      return reply;
    });
  });

  afterEach(() => {
    cleanup();
    for (const { id } of currentToasts()) dismissToast(id);
    localStorage.clear();
    vi.unstubAllGlobals();
  });
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

export function show(entries = ['/my-bookings', `/reschedule/${confirmationNumber}`]) {
  render(
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
