// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { appointment, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { undoBar } from '#web/features/admin/records/records.harness.tsx';
import { answers, asked, changes, problem } from '#web/lib/api/server.harness.ts';
import { openAppointments } from './appointments.harness.tsx';

setUpAdmin();

const route = 'POST /api/admin/appointments/cancel';

/** Opens the tab with a group of visits that one source booked, and some other visits. */
function openWithGroup(): Appointment[] {
  const junk = ['Ana', 'Ben', 'אבג'].map((firstName) =>
    appointment({ firstName, lastName: 'Ruiz', source: 'one' }),
  );
  const others = [
    appointment({ source: 'two' }),
    appointment({ source: 'two' }),
    appointment({}),
    appointment({ source: 'one', status: 'cancelled' }),
    appointment({ source: 'one', startsAt: '2026-11-20T17:00:00.000Z' }),
  ];
  const rows = openAppointments(...junk, ...others);
  answers.set(route, ({ body }) => {
    const seen = (body as { appointments: { confirmationNumber: string }[] }).appointments;
    const appointments = seen.map(({ confirmationNumber }) => {
      const index = rows.findIndex((row) => row.confirmationNumber === confirmationNumber);
      const row = rows[index] as Appointment;
      rows[index] = { ...row, status: 'cancelled', version: row.version + 1 };
      return rows[index];
    });
    return Response.json({ appointments });
  });
  return junk;
}

const group = () => screen.findByText('3 visits booked from one source');
const region = () => screen.getByRole('region', { name: 'Visits from one source' });
const cancelAll = () => screen.getByRole('button', { name: 'Cancel all 3' });
const undo = () => user.click(undoBar().getByRole('button', { name: /^Undo/ }));

it('groups what one source booked and is still ahead, and lists it with each name isolated', async () => {
  openWithGroup();
  await group();
  expect(screen.queryByText('2 visits booked from one source')).toBeNull();
  const visits = within(region()).getAllByRole('listitem', { hidden: true });
  const names = visits.map((visit) => visit.querySelector('bdi')?.textContent);
  expect(names).toEqual(['Ana Ruiz', 'Ben Ruiz', 'אבג Ruiz']);
});

it('cancels the group in one press, however often it is pressed, and undoes it', async () => {
  const junk = openWithGroup();
  await group();
  fireEvent.click(cancelAll());
  fireEvent.click(cancelAll());
  await undoBar().findByText('3 visits canceled. We’ll email each address once.');
  expect(changes()).toHaveLength(1);
  expect(asked.find((request) => request.route === route)?.body).toEqual({
    appointments: junk.map(({ confirmationNumber, version }) => ({ confirmationNumber, version })),
  });
  expect(screen.queryByText('3 visits booked from one source')).toBeNull();
  expect(document.activeElement).toBe(region());

  await undo();
  await undoBar().findByText('Undone. 3 of 3 visits are confirmed again.');
  await group();
  const statuses = asked.filter((request) => request.route.endsWith('/status')).map(({ body }) => body);
  expect(statuses).toEqual(junk.map(({ version }) => ({ status: 'confirmed', version: version + 1 })));
});

it('says of an undo which visits it could not confirm again', async () => {
  const [first] = openWithGroup();
  await group();
  await user.click(cancelAll());
  await undoBar().findByText(/^3 visits canceled/);
  answers.set(`PUT /api/appointments/${first?.confirmationNumber}/status`, () => problem(409, 'slot-taken'));
  await undo();
  await undoBar().findByText(/2 of 3 visits are confirmed again\. The other visits’ times are taken/);
});

it('counts only what was canceled, when someone has just changed the others', async () => {
  openWithGroup();
  await group();
  answers.set(route, () => Response.json({ appointments: [appointment({ status: 'completed' })] }));
  await user.click(cancelAll());
  await undoBar().findByText('None were canceled, because someone just changed them.');
  expect(undoBar().queryByRole('button', { name: /^Undo/ })).toBeNull();
});

it('says so when no answer came, and can be pressed again', async () => {
  openWithGroup();
  await group();
  const answer = answers.get(route);
  answers.delete(route);
  await user.click(cancelAll());
  expect((await within(region()).findByRole('alert')).textContent).toMatch(
    /^We’re not sure they were canceled\./,
  );
  answers.set(route, answer as never);
  await user.click(cancelAll());
  await waitFor(() => expect(screen.queryByText('3 visits booked from one source')).toBeNull());
});
