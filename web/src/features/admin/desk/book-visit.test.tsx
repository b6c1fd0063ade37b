// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { slotStart, slotTimes } from '#shared/appointments/slots.ts';
import { type ClinicId, clinicById } from '#shared/clinics/clinics.ts';
import { now, tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { appointment, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { DayView } from '#web/features/admin/day/day-view.tsx';
import { answers, asked, changes, problem } from '#web/lib/api/server.harness.ts';
import { monthOf } from '#web/ui/forms/birth-date.harness.ts';

setUpAdmin();

const route = 'POST /api/admin/appointments';
const caller = appointment({
  date: tuesday,
  time: '10:45',
  firstName: 'Ana',
  lastName: 'Reyes',
  phone: '(702) 555-0136',
  email: '',
  insuranceProvider: '',
  insuranceNumber: '',
});

let booked: object[];
/** The times that others have taken. */
let taken: string[];

/** Opens the form for an open slot on Tuesday. */
async function openForm(before = () => {}) {
  booked = [];
  taken = [];
  answers.set('GET /api/availability', ({ query: { date = tuesday } }) => {
    const slotsOf = (id: ClinicId) =>
      slotTimes(id, date).map((time) => ({
        time,
        startsAt: slotStart(date, time).toISOString(),
        isAvailable: !taken.includes(time) && (booked.length === 0 || time !== caller.time),
        duration: 30,
      }));
    const locations = (['1', '4'] as const).map((id) => ({ id, slots: slotsOf(id) }));
    return Response.json({ now, date, closed: false, nextOpenDate: null, locations });
  });
  answers.set('GET /api/appointments', () =>
    Response.json({ appointments: booked, nextCursor: null, complete: true }),
  );
  answers.set('GET /api/closures', () => Response.json({ closures: [] }));
  renderView(<DayView />, `/admin-bookings?view=day&clinic=1&from=${tuesday}`);
  const opener = await screen.findByRole('button', { name: 'Book 10:45 AM' });
  before();
  await user.click(opener);
  return within(screen.getByRole('dialog', { name: 'Book 10:45 AM' }));
}

type Form = Awaited<ReturnType<typeof openForm>>;

async function fill(form: Form) {
  await user.type(form.getByLabelText('First name'), 'Ana');
  await user.type(form.getByLabelText('Last name'), 'Reyes');
  fireEvent.change(monthOf('Date of birth'), { target: { value: '1990-03-04' } });
  await user.type(form.getByLabelText('Phone'), '7025550136');
}

const submit = (form: Form) => user.click(form.getByRole('button', { name: 'Book visit' }));

test('name, birth date and phone number book an open slot, and the number is read out and printed', async () => {
  answers.set(route, () => {
    booked = [caller];
    return Response.json({ appointment: caller }, { status: 201 });
  });
  const form = await openForm();
  await fill(form);
  await submit(form);
  const slip = within(await screen.findByRole('dialog', { name: 'Booked' }));
  expect(slip.getByText(caller.confirmationNumber)).toBeTruthy();
  expect(slip.getByText('Ana Reyes')).toBeTruthy();
  expect(slip.getByText(/gets no email about this visit/)).toBeTruthy();
  expect(changes().map(({ body }) => body)).toEqual([
    {
      firstName: 'Ana',
      lastName: 'Reyes',
      dob: '1990-03-04',
      phone: '7025550136',
      email: '',
      reason: '',
      insuranceProvider: '',
      insuranceNumber: '',
      note: '',
      location: { id: '1' },
      date: tuesday,
      time: '10:45',
      confirmationNumber: expect.stringMatching(/^UC/),
      attempt: expect.stringMatching(/^[\w-]{22}$/),
    },
  ]);
  const print = vi.fn(() => fireEvent(window, new Event('beforeprint')));
  vi.stubGlobal('print', print);
  const read = `GET /api/admin/appointments/${caller.confirmationNumber}`;
  await user.click(slip.getByRole('button', { name: 'Print' }));
  await slip.findByText('We couldn’t print');
  expect(print).not.toHaveBeenCalled();
  answers.set(read, () => Response.json({ appointment: caller }));
  await user.click(slip.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(slip.queryByRole('alert')).toBeNull();
  // The browser's own Print prints the slip, too, and not the day below it.
  print();
  const printed = asked.filter(({ query }) => query.purpose === 'print').map(({ route: asks }) => asks);
  expect(printed).toEqual([read, read, read]);
  await user.click(slip.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Book 10:45 AM' })).toBeNull();
  const row = within(screen.getByRole('list', { name: 'Schedule' }))
    .getByText('Ana Reyes')
    .closest('li');
  // The row must have the focus, because in its status select, shortcut letters would choose another status.
  expect(document.activeElement).toBe(row);
});

test('on the way from the name to the date, nothing is called missing, and a year is awaited', async () => {
  const form = await openForm();
  const dates = () => new Set(asked.map(({ query }) => query.date).filter(Boolean));
  await user.click(monthOf('Date of birth'));
  await user.click(form.getByLabelText('Date'));
  fireEvent.change(form.getByLabelText('Date'), { target: { value: '0202-11-25' } });
  await form.findByRole('option', { name: `${clinicById('1').name}, 6 open` });
  expect([form.queryByText(/is required/), [...dates()]]).toEqual([null, [tuesday]]);
  await user.type(form.getByLabelText(/^Email address/), 'ana@');
  await user.tab();
  await form.findByText('Please enter a valid email address');
});

test('an incomplete form says what is missing, and asks for neither email nor insurance', async () => {
  const form = await openForm();
  await user.type(form.getByLabelText(/^Email address/), 'ana@');
  await submit(form);
  const summary = within(await form.findByRole('alert'));
  expect(summary.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'First name is required',
    'Last name is required',
    'Date of birth is required',
    'Enter a phone number with area code',
    'Please enter a valid email address',
  ]);
  expect(changes()).toEqual([]);
});

test('after someone took the slot, the form stays and proposes the next open time', async () => {
  answers.set(route, () => {
    taken = ['10:45', '11:30'];
    return problem(409, 'slot-taken', { detail: 'Someone has just booked that time.' });
  });
  const form = await openForm();
  await fill(form);
  await submit(form);
  expect(await form.findByText('Someone has just booked that time.')).toBeTruthy();
  expect(form.getByText('We couldn’t book the visit')).toBeTruthy();
  await form.findByText('10:45 AM isn’t open. The next open time is 1:45 PM.');
  expect(screen.getByRole('dialog', { name: 'Book 1:45 PM' })).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>('Last name').value).toBe('Reyes');
  answers.set(route, () => Response.json({ appointment: caller }, { status: 201 }));
  await submit(form);
  await screen.findByRole('dialog', { name: 'Booked' });
  expect(changes().map(({ body }) => body.time)).toEqual(['10:45', '1:45']);
});

test('clinic, day and time can be changed, and what was typed stays', async () => {
  answers.set(route, () => Response.json({ appointment: caller }, { status: 201 }));
  const form = await openForm();
  await fill(form);
  await user.selectOptions(form.getByLabelText('Clinic'), '4');
  fireEvent.change(form.getByLabelText('Date'), { target: { value: '2026-11-25' } });
  await form.findByRole('option', { name: '9:00 AM' });
  await user.selectOptions(form.getByLabelText('Open time'), '9:00 AM');
  await submit(form);
  await screen.findByRole('dialog', { name: 'Booked' });
  expect(changes().map(({ body }) => body)).toMatchObject([
    { lastName: 'Reyes', location: { id: '4' }, date: '2026-11-25', time: '9:00' },
  ]);
});

test('on a day without open times, nothing is booked', async () => {
  const form = await openForm();
  await fill(form);
  fireEvent.change(form.getByLabelText('Date'), { target: { value: '2026-11-28' } });
  await form.findByText(/has no open times that day/);
  await submit(form);
  await form.findByText('Choose a time', { selector: 'p' });
  expect(document.activeElement).toBe(form.getByLabelText('Open time'));
  expect(changes()).toEqual([]);
});

test('open times that can’t be loaded don’t keep the slot from being booked', async () => {
  answers.set(route, () => Response.json({ appointment: caller }, { status: 201 }));
  const form = await openForm(() => answers.set('GET /api/availability', () => problem(503, 'unavailable')));
  await form.findByText('We couldn’t load the open times');
  await fill(form);
  await submit(form);
  await screen.findByRole('dialog', { name: 'Booked' });
  expect(changes().map(({ body }) => body.time)).toEqual(['10:45']);
});

test('after a lost answer, sending again is the same request', async () => {
  answers.set(route, () => Promise.reject(new TypeError('Failed to fetch')));
  const form = await openForm();
  await fill(form);
  await submit(form);
  expect(await form.findByText('We’re not sure the visit was booked. It’s safe to try again.')).toBeTruthy();
  answers.set(route, () => Response.json({ appointment: caller }, { status: 200 }));
  await submit(form);
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Booked' })).toBeTruthy());
  const [first, second] = changes().map(({ body }) => body);
  expect(second).toEqual(first);
});
