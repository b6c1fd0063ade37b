import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { addMyAppointment } from '#web/lib/my-appointments.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { currentToasts, dismissToast } from '#web/ui/toast-store.ts';
import { ConfirmationScreen } from './confirmation-screen.tsx';
import { MyBookingsScreen } from './my-bookings-screen.tsx';

export const user = userEvent.setup();

const now = slotStart('2026-11-23', '8:00').toISOString();

/** What the API answers, by route and path; undefined for a network that is down. */
type Answer = () => Response | undefined | Promise<Response | undefined>;

export const answers = new Map<string, Answer>();
export const asked: { request: string; token: string | null }[] = [];

let count = 0;

/** A booking of this browser; the API knows it. */
export function keep(changes: Partial<PatientAppointment> = {}): PatientAppointment {
  count += 1;
  const confirmationNumber = `UC${String(count).padStart(6, '0')}AAAAAA`;
  const date = changes.date ?? '2026-11-24';
  const time = changes.time ?? '1:45';
  const appointment: PatientAppointment = {
    id: confirmationNumber,
    confirmationNumber,
    firstName: 'Maya',
    lastName: 'Torres',
    email: 'maya@example.com',
    insuranceProvider: 'Cigna',
    location: clinicById('1'),
    date,
    time,
    startsAt: slotStart(date, time).toISOString(),
    duration: 30,
    bookingDate: now,
    status: 'confirmed',
    version: 1,
    ...changes,
  };
  addMyAppointment({ confirmationNumber, manageToken: `proof of ${confirmationNumber}` });
  answers.set(`GET /api/appointments/${confirmationNumber}`, () => Response.json({ appointment }));
  return appointment;
}

async function answer(input: string, init: RequestInit = {}) {
  const request = `${init.method} ${input}`;
  asked.push({ request, token: new Headers(init.headers).get('authorization') });
  const response = await answers.get(request)?.();
  if (!response) throw new TypeError('Failed to fetch');
  return response;
}

export function show(route: string) {
  return render(
    <MemoryRouter initialEntries={[route]}>
      <Routes>
        <Route path="/my-bookings" element={<MyBookingsScreen />} />
        <Route path="/appointment-confirmation/:confirmationNumber" element={<ConfirmationScreen />} />
      </Routes>
    </MemoryRouter>,
  );
}

export const button = (name: string) => screen.getByRole('button', { name });
export const clinicNames = () => screen.queryAllByRole('heading', { level: 3 }).map((h) => h.textContent);
export const toastTexts = () => currentToasts().map(({ text }) => text);

/** Each test starts with an empty browser, and an API that knows the time and nothing else. */
export function startAfresh() {
  beforeEach(() => {
    queryClient.clear();
    answers.clear();
    asked.length = 0;
    answers.set('GET /api/availability', () => Response.json({ now }));
    vi.stubGlobal('fetch', answer);
  });

  afterEach(() => {
    cleanup();
    for (const { id } of currentToasts()) dismissToast(id);
    localStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
