// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { bar, serveAppointments, statusOf } from '#web/features/admin/records/records.harness.tsx';
import { answers, changes, later, problem } from '#web/lib/api/server.harness.ts';
import { number, open, visit } from './appointments.harness.tsx';
import { Appointments } from './appointments.tsx';

setUpAdmin();

const route = `PUT /api/appointments/${number}/status`;

async function choose(status: string) {
  await user.selectOptions(await statusOf('Maya Torres'), status);
}

test('a status changes at once, says so, and goes back at Undo', async () => {
  open(visit());
  await choose('Completed');
  expect((await statusOf('Maya Torres')).value).toBe('completed');
  await bar().findByText('Maya Torres is completed.');
  expect(changes().at(-1)?.body).toEqual({ status: 'completed', version: 1 });

  await user.click(bar().getByRole('button', { name: /^Undo/ }));
  await bar().findByText('Undone. Maya Torres is confirmed.');
  expect(changes().at(-1)?.body).toEqual({ status: 'confirmed', version: 2 });
  expect((await statusOf('Maya Torres')).value).toBe('confirmed');
});

test('Ctrl+Z takes the latest change back, once', async () => {
  open(visit());
  await choose('Completed');
  await bar().findByText('Maya Torres is completed.');
  await user.keyboard('{Control>}zz{/Control}');
  await bar().findByText('Undone. Maya Torres is confirmed.');
  expect(changes()).toHaveLength(2);
});

test('an Undo pressed twice goes back once', async () => {
  serveAppointments(visit());
  renderView(<Appointments />);
  await choose('Completed');
  const undo = await bar().findByRole('button', { name: /^Undo/ });
  // Both before the next render, as a double click's can be.
  act(() => {
    undo.click();
    undo.click();
  });
  await bar().findByText('Undone. Maya Torres is confirmed.');
  expect(changes()).toHaveLength(2);
});

test('an Undo without an answer claims nothing', async () => {
  serveAppointments(visit());
  renderView(<Appointments />);
  await choose('Completed');
  const undo = await bar().findByRole('button', { name: /^Undo/ });
  answers.delete(route);
  await user.click(undo);
  await bar().findByText(/^We do not know whether it was undone. Trying again is safe/);
});

test('tells when the patient is mailed: a visit to come that is off, or on again', async () => {
  open(visit());
  await choose('Cancelled');
  await bar().findByText('Maya Torres is cancelled. The patient is told by e-mail.');
  await choose('Confirmed');
  await bar().findByText('Maya Torres is confirmed. The patient is told by e-mail.');
});

test('nobody is mailed of a visit that is over', async () => {
  open(visit({ date: '2026-11-20' }));
  await screen.findByText(/^Updated/);
  await choose('Cancelled');
  await bar().findByText('Maya Torres is cancelled.');
});

test('what was done stays told for ten seconds and more, and as long as somebody is at it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open(visit());
  fireEvent.change(await statusOf('Maya Torres'), { target: { value: 'completed' } });
  const text = await bar().findByText('Maya Torres is completed.');
  await act(() => vi.advanceTimersByTimeAsync(10_500));
  expect(text.isConnected).toBe(true);
  act(() => bar().getByRole('button', { name: 'Dismiss' }).focus());
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(text.isConnected).toBe(true);
  act(() => (document.activeElement as HTMLElement).blur());
  await act(() => vi.advanceTimersByTimeAsync(13_000));
  expect(text.isConnected).toBe(false);
});

