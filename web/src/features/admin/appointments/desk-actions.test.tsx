// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { now, tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { answers, changes, problem } from '#web/lib/api/server.harness.ts';
import { number, openAppointments, sample } from './appointments.harness.tsx';

setUpAdmin();

const resend = `POST /api/admin/appointments/${number}/resend`;

async function openDetails(of: Partial<Appointment> = {}) {
  const rows = openAppointments(sample(of));
  await user.click(await screen.findByRole('button', { name: 'Details for Maya Torres' }));
  return { rows, drawer: within(screen.getByRole('dialog', { name: 'Maya Torres' })) };
}

test('a visit is corrected from its details, which show the staff note', async () => {
  const { rows, drawer } = await openDetails();
  answers.set(`PUT /api/admin/appointments/${number}`, ({ body: { version, ...fields } }) => {
    rows[0] = sample({ ...fields, version: version + 1 });
    return Response.json({ appointment: rows[0] });
  });
  await user.click(drawer.getByRole('button', { name: 'Correct' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Correct Maya Torres’s visit' }));
  fireEvent.change(dialog.getByLabelText(/^Staff note/), { target: { value: 'Call first' } });
  fireEvent.change(dialog.getByLabelText('Last name'), { target: { value: 'Torrez' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const renamed = within(await screen.findByRole('dialog', { name: 'Maya Torrez' }));
  expect(renamed.getByText('Call first')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Details for Maya Torrez' })).toBeTruthy();
});

test('a confirmed visit is moved from its details, which show its new time', async () => {
  const { rows, drawer } = await openDetails();
  answers.set('GET /api/availability', () => {
    const slots = [{ time: '9:30', isAvailable: true }];
    return Response.json({ now, date: tuesday, locations: [{ id: '1', slots }] });
  });
  answers.set(`POST /api/admin/appointments/${number}/reschedule`, ({ body: { time, version } }) => {
    rows[0] = sample({ time, version: version + 1 });
    return Response.json({ appointment: rows[0] });
  });
  await user.click(drawer.getByRole('button', { name: 'Move' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Move Maya Torres’s visit' }));
  await dialog.findByRole('option', { name: '9:30 AM' });
  await user.selectOptions(dialog.getByLabelText('Open time'), '9:30 AM');
  await user.click(dialog.getByRole('button', { name: 'Move visit' }));
  expect(await drawer.findByText('Tue, Nov 24, 2026, 9:30 AM')).toBeTruthy();
});

test.each(['arrived', 'completed', 'cancelled'] as const)(
  'a visit that is %s can’t be moved',
  async (status) => {
    const { drawer } = await openDetails({ status });
    expect(drawer.queryByRole('button', { name: 'Move' })).toBeNull();
  },
);

test('the confirmation is sent again, and the details say so', async () => {
  const { drawer } = await openDetails();
  answers.set(resend, () => Response.json({ message: 'The confirmation is on its way.' }, { status: 202 }));
  await user.click(drawer.getByRole('button', { name: 'Send confirmation again' }));
  const done = await drawer.findByText('The confirmation is on its way.');
  expect(done.closest('[role=status]')).toBeTruthy();
  expect(changes().map(({ route }) => route)).toEqual([resend]);
});

test.each([
  [409, 'conflict', 'Our email doesn’t reach this address: it bounced.'],
  [429, 'too-many', 'This confirmation has been sent several times today.'],
] as const)('a refusal (%i) is in the server’s words', async (status, code, detail) => {
  const { drawer } = await openDetails();
  answers.set(resend, () => problem(status, code, { detail }));
  await user.click(drawer.getByRole('button', { name: 'Send confirmation again' }));
  const alert = within(await drawer.findByRole('alert'));
  alert.getByText('We couldn’t send it again');
  alert.getByText(detail);
});

test('after a lost answer, the details don’t claim that nothing was sent', async () => {
  const { drawer } = await openDetails();
  answers.set(resend, () => Promise.reject(new TypeError('Failed to fetch')));
  await user.click(drawer.getByRole('button', { name: 'Send confirmation again' }));
  await waitFor(() => drawer.getByText('We’re not sure it was sent. You can try again.'));
});

test('without an email address, there is nothing to send', async () => {
  const { drawer } = await openDetails({ email: '' });
  expect(drawer.queryByRole('button', { name: 'Send confirmation again' })).toBeNull();
});

test('an address that bounced is corrected instead of booking anew', async () => {
  const { drawer } = await openDetails({ emailUndeliverable: 'bounced' });
  expect(drawer.getByText(/If the address is wrong, correct it here/)).toBeTruthy();
  expect(drawer.queryByText(/book a new visit/)).toBeNull();
});
