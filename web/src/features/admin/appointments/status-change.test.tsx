// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { serveAppointments, statusSelect, undoBar } from '#web/features/admin/records/records.harness.tsx';
import { answers, changes, later, problem } from '#web/lib/api/server.harness.ts';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';
import { number, openAppointments, sample } from './appointments.harness.tsx';
import { Appointments } from './appointments.tsx';

setUpAdmin();

const route = `PUT /api/appointments/${number}/status`;

async function choose(status: string) {
  await user.selectOptions(await statusSelect('Maya Torres'), status);
}

test('a status changes right away, is announced, and goes back at Undo', async () => {
  openAppointments(sample());
  await choose('Completed');
  expect((await statusSelect('Maya Torres')).value).toBe('completed');
  await undoBar().findByText('Booking for Maya Torres set to Completed.');
  expect(changes().at(-1)?.body).toEqual({ status: 'completed', version: 1 });

  await user.click(undoBar().getByRole('button', { name: /^Undo/ }));
  await undoBar().findByText('Undone. Booking for Maya Torres set to Confirmed.');
  expect(changes().at(-1)?.body).toEqual({ status: 'confirmed', version: 2 });
  expect((await statusSelect('Maya Torres')).value).toBe('confirmed');
});

test('Ctrl+Z undoes the latest change, once', async () => {
  openAppointments(sample());
  await choose('Completed');
  await undoBar().findByText('Booking for Maya Torres set to Completed.');
  await user.keyboard('{Control>}zz{/Control}');
  await undoBar().findByText('Undone. Booking for Maya Torres set to Confirmed.');
  expect(changes()).toHaveLength(2);
});

test('an Undo that is double-clicked goes back once', async () => {
  serveAppointments(sample());
  renderView(<Appointments />);
  await choose('Completed');
  const undo = await undoBar().findByRole('button', { name: /^Undo/ });
  // Click twice before the next render, as a fast double click does.
  act(() => {
    undo.click();
    undo.click();
  });
  await undoBar().findByText('Undone. Booking for Maya Torres set to Confirmed.');
  expect(changes()).toHaveLength(2);
});

test('only the latest change can be undone, and an Undo of the one before that fails later says so', async () => {
  openAppointments(sample(), sample({ id: 'b', confirmationNumber: 'b', firstName: 'Ben' }));
  await choose('Completed');
  const { answer, give } = later();
  answers.set(route, () => answer);
  await user.click(await undoBar().findByRole('button', { name: /^Undo/ }));
  await user.selectOptions(await statusSelect('Ben Torres'), 'Completed');
  await undoBar().findByText('Booking for Ben Torres set to Completed.');
  expect(undoBar().getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
  expect(undoBar().queryByText(/Maya/)).toBeNull();
  give(problem(429, 'too-many', { detail: 'Please wait.' }));
  await waitFor(() => expect(toastTexts()).toEqual(['We couldn’t undo it. Please wait.']));
});

test('an Undo without an answer does not claim to have failed', async () => {
  serveAppointments(sample());
  renderView(<Appointments />);
  await choose('Completed');
  const undo = await undoBar().findByRole('button', { name: /^Undo/ });
  answers.delete(route);
  await user.click(undo);
  await undoBar().findByText(/^We’re not sure it was undone. It’s safe to try again/);
});

test('says when the patient is emailed: an upcoming appointment was canceled, or is on again', async () => {
  openAppointments(sample());
  const unlessUndone = 'We’ll email the patient unless you undo this within 10 seconds.';
  await choose('Cancelled');
  await undoBar().findByText(`Booking for Maya Torres set to Cancelled. ${unlessUndone}`);
  await choose('Confirmed');
  await undoBar().findByText(`Booking for Maya Torres set to Confirmed. ${unlessUndone}`);
});

test('says of an undone cancellation that the patient is emailed only if they know of it', async () => {
  openAppointments(sample());
  await choose('Cancelled');
  await user.click(await undoBar().findByRole('button', { name: /^Undo/ }));
  await undoBar().findByText(
    'Undone. Booking for Maya Torres set to Confirmed. We’ll email the patient only if we’ve already emailed them about the change.',
  );
});

test('no email is announced for an appointment that is over', async () => {
  openAppointments(sample({ date: '2026-11-20' }));
  await screen.findByText(/^Updated/);
  await choose('Cancelled');
  await undoBar().findByText('Booking for Maya Torres set to Cancelled.');
});

test('an announcement stays for more than ten seconds, and as long as it has the focus', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openAppointments(sample());
  fireEvent.change(await statusSelect('Maya Torres'), { target: { value: 'completed' } });
  const text = await undoBar().findByText('Booking for Maya Torres set to Completed.');
  await act(() => vi.advanceTimersByTimeAsync(10_500));
  expect(text.isConnected).toBe(true);
  act(() => undoBar().getByRole('button', { name: 'Dismiss message' }).focus());
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(text.isConnected).toBe(true);
  act(() => (document.activeElement as HTMLElement).blur());
  await act(() => vi.advanceTimersByTimeAsync(13_000));
  expect(text.isConnected).toBe(false);
});