test('shows the new status while the server has not answered, and the old one when it refuses', async () => {
  serveAppointments(visit({ status: 'cancelled' }));
  const { answer, give } = later();
  answers.set(route, () => answer);
  renderView(<Appointments />);
  await choose('Confirmed');
  expect((await statusOf('Maya Torres')).value).toBe('confirmed');
  const words = 'Somebody else has booked that time since. Choose another time for this visit.';
  give(problem(409, 'slot-taken', { detail: words }));
  await screen.findByText(words);
  expect((await statusOf('Maya Torres')).value).toBe('cancelled');
  expect(screen.queryByRole('button', { name: 'Set to Confirmed' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByText(words)).toBeNull();
});

test('somebody else changed the row: shows how it is, and applies the change again if it is still wanted', async () => {
  const rows = open(visit());
  await statusOf('Maya Torres');
  rows[0] = visit({ status: 'completed', version: 4 });
  await choose('Cancelled');
  await screen.findByText('Somebody else changed this meanwhile. It is now Completed.');
  expect((await statusOf('Maya Torres')).value).toBe('completed');
  await user.click(screen.getByRole('button', { name: 'Set to Cancelled' }));
  await bar().findByText('Maya Torres is cancelled. The patient is told by e-mail.');
  expect(changes().at(-1)?.body).toEqual({ status: 'cancelled', version: 4 });
});

test('somebody else changed the row: leaves it as they left it', async () => {
  const rows = open(visit());
  await statusOf('Maya Torres');
  rows[0] = visit({ status: 'completed', version: 4 });
  await choose('Cancelled');
  await user.click(await screen.findByRole('button', { name: 'Leave it' }));
  expect(screen.queryByText(/Somebody else/)).toBeNull();
  expect(changes()).toHaveLength(1);
  expect((await statusOf('Maya Torres')).value).toBe('completed');
});

test('somebody else deleted the row: says so, and it is gone', async () => {
  const rows = open(visit());
  await statusOf('Maya Torres');
  rows.length = 0;
  answers.set(route, () => problem(404, 'not-found'));
  await choose('Cancelled');
  await bar().findByText('Somebody else has deleted this booking.');
  expect(screen.queryByRole('combobox', { name: 'Status of Maya Torres' })).toBeNull();
});

test('without network the row is as before, and the change can be tried again', async () => {
  serveAppointments(visit());
  const good = answers.get(route);
  answers.delete(route);
  renderView(<Appointments />);
  await choose('Completed');
  await screen.findByText(
    /^We do not know whether the status was changed. Trying again is safe. No answer came from our server/,
  );
  expect((await statusOf('Maya Torres')).value).toBe('confirmed');
  if (good) answers.set(route, good);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await bar().findByText('Maya Torres is completed.');
});

test('a change whose answer was lost is found to have happened', async () => {
  const rows = serveAppointments(visit());
  answers.set(route, () => {
    rows[0] = visit({ status: 'completed', version: 2 });
    return undefined;
  });
  renderView(<Appointments />);
  await choose('Completed');
  await bar().findByText('Maya Torres is completed.');
  expect(screen.queryByText(/could not reach/)).toBeNull();
  expect(changes()).toHaveLength(1);
});

test('an undo that comes too late says so', async () => {
  const rows = open(visit());
  await choose('Completed');
  await bar().findByText('Maya Torres is completed.');
  rows[0] = visit({ status: 'cancelled', version: 9 });
  await user.click(bar().getByRole('button', { name: /^Undo/ }));
  await bar().findByText('Not undone. This record changed meanwhile. Please look at it again.');
  expect((await statusOf('Maya Torres')).value).toBe('cancelled');
});

test('a list that is older than the change brings no old status back', async () => {
  const old = visit();
  open(visit());
  await choose('Completed');
  await bar().findByText('Maya Torres is completed.');
  answers.set('GET /api/appointments', () =>
    Response.json({ appointments: [old], nextCursor: null, complete: true }),
  );
  await user.selectOptions(screen.getByLabelText('Clinic'), 'Eastern / Flamingo');
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Appointments' }).getAttribute('aria-busy')).toBeNull(),
  );
  expect((await statusOf('Maya Torres')).value).toBe('completed');
});

test('arrow keys pass through Cancelled without cancelling', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open(visit());
  const select = await statusOf('Maya Torres');
  // As a browser does on a closed list: each key changes the value.
  for (const value of ['cancelled', 'completed']) {
    fireEvent.keyDown(select, { key: 'ArrowDown' });
    fireEvent.change(select, { target: { value } });
    fireEvent.keyUp(select, { key: 'ArrowDown' });
    await act(() => vi.advanceTimersByTimeAsync(300));
  }
  expect(select.value).toBe('completed');
  expect(changes()).toHaveLength(0);
  const opensTheList = fireEvent.keyDown(select, { key: 'Enter' });
  expect(opensTheList).toBe(false);
  await bar().findByText('Maya Torres is completed.');
  expect(changes().map(({ body }) => body)).toEqual([{ status: 'completed', version: 1 }]);
});
