import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach } from 'vitest';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { addOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { now, patientAppointment } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { answers, freshServer } from '#web/lib/api/server.harness.ts';
import { freshToasts } from '#web/ui/toasts/toasts.harness.ts';
import { ConfirmationScreen } from './confirmation/confirmation-screen.tsx';
import { MyBookingsScreen } from './list/my-bookings-screen.tsx';
import { OpenBookingsScreen } from './open-bookings/open-bookings-screen.tsx';

export const user = userEvent.setup();

/** Adds an appointment to those booked in this browser, and lets the API return it. */
export function bookedHere(changes: Partial<PatientAppointment> = {}): PatientAppointment {
  const appointment = patientAppointment(changes);
  const { confirmationNumber } = appointment;
  addOwnBooking({ confirmationNumber, manageToken: `proof of ${confirmationNumber}` });
  answers.set(`GET /api/appointments/${confirmationNumber}`, () => Response.json({ appointment }));
  return appointment;
}

export function show(route: string) {
  return render(
    <MemoryRouter initialEntries={[route]}>
      <Routes>
        <Route path="/my-bookings" element={<MyBookingsScreen />} />
        <Route path="/open-bookings" element={<OpenBookingsScreen />} />
        <Route path="/appointment-confirmation/:confirmationNumber" element={<ConfirmationScreen />} />
      </Routes>
    </MemoryRouter>,
  );
}

export const button = (name: string) => screen.getByRole('button', { name });
/** Finds an appointment's status, not the heading of a group, which may have the same text. */
export const statusBadge = (name: string) => screen.findByText(name, { ignore: 'h2' });

export const clinicNames = () =>
  [...document.querySelectorAll('li address strong')].map(({ textContent }) => textContent);

/** Each test starts with an empty browser, and an API that replies only with the time. */
export function startFresh() {
  freshToasts();
  freshServer();
  beforeEach(() => {
    answers.set('GET /api/availability', () => Response.json({ now }));
  });
}