test('shows the new status until the server answers, and the old one when it refuses', async () => {
  serveAppointments(sample({ status: 'cancelled' }));
  const { answer, give } = later();
  answers.set(route, () => answer);
  renderView(<Appointments />);
  await choose('Confirmed');
  expect((await statusSelect('Maya Torres')).value).toBe('confirmed');
  const words = 'Somebody else has booked that time since. Choose another time for this visit.';
  give(problem(409, 'slot-taken', { detail: words }));
  await screen.findByText(words);
  expect((await statusSelect('Maya Torres')).value).toBe('cancelled');
  expect(screen.queryByRole('button', { name: 'Change to Confirmed' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByText(words)).toBeNull();
});

test('a stale row shows its new status, and offers to apply the change to it', async () => {
  const rows = openAppointments(sample());
  await statusSelect('Maya Torres');
  rows[0] = sample({ status: 'completed', version: 4 });
  await choose('Cancelled');
  await screen.findByText('Someone else just changed this. It’s now Completed.');
  expect((await statusSelect('Maya Torres')).value).toBe('completed');
  await user.click(screen.getByRole('button', { name: 'Change to Cancelled' }));
  await undoBar().findByText(
    'Booking for Maya Torres set to Cancelled. We’ll email the patient unless you undo this within 10 seconds.',
  );
  expect(changes().at(-1)?.body).toEqual({ status: 'cancelled', version: 4 });
});

test('a stale row can be left as someone else changed it', async () => {
  const rows = openAppointments(sample());
  await statusSelect('Maya Torres');
  rows[0] = sample({ status: 'completed', version: 4 });
  await choose('Cancelled');
  await user.click(await screen.findByRole('button', { name: 'Keep as is' }));
  expect(screen.queryByText(/Somebody else/)).toBeNull();
  expect(changes()).toHaveLength(1);
  expect((await statusSelect('Maya Torres')).value).toBe('completed');
});

test('a row that someone else deleted is announced and disappears', async () => {
  const rows = openAppointments(sample());
  await statusSelect('Maya Torres');
  rows.length = 0;
  answers.set(route, () => problem(404, 'not-found'));
  await choose('Cancelled');
  await undoBar().findByText('Someone else deleted this booking.');
  expect(screen.queryByRole('combobox', { name: 'Status for Maya Torres' })).toBeNull();
});

test('without a network the row is rolled back, and the change can be tried again', async () => {
  serveAppointments(sample());
  const good = answers.get(route);
  answers.delete(route);
  renderView(<Appointments />);
  await choose('Completed');
  await screen.findByText(
    /^We’re not sure the status was changed. It’s safe to try again. We couldn’t reach our server/,
  );
  expect((await statusSelect('Maya Torres')).value).toBe('confirmed');
  if (good) answers.set(route, good);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await undoBar().findByText('Booking for Maya Torres set to Completed.');
});

test('a change whose answer was lost is found on the server', async () => {
  const rows = serveAppointments(sample());
  answers.set(route, () => {
    rows[0] = sample({ status: 'completed', version: 2 });
    return undefined;
  });
  renderView(<Appointments />);
  await choose('Completed');
  await undoBar().findByText('Booking for Maya Torres set to Completed.');
  expect(screen.queryByText(/could not reach/)).toBeNull();
  expect(changes()).toHaveLength(1);
});

test('an Undo of a row that has changed since says so', async () => {
  const rows = openAppointments(sample());
  await choose('Completed');
  await undoBar().findByText('Booking for Maya Torres set to Completed.');
  rows[0] = sample({ status: 'cancelled', version: 9 });
  await user.click(undoBar().getByRole('button', { name: /^Undo/ }));
  await undoBar().findByText(
    'We couldn’t undo it. This record has changed since you opened it. Please review it and try again.',
  );
  expect((await statusSelect('Maya Torres')).value).toBe('cancelled');
});

test('a list that is older than the change does not bring the old status back', async () => {
  const old = sample();
  openAppointments(sample());
  await choose('Completed');
  await undoBar().findByText('Booking for Maya Torres set to Completed.');
  answers.set('GET /api/appointments', () =>
    Response.json({ appointments: [old], nextCursor: null, complete: true }),
  );
  await user.selectOptions(screen.getByLabelText('Clinic'), 'Eastern / Flamingo');
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Appointments' }).getAttribute('aria-busy')).toBeNull(),
  );
  expect((await statusSelect('Maya Torres')).value).toBe('completed');
});

test('arrow keys step through Cancelled without canceling', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openAppointments(sample());
  const select = await statusSelect('Maya Torres');
  // In a closed select, browsers change the value on each arrow key.
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
  await undoBar().findByText('Booking for Maya Torres set to Completed.');
  expect(changes().map(({ body }) => body)).toEqual([{ status: 'completed', version: 1 }]);
});
