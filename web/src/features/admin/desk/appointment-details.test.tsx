// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { StaffRole } from '#shared/sign-in.ts';
import { now } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { number, sample } from '#web/features/admin/appointments/appointments.harness.tsx';
import { Appointments } from '#web/features/admin/appointments/appointments.tsx';
import { serveAppointments } from '#web/features/admin/records/records.harness.tsx';
import { answers, changes, problem } from '#web/lib/api/server.harness.ts';

setUpAdmin();

const correct = `PUT /api/admin/appointments/${number}`;
const setStatus = `PUT /api/appointments/${number}/status`;
const today = { date: '2026-11-23', startsAt: '2026-11-23T16:15:00.000Z' };

async function openPanel(of: Partial<Appointment> = {}, role?: StaffRole) {
  const rows = serveAppointments(sample(of));
  answers.set('GET /api/availability', () => Response.json({ now, locations: [] }));
  answers.set(correct, ({ body: { version, ...fields } }) => {
    if (version !== rows[0]?.version) {
      return problem(409, 'stale-version', { detail: 'Someone has changed it.', current: rows[0] });
    }
    rows[0] = sample({ ...of, ...fields, version: version + 1 });
    return Response.json({ appointment: rows[0] });
  });
  renderView(<Appointments />, undefined, role);
  await user.click(await screen.findByRole('button', { name: 'Details for Maya Torres' }));
  return { rows, panel: within(screen.getByRole('dialog', { name: 'Maya Torres' })) };
}

test.each([
  ['a', 'Arrived', 'arrived', {}],
  ['n', 'No-show', 'no-show', { startsAt: '2026-11-23T15:15:00.000Z' }],
] as const)(
  'the key %s marks the patient as %s, and the undo bar is in the panel',
  async (key, text, to, at) => {
    const { panel } = await openPanel({ ...today, ...at });
    await panel.findByRole('button', { name: `Mark Maya Torres as ${text}` });
    await user.keyboard(key);
    const bar = within(panel.getByRole('region', { name: 'Latest changes' }));
    await bar.findByText(`Booking for Maya Torres set to ${text}.`);
    expect(changes().at(-1)).toMatchObject({ route: setStatus, body: { status: to } });
    expect(panel.getByLabelText<HTMLSelectElement>('Status for Maya Torres').value).toBe(to);
    await user.click(bar.getByRole('button', { name: /^Undo/ }));
    await bar.findByText('Undone. Booking for Maya Torres set to Confirmed.');
    await user.click(panel.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('region', { name: 'Latest changes' }).textContent).toContain('Undone.');
  },
);

test('Cancel visit cancels with one press, however often it is pressed, and can be undone', async () => {
  const { panel } = await openPanel();
  const cancel = panel.getByRole('button', { name: 'Cancel visit' });
  cancel.click();
  cancel.click();
  const bar = within(panel.getByRole('region', { name: 'Latest changes' }));
  await bar.findByText(/set to Cancelled\. We’ll email the patient unless you undo this/);
  expect(changes()).toHaveLength(1);
  expect(panel.queryByRole('button', { name: 'Cancel visit' })).toBeNull();
  expect(panel.queryByRole('button', { name: 'Move' })).toBeNull();
  await user.click(bar.getByRole('button', { name: /^Undo/ }));
  await panel.findByRole('button', { name: 'Cancel visit' });
});

test.each([
  ['m', 'Move Maya Torres’s visit'],
  ['c', 'Correct Maya Torres’s visit'],
])('the key %s opens a dialog, which leads back to the panel', async (key, name) => {
  const { panel } = await openPanel();
  await user.keyboard(key);
  const dialog = within(await screen.findByRole('dialog', { name }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(panel.getByRole('heading', { name: 'Maya Torres' })).toBeTruthy();
});

test('a manager can delete, at the end of the panel, after a question', async () => {
  const { panel } = await openPanel();
  expect(panel.getAllByRole('button').at(-1)?.textContent).toBe('Delete');
  await user.click(panel.getByRole('button', { name: 'Delete' }));
  const question = within(
    screen.getByRole('dialog', { name: 'Are you sure you want to delete this booking?' }),
  );
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes()).toMatchObject([{ route: `DELETE /api/appointments/${number}` }]);
});

test('the front desk can’t delete', async () => {
  const { panel } = await openPanel({}, 'front-desk');
  expect(panel.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(panel.queryByRole('link', { name: 'Who has seen this' })).toBeNull();
});

test('Staff note opens the visit’s fields at its note, which then is in the panel', async () => {
  const { panel } = await openPanel();
  await user.click(panel.getByRole('button', { name: 'Staff note' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct Maya Torres’s visit' }));
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Staff note/));
  await user.keyboard('Call first');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await panel.findByText('Call first', { selector: 'bdi' });
  expect(changes()).toMatchObject([{ route: correct, body: { note: 'Call first', version: 1 } }]);
});
