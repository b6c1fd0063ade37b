// @vitest-environment happy-dom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HashRouter, Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { slotStart, slotTimes } from '#shared/appointments/slots.ts';
import { isClinicDay } from '#shared/clinics/clinic-days.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { monday, now, tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { answers, freshServer, problem } from '#web/lib/api/server.harness.ts';
import { BookingScreen } from './booking-screen.tsx';

const saturday = '2026-11-28';
const nextMonday = '2026-11-30';

/** The taken slots, each as a clinic's id and a time: `1 9:30`. */
let taken: string[];

freshServer();

beforeEach(() => {
  taken = [];
  answers.set('GET /api/availability', ({ query: { date = monday } }) => {
    if (date > '2027-11-23') return problem(422, 'invalid', { fields: { date: 'Too far' } });
    return Response.json({
      now,
      date,
      closed: !isClinicDay(date),
      nextOpenDate: date === saturday ? nextMonday : tuesday,
      locations: clinicIds.map((id) => ({
        id,
        closed: false,
        slots: slotTimes(id, date).map((time) => ({
          time,
          startsAt: slotStart(date, time).toISOString(),
          isAvailable: slotStart(date, time) > new Date(now) && !taken.includes(`${id} ${time}`),
          duration: 30,
        })),
      })),
    });
  });
});

let address: string;

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  address = pathname + search;
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Browser back
      </button>
      <Link to="/book-appointment?clinic=3">Book at Craig</Link>
    </>
  );
}

async function follow(query: string) {
  render(
    <MemoryRouter initialEntries={['/home', `/book-appointment${query}`]} initialIndex={1}>
      <Address />
      <BookingScreen />
    </MemoryRouter>,
  );
  // Wait for a text, because finding a role takes much longer here.
  await screen.findAllByText(/view \d more/);
}

const clinicNames = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const selected = () =>
  clinicNames().filter((name) =>
    screen.getByRole('heading', { level: 3, name: name ?? '' }).closest('[aria-current]'),
  );

test('a link names clinic and day: the clinic comes first and is selected, the day is shown', async () => {
  await follow('?clinic=7&date=2026-11-24');
  expect(clinicNames()[0]).toBe('Spring Mountain / Rainbow');
  expect(selected()).toEqual(['Spring Mountain / Rainbow']);
  expect(screen.getByRole('heading', { level: 2, name: 'Tuesday, November 24' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('with a time the dialog opens on that slot; closing it takes the time out of the address', async () => {
  await follow('?clinic=7&date=2026-11-24&time=1:30');
  const dialog = await screen.findByRole('dialog', {
    name: /Spring Mountain.*Tuesday, November 24 at 1:30 PM/,
  });
  await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address).toBe('/book-appointment?clinic=7&date=2026-11-24');
});

test.each([
  [
    'an unknown clinic',
    '?clinic=77&date=2026-11-24&time=1:30',
    /couldn’t find the clinic/,
    tuesday,
    undefined,
  ],
  [
    'a date too far ahead',
    '?clinic=7&date=2031-01-02&time=1:30',
    /date in that link isn’t open for booking/,
    monday,
    'Today, 1:30 PM',
  ],
  [
    'a closed day',
    `?clinic=7&date=${saturday}&time=1:30`,
    /is closed on Saturday, November 28/,
    nextMonday,
    'Nov 30, 1:30 PM',
  ],
  [
    'a time that the clinic never has',
    '?clinic=7&date=2026-11-24&time=1:45',
    /That time isn’t available at Spring/,
    tuesday,
    'Tomorrow, 1:30 PM',
  ],
])('%s: says so, and offers the nearest times', async (_, query, title, day, offer) => {
  await follow(query);
  expect(await screen.findByText(title)).toBeTruthy();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe(day));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(address).not.toContain('time='));
  if (!offer) return;
  await userEvent.setup().click(await screen.findByRole('button', { name: offer }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.queryByText(title)).toBeNull();
});

test('a slot that is gone leads to the times around it', async () => {
  taken = ['7 1:30'];
  await follow('?clinic=7&date=2026-11-24&time=1:30');
  expect(await screen.findByText('Tuesday, November 24 at 1:30 PM is no longer available')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Tomorrow, 2:30 PM' })).toBeTruthy();
});

test('what the visitor picks is in the address, which Back leaves in one step', async () => {
  await follow('');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^9:00 AM, .*Cactus$/ }));
  expect(address).toBe('/book-appointment?clinic=10&date=2026-11-23&time=9:00');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const date = screen.getByLabelText<HTMLInputElement>('Date');
  await user.clear(date);
  await user.type(date, tuesday);
  expect(address).toBe('/book-appointment?clinic=10&date=2026-11-24');
  await user.click(screen.getByRole('button', { name: 'Browser back' }));
  expect(address).toBe('/home');
});

test('a link followed on this very screen starts it again', async () => {
  await follow('?clinic=7');
  await userEvent.setup().click(screen.getByRole('link', { name: 'Book at Craig' }));
  await waitFor(() => expect(clinicNames()[0]).toBe('Craig / Ferrell'));
  expect(selected()).toEqual(['Craig / Ferrell']);
});

test('so does an address that is pasted over it, which has the same history key', async () => {
  const paste = (query: string) => window.history.replaceState(null, '', `#/book-appointment${query}`);
  paste(`?clinic=9&date=${tuesday}`);
  render(
    <HashRouter>
      <BookingScreen />
    </HashRouter>,
  );
  await screen.findByText(`${clinicIds.length} clinics, Washington / Lamb first`);
  await act(async () => {
    paste(`?clinic=3&date=${tuesday}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await screen.findByText(`${clinicIds.length} clinics, Craig / Ferrell first`)).toBeTruthy();
});
