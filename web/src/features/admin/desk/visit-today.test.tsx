// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { slotTimes } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { required } from '#shared/required.ts';
import { monday, now, tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { appointment, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { DayView } from '#web/features/admin/day/day-view.tsx';
import {
  answers,
  asked,
  changes,
  fetchSeam,
  later as pending,
  problem,
} from '#web/lib/api/server.harness.ts';
import { monthOf } from '#web/ui/forms/birth-date.harness.ts';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';

setUpAdmin();

const book = 'POST /api/admin/appointments';
const search = 'POST /api/admin/appointments/search';
const later = appointment({
  date: monday,
  time: '2:30',
  dob: '1990-03-04',
  phone: '702-555-0136',
  location: clinicById('4'),
});
const reschedule = `POST /api/admin/appointments/${later.confirmationNumber}/reschedule`;
const question = `Maya already has a visit today at 2:30 PM (${clinicById('4').name}). Use it now?`;

type Answer = Parameters<typeof answers.set>[1];

const succeeds: Answer = ({ body }) => Response.json({ appointment: appointment(body) }, { status: 201 });

/** Fills in the form of an open slot and sends it. The server's search finds these visits. */
async function submit(found: Partial<Appointment>[], { date = monday, booking = succeeds } = {}) {
  answers.set('GET /api/availability', () => {
    const slots = slotTimes('1', date).map((time) => ({ time, isAvailable: true }));
    return Response.json({ now, date, locations: [{ id: '1', slots }] });
  });
  answers.set('GET /api/appointments', () => Response.json({ appointments: [], nextCursor: null }));
  answers.set('GET /api/closures', () => Response.json({ closures: [] }));
  answers.set(book, booking);
  if (!answers.has(search)) {
    answers.set(search, () =>
      Response.json({ appointments: found.map((of) => ({ ...later, ...of })), nextCursor: null }),
    );
  }
  renderView(<DayView />, `/admin-bookings?view=day&clinic=1&from=${date}`);
  await user.click(await screen.findByRole('button', { name: 'Book 10:45 AM' }));
  const form = within(screen.getByRole('dialog', { name: 'Book 10:45 AM' }));
  await user.type(form.getByLabelText('First name'), 'Maya');
  await user.type(form.getByLabelText('Last name'), 'Torres');
  fireEvent.change(monthOf('Date of birth'), { target: { value: '1990-03-04' } });
  await user.type(form.getByLabelText('Phone'), '+1 (702) 555 0136');
  await user.type(form.getByLabelText(/^Email address/), 'Maya@example.com');
  await user.click(form.getByRole('button', { name: 'Book visit' }));
  return form;
}

/** Waits until the form asks whether to use the patient's later visit now. */
async function asks() {
  const title = await screen.findByText(question);
  return within(title.closest('dialog') as HTMLElement);
}

const isBooked = () => screen.findByRole('dialog', { name: 'Booked' });

test('a walk-in’s later visit is used now: it moves to this slot', async () => {
  answers.set(reschedule, () =>
    Response.json({ appointment: { ...later, time: '10:45', location: clinicById('1'), version: 2 } }),
  );
  await submit([{}]);
  const use = (await asks()).getByRole<HTMLButtonElement>('button', { name: 'Use it now' });
  // Enter in a field presses this button, so it doesn't book another visit.
  expect(use.type).toBe('submit');
  await user.click(use);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ route }) => route === search)?.body).toEqual({
    from: monday,
    to: monday,
    q: '+1 (702) 555 0136',
  });
  expect(changes().filter(({ route }) => route !== search)).toMatchObject([
    { route: reschedule, body: { location: { id: '1' }, date: monday, time: '10:45', version: 1 } },
  ]);
  expect(toastTexts().join()).toMatch(/Maya Torres’s visit is now Monday, November 23, 10:45 AM/);
});

test('another visit is booked if staff say so', async () => {
  await submit([{ phone: undefined, email: 'maya@EXAMPLE.com' }]);
  await user.click((await asks()).getByRole('button', { name: 'Book another' }));
  await isBooked();
});

test('the question gets the focus, leaves the form as it was, and books nothing', async () => {
  const form = await submit([{}]);
  await asks();
  expect(document.activeElement?.textContent).toContain(question);
  expect(form.getByLabelText<HTMLInputElement>('First name').value).toBe('Maya');
  expect(changes().map(({ route }) => route)).toEqual([search]);
});

test.each<[string, Partial<Appointment>]>([
  ['was born on another day', { dob: '1990-03-05' }],
  ['has another phone and email address', { phone: '702-555-0137', email: 'm@example.com' }],
  ['has no phone and no email address', { phone: undefined, email: '' }],
  ['has already arrived', { status: 'arrived' }],
  ['has canceled', { status: 'cancelled' }],
  ['comes after their visit', { time: '9:30' }],
])('someone who %s isn’t asked about', async (_, of) => {
  await submit([of]);
  await isBooked();
});

test('pressing twice moves the visit once, and after a lost answer what was typed is still there', async () => {
  const { answer, give } = pending();
  answers.set(reschedule, () => answer);
  await submit([{}]);
  const dialog = await asks();
  const use = dialog.getByRole('button', { name: 'Use it now' });
  // Click twice before the next render, as a fast double click does.
  use.click();
  use.click();
  give(undefined);
  await dialog.findByText(/^We’re not sure the visit was moved/);
  expect(changes().filter(({ route }) => route === reschedule)).toHaveLength(1);
  expect(dialog.getByLabelText<HTMLInputElement>('First name').value).toBe('Maya');
});

test('a visit of tomorrow is booked without the question', async () => {
  await submit([{}], { date: tuesday });
  await isBooked();
  expect(asked.some(({ route }) => route === search)).toBe(false);
});

test('a failed search doesn’t keep a walk-in waiting', async () => {
  answers.set(search, () => problem(503, 'unavailable'));
  await submit([]);
  await isBooked();
});

test('a slow search is given up after three seconds', async () => {
  const { timeout } = AbortSignal;
  const patience = vi.spyOn(AbortSignal, 'timeout');
  patience.mockImplementation((ms) => timeout.call(AbortSignal, ms / 100));
  const server = fetchSeam.getMockImplementation();
  fetchSeam.mockImplementation((input, init) => {
    if (!String(input).endsWith('/search')) return required(server, 'server')(input, init);
    return new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  });
  await submit([{}]);
  await isBooked();
  expect(patience).toHaveBeenCalledWith(3000);
});

test('after a lost answer, the visit that was booked isn’t taken for another one', async () => {
  let made: Partial<Appointment> = { status: 'cancelled' };
  answers.set(search, () => Response.json({ appointments: [{ ...later, ...made }], nextCursor: null }));
  const form = await submit([], {
    booking: ({ body }) => {
      made = { confirmationNumber: body.confirmationNumber };
      return undefined;
    },
  });
  await form.findByText(/^We’re not sure the visit was booked/);
  answers.set(book, succeeds);
  await user.click(form.getByRole('button', { name: 'Book visit' }));
  await isBooked();
});

test('a visit that someone changed meanwhile isn’t moved, and the question stays', async () => {
  answers.set(reschedule, () => problem(409, 'conflict', { detail: 'This visit has been canceled.' }));
  await submit([{}]);
  const dialog = await asks();
  await user.click(dialog.getByRole('button', { name: 'Use it now' }));
  expect(await dialog.findByText('This visit has been canceled.')).toBeTruthy();
  expect(dialog.getByText('We couldn’t move the visit')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('First name').value).toBe('Maya');
  await user.click(dialog.getByRole('button', { name: 'Book another' }));
  await isBooked();
});
