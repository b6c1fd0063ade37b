// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { slotStart, slotTimes } from '#shared/appointments/slots.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { monday, now } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { answers, changes, freshServer, json } from '#web/lib/api/server.harness.ts';
import { queryClient } from '#web/lib/query/query-client.ts';
import { BookingScreen } from './booking-screen.tsx';

const ask = 'Tell me if an earlier time opens';
const user = userEvent.setup();

/** The clinics without an available slot. */
let full: readonly string[];
/** The server's time. */
let time: string;

freshServer();

beforeEach(() => {
  full = [];
  time = now;
  answers.set('GET /api/availability', ({ query: { date = monday } }) =>
    Response.json({
      now: time,
      date,
      closed: false,
      nextOpenDate: '2026-11-24',
      locations: clinicIds.map((id) => ({
        id,
        closed: false,
        slots: slotTimes(id, date).map((slot) => ({
          time: slot,
          startsAt: slotStart(date, slot).toISOString(),
          isAvailable: !full.includes(id),
          duration: 30,
        })),
      })),
    }),
  );
});

async function open(query = '') {
  render(
    <MemoryRouter initialEntries={[`/book-appointment${query}`]}>
      <BookingScreen />
    </MemoryRouter>,
  );
  await screen.findAllByText(/view \d more/);
}

async function form() {
  await user.click(await screen.findByRole('button', { name: ask }));
  return within(await screen.findByRole('dialog'));
}

test('a full clinic offers to tell about its day, once the visitor says at which address', async () => {
  full = ['10'];
  await open();
  const dialog = await form();
  expect(dialog.getByLabelText<HTMLInputElement>('Cactus').checked).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Tell me' }));
  expect(await dialog.findByText('Please enter a valid email address')).toBeTruthy();
  await user.type(dialog.getByLabelText('Email address'), 'maya@example.com');
  answers.set('POST /api/waitlist', () => json(201, { id: 'AAAA', token: 'token' }));
  await user.click(dialog.getByRole('button', { name: 'Tell me' }));
  expect(changes()).toMatchObject([
    { body: { email: 'maya@example.com', locationIds: ['10'], until: monday }, token: null },
  ]);
});

test('a time that opens meanwhile doesn’t close the form', async () => {
  full = ['10'];
  await open();
  const dialog = await form();
  await user.type(dialog.getByLabelText('Email address'), 'maya@');
  full = [];
  await act(() => queryClient.invalidateQueries());
  expect(screen.queryByText(/No openings left here/)).toBeNull();
  expect(dialog.getByLabelText<HTMLInputElement>('Email address').value).toBe('maya@');
});

test('a full day asks which clinics, or proposes the one of the link', async () => {
  full = clinicIds;
  await open();
  const dialog = await form();
  await user.type(dialog.getByLabelText('Email address'), 'maya@example.com');
  await user.click(dialog.getByRole('button', { name: 'Tell me' }));
  expect(await dialog.findByText('Choose a clinic')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText('Eastern / Flamingo'));
});

test('the clinic of the link is proposed', async () => {
  full = clinicIds;
  await open('?clinic=7');
  const dialog = await form();
  expect(dialog.getByLabelText<HTMLInputElement>('Spring Mountain / Rainbow').checked).toBe(true);
});

test('times that have begun open for nobody', async () => {
  full = clinicIds;
  time = slotStart(monday, '5:00').toISOString();
  await open();
  expect(screen.queryByRole('button', { name: ask })).toBeNull();
});

test('a day with openings offers nothing', async () => {
  await open();
  expect(screen.queryByRole('button', { name: ask })).toBeNull();
});
