// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { slotStart, slotTimes } from '#shared/appointments/slots.ts';
import { now, tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { appointment, payment, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { Dashboard } from '#web/features/admin/dashboard/admin-screen.tsx';
import { serveAppointments, servePayments } from '#web/features/admin/records/records.harness.tsx';
import { answers, changes } from '#web/lib/api/server.harness.ts';
import { monthOf } from '#web/ui/forms/birth-date.harness.ts';
import { drafts, keepDraftsOf } from './draft.tsx';

setUpAdmin();

const visit = appointment({ date: tuesday, time: '9:30', phone: '(702) 555-0136' });
const day = `?view=day&clinic=1&from=${tuesday}`;

let navigate: NavigateFunction;

function Navigator() {
  navigate = useNavigate();
  return null;
}

/** Opens the dashboard again in the same page, which keeps its memory. */
function open(query: string, seen = visit) {
  cleanup();
  serveAppointments(seen);
  servePayments(payment());
  answers.set('GET /api/payments/worklist', () => Response.json({ items: [], complete: true }));
  answers.set('GET /api/closures', () => Response.json({ closures: [] }));
  answers.set('GET /api/availability', () => {
    const slots = slotTimes('1', tuesday).map((time) => ({
      time,
      startsAt: slotStart(tuesday, time).toISOString(),
      isAvailable: time !== visit.time,
      duration: 30,
    }));
    const locations = [{ id: '1', slots }];
    return Response.json({ now, date: tuesday, closed: false, nextOpenDate: null, locations });
  });
  renderView(
    <>
      <Dashboard />
      <Navigator />
    </>,
    `/admin-bookings${query}`,
  );
}

const show = (query: string) => act(() => void navigate(`/admin-bookings${query}`));
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const kept = () => screen.queryByText('We kept what you typed.') !== null;
const pressEscape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

async function typeBooking() {
  await press('Book 10:45 AM');
  expect(kept()).toBe(false);
  await user.type(field('First name'), 'Ana');
  await user.type(field(/^Staff note/), 'Prefers Spanish');
  fireEvent.change(monthOf('Date of birth'), { target: { value: '1990-03-04' } });
}

const booking = () => [field('First name').value, field('Last name').value, field(/^Staff note/).value];

test.each(['Cancel', 'Close', 'Escape'])(
  'a booking left by %s is gone for the next caller, until Undo',
  async (way) => {
    open(day);
    await typeBooking();
    if (way === 'Escape') pressEscape();
    else await press(way);
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Book 11:30 AM');
    expect([kept(), ...booking(), monthOf('Date of birth').value]).toEqual([false, '', '', '', '']);
    pressEscape();
    await press('Undo');
    await screen.findByRole('dialog', { name: 'Book 10:45 AM' });
    expect([kept(), ...booking()]).toEqual([true, 'Ana', '', 'Prefers Spanish']);
    expect([monthOf('Date of birth').value, field('Day').value, field('Year').value]).toEqual([
      '3',
      '4',
      '1990',
    ]);
  },
);

test('a half-typed booking outlives another view and the browser’s Back, and Start over empties it for good', async () => {
  open('?view=closures');
  await screen.findByRole('button', { name: 'Close a clinic' });
  show(day);
  await typeBooking();
  act(() => void navigate(-1));
  await screen.findByRole('button', { name: 'Close a clinic' });
  expect(screen.queryByRole('dialog')).toBeNull();
  show(day);
  await press('Book 10:45 AM');
  expect(booking()).toEqual(['Ana', '', 'Prefers Spanish']);
  await press('Start over');
  expect(kept()).toBe(false);
  expect(document.activeElement).toBe(field('First name'));
  expect([...booking(), monthOf('Date of birth').value]).toEqual(['', '', '', '']);
  pressEscape();
  await press('Book 10:45 AM');
  expect([kept(), ...booking()]).toEqual([false, '', '', '']);
});

test('a booking whose answer was lost is sent again as the same request, even from another view; then its draft is dropped', async () => {
  const route = 'POST /api/admin/appointments';
  answers.set(route, () => Promise.reject(new TypeError('Failed to fetch')));
  open(day);
  await typeBooking();
  await user.type(field('Last name'), 'Reyes');
  await user.type(field('Phone'), '7025550136');
  await press('Book visit');
  await screen.findByText('We’re not sure the visit was booked. It’s safe to try again.');
  show('?view=closures');
  show(day);
  await press('Book 10:45 AM');
  answers.set(route, () => Response.json({ appointment: visit }, { status: 201 }));
  await press('Book visit');
  await screen.findByRole('dialog', { name: 'Booked' });
  const [first, second] = changes().map(({ body }) => body);
  expect(second).toEqual(first);
  await press('Done');
  await press('Book 11:30 AM');
  expect([kept(), ...booking()]).toEqual([false, '', '', '']);
});

test('a half-typed correction keeps only what was typed, so that it does not undo a colleague’s', async () => {
  const route = `PUT /api/admin/appointments/${visit.confirmationNumber}`;
  answers.set(route, () => Response.json({ appointment: { ...visit, lastName: 'Torres-Lee', version: 3 } }));
  open(day);
  await press('Details for Maya Torres');
  await press('Correct');
  fireEvent.change(field('Last name'), { target: { value: 'Torres-Lee' } });
  open(day, { ...visit, version: 2, phone: '(702) 555-0777' });
  await press('Details for Maya Torres');
  await press('Correct');
  expect([kept(), field('Last name').value, field(/^Phone/).value]).toEqual([
    true,
    'Torres-Lee',
    '(702) 555-0777',
  ]);
  await press('Save');
  await screen.findByRole('dialog', { name: 'Maya Torres-Lee' });
  expect(changes().map(({ body }) => body)).toEqual([{ lastName: 'Torres-Lee', version: 2 }]);
  await press('Correct');
  expect(kept()).toBe(false);
});

test('a payment form that was left is empty for the next payer, until Undo', async () => {
  open('?view=payments');
  await press('Record a payment');
  await user.type(field('Full name'), 'Maya Torres');
  await press('Cancel');
  await press('Record a payment');
  expect([kept(), field('Full name').value]).toEqual([false, '']);
  pressEscape();
  await press('Undo');
  expect([kept(), field('Full name').value]).toEqual([true, 'Maya Torres']);
});

test('a half-typed payment outlives another view', async () => {
  open('?view=payments');
  await press('Record a payment');
  await user.selectOptions(field('How it was paid'), 'Check');
  await user.type(field('Full name'), 'Maya Torres');
  show('?view=closures');
  show('?view=payments');
  await press('Record a payment');
  const values = ['How it was paid', 'Amount (USD)', 'Full name'].map((label) => field(label).value);
  expect([kept(), ...values]).toEqual([true, 'check', '', 'Maya Torres']);
});

test('a payment whose answer was lost keeps its key in another view, and gets a new one by Start over', async () => {
  open('?view=payments');
  const fill = async () => {
    await user.selectOptions(field('How it was paid'), 'Check');
    await user.type(field('Amount (USD)'), '80.50');
    await user.type(field('Full name'), 'Maya Torres');
    await user.type(field('Description'), 'Visit of November 3');
  };
  const send = async () => {
    await press('Record payment');
    await screen.findByText('We’re not sure the payment was recorded. It’s safe to try again.');
  };
  await press('Record a payment');
  await fill();
  await send();
  show('?view=closures');
  show('?view=payments');
  await press('Record a payment');
  await screen.findByText(/Your details are still here/);
  await send();
  pressEscape();
  await press('Record a payment');
  await press('Start over');
  expect(screen.queryByText(/Your details are still here/)).toBeNull();
  await fill();
  await send();
  const [first, second, third] = changes().map(({ body }) => body.idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a half-typed closure outlives another view, and is dropped when the clinic is closed', async () => {
  open('?view=closures');
  await press('Close a clinic');
  fireEvent.change(field('Date'), { target: { value: tuesday } });
  await user.type(field('Reason'), 'Holiday');
  show(day);
  show('?view=closures');
  await press('Close a clinic');
  expect([kept(), field('Date').value, field('Reason').value]).toEqual([true, tuesday, 'Holiday']);
  await user.click(field('Eastern / Flamingo'));
  const closure = { id: 'x', locationId: '1', date: tuesday, reason: 'Holiday', createdAt: now };
  answers.set('POST /api/closures', () =>
    Response.json({ closures: [closure], affected: [] }, { status: 201 }),
  );
  answers.set('POST /api/closures/x/notify', () => Response.json({ mailed: 0, unreached: 0 }));
  await press('Close and email 1 patient');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  show(day);
  show('?view=closures');
  await press('Close a clinic');
  expect([kept(), field('Reason').value]).toEqual([false, '']);
});

test('a half-typed closure doesn’t take the place of a clinic and day that were chosen since', async () => {
  open('?view=closures');
  await press('Close a clinic');
  await user.type(field('Reason'), 'Holiday');
  fireEvent.change(field('Date'), { target: { value: '2026-12-04' } });
  show(day);
  await press('Close this clinic…');
  await screen.findByRole('dialog', { name: 'Close a clinic' });
  expect([kept(), field('Reason').value, field('Date').value]).toEqual([false, '', tuesday]);
});

test('a closure that is confirmed while another view shows has no draft', async () => {
  let reply = (_response: Response) => {};
  answers.set('POST /api/closures', () => new Promise<Response>((resolve) => (reply = resolve)));
  open('?view=closures');
  await press('Close a clinic');
  await user.click(field('Eastern / Flamingo'));
  fireEvent.change(field('Date'), { target: { value: tuesday } });
  await user.type(field('Reason'), 'Holiday');
  await press('Close and email 1 patient');
  show(day);
  await screen.findByRole('button', { name: 'Book 10:45 AM' });
  expect(drafts().size).toBe(1);
  const closure = { id: 'x', locationId: '1', date: tuesday, reason: 'Holiday', createdAt: now };
  answers.set('POST /api/closures/x/notify', () => Response.json({ mailed: 0, unreached: 0 }));
  reply(Response.json({ closures: [closure], affected: [] }, { status: 201 }));
  await waitFor(() => expect(drafts().size).toBe(0));
});

test('another account finds nothing', async () => {
  keepDraftsOf('ana');
  open(day);
  await typeBooking();
  keepDraftsOf('ana');
  expect(drafts().size).toBe(1);
  keepDraftsOf('ben');
  open(day);
  await press('Book 10:45 AM');
  expect([kept(), ...booking()]).toEqual([false, '', '', '']);
});

test('the browser asks before it leaves a form with a draft, and nothing is stored', async () => {
  const asks = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  open(day);
  await press('Book 10:45 AM');
  expect(asks()).toBe(false);
  await user.type(field('First name'), 'Ana');
  expect(asks()).toBe(true);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Ana');
  pressEscape();
  expect(asks()).toBe(false);
});
