// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { isClinicDay, slotStart, slotTimes } from '#shared/appointments/slots.ts';
import { clinicById, clinicIds } from '#shared/clinics/clinics.ts';
import { addMyAppointment, findMyAppointment } from '#web/lib/my-appointments.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { problem } from '#web/lib/server.harness.ts';
import { currentToasts, dismissToast } from '#web/ui/toast-store.ts';
import { RescheduleScreen } from './reschedule-screen.tsx';

const user = userEvent.setup();
const confirmationNumber = 'UC111111AAAAAA';
const monday = '2026-11-23';
const tuesday = '2026-11-24';
const now = slotStart(monday, '8:00').toISOString();

let appointment: PatientAppointment;
/** How the server answers a move, call by call; undefined for a network that is down. */
let moves: (Response | undefined)[];
let sent: unknown[];

function moved(time: string) {
  const startsAt = slotStart(tuesday, time).toISOString();
  return Response.json({ appointment: { ...appointment, time, startsAt }, manageToken: 'newer proof' });
}

/** The day's slots: all free, but for the visit's own. */
function availability(date: string) {
  const slotsOf = (id: (typeof clinicIds)[number]) =>
    slotTimes(id, date).map((time) => ({
      time,
      startsAt: slotStart(date, time).toISOString(),
      isAvailable: !(id === '2' && date === tuesday && time === '10:45'),
      duration: 30,
    }));
  const locations = clinicIds.map((id) => ({ id, slots: slotsOf(id) }));
  return Response.json({ now, date, closed: !isClinicDay(date), nextOpenDate: '2026-11-25', locations });
}

beforeEach(() => {
  queryClient.clear();
  moves = [];
  sent = [];
  appointment = {
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
  addMyAppointment({ confirmationNumber, manageToken: 'proof' });
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const url = new URL(input, 'http://clinic.test');
    if (url.pathname === '/api/availability') return availability(url.searchParams.get('date') ?? monday);
    if (init.method === 'GET') return Response.json({ appointment });
    sent.push([init.method, url.pathname, JSON.parse(String(init.body))]);
    const reply = moves.shift();
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

function show(number = confirmationNumber) {
  render(
    <MemoryRouter initialEntries={['/my-bookings', `/reschedule/${number}`]}>
      <Routes>
        <Route path="/my-bookings" element={<p>My bookings page</p>} />
        <Route path="/reschedule/:confirmationNumber" element={<RescheduleScreen />} />
        <Route path="/appointment-confirmation/:number" element={<p>Confirmation page</p>} />
      </Routes>
    </MemoryRouter>,
  );
}

const slot = (time: string) => `${time}, Tuesday, November 24, Maryland Pkwy / Tropicana`;
const unchanged = 'Your visit on Tuesday, November 24 at 10:45 AM is unchanged.';
const move = (time: string) => ['POST', `/api/appointments/${confirmationNumber}/reschedule`, movedTo(time)];
const movedTo = (time: string) => ({ location: { id: '2' }, date: tuesday, time });

async function pick(time: string) {
  await user.click(await screen.findByRole('button', { name: slot(time) }));
  return within(screen.getByRole('dialog', { name: 'Move your visit here?' }));
}

test('shows the visit to be moved, its day and its clinic first, and its own slot as not free', async () => {
  show();
  const own = await screen.findByRole('button', { name: slot('10:45 AM your visit now') });
  expect(own.hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('region', { name: 'You are moving this visit' }).textContent).toContain(
    'Tuesday, November 24 at 10:45 AMMaryland Pkwy / Tropicana, UC111111AAAAAA',
  );
  expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Maryland Pkwy / Tropicana');
});

test('moves it once however often it is clicked, keeps the new token, and shows the confirmation', async () => {
  moves = [moved('11:30')];
  show();
  const dialog = await pick('11:30 AM');
  expect(dialog.getByText('Tuesday, November 24 at 10:45 AM')).toBeTruthy();
  expect(dialog.getByText('Tuesday, November 24 at 11:30 AM')).toBeTruthy();
  const confirm = dialog.getByRole('button', { name: 'Move my visit' });
  confirm.click();
  confirm.click();
  expect(await screen.findByText('Confirmation page')).toBeTruthy();
  expect(sent).toEqual([move('11:30')]);
  expect(findMyAppointment(confirmationNumber)?.manageToken).toBe('newer proof');
  expect(currentToasts().map(({ text }) => text)).toEqual([
    'Your visit is now on Tuesday, November 24 at 11:30 AM.',
  ]);
});

test('a slot lost to somebody else: the visit stays, and other times are offered', async () => {
  moves = [problem(409, 'slot-taken', { detail: 'Taken by somebody.' }), moved('1:45')];
  show();
  const dialog = await pick('11:30 AM');
  await user.click(dialog.getByRole('button', { name: 'Move my visit' }));
  const alert = within(await dialog.findByRole('alert'));
  expect(alert.getByText('Taken by somebody.')).toBeTruthy();
  expect(alert.getByText(unchanged)).toBeTruthy();
  expect(findMyAppointment(confirmationNumber)?.manageToken).toBe('proof');
  expect(dialog.queryByRole('button', { name: 'Move my visit' })).toBeNull();
  const offers = alert.getAllByRole('button').map(({ textContent }) => textContent);
  expect(offers).not.toContain('Tuesday, November 24 at 10:45 AM Maryland Pkwy / Tropicana');
  await user.click(alert.getByRole('button', { name: /1:45 PM Maryland/ }));
  await user.click(dialog.getByRole('button', { name: 'Move my visit' }));
  await screen.findByText('Confirmation page');
  expect(sent).toEqual([move('11:30'), move('1:45')]);
});

test('without an answer the choice is kept, and the same move can be sent again', async () => {
  moves = [undefined, moved('11:30')];
  show();
  const dialog = await pick('11:30 AM');
  await user.click(dialog.getByRole('button', { name: 'Move my visit' }));
  const alert = within(await dialog.findByRole('alert'));
  expect(alert.getByText('We could not reach the clinic')).toBeTruthy();
  // Nobody knows that.
  expect(alert.queryByText(unchanged)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Confirmation page');
  expect(sent).toEqual([move('11:30'), move('11:30')]);
});

test('too late: says why, offers no other time', async () => {
  moves = [problem(409, 'conflict', { detail: 'This visit has already begun. Please call us.' })];
  show();
  const dialog = await pick('11:30 AM');
  await user.click(dialog.getByRole('button', { name: 'Move my visit' }));
  const alert = within(await dialog.findByRole('alert'));
  expect(alert.getByText('This visit has already begun. Please call us.')).toBeTruthy();
  expect(alert.queryByRole('button')).toBeNull();
});

test('keeping the visit closes the dialog, then leads back', async () => {
  show();
  const dialog = await pick('11:30 AM');
  await user.click(dialog.getByRole('button', { name: 'Keep my visit as it is' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keep my visit as it is' }));
  expect(sent).toEqual([]);
  expect(await screen.findByText('My bookings page')).toBeTruthy();
});

describe("leads to the booking's own page", () => {
  test.each([
    ['of a number this browser has no token for', 'UC222222BBBBBB', {}],
    ['of a cancelled visit', confirmationNumber, { status: 'cancelled' as const }],
    ['of a visit that has begun', confirmationNumber, { startsAt: '2026-11-23T15:30:00.000Z' }],
  ])('%s', async (_, number, changes) => {
    appointment = { ...appointment, ...changes };
    show(number);
    expect(await screen.findByText('Confirmation page')).toBeTruthy();
  });
});
