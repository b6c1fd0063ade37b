// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { monday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { appointment, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { serveDay } from '#web/features/admin/day/day.harness.tsx';
import { DayView } from '#web/features/admin/day/day-view.tsx';
import { undoBar } from '#web/features/admin/records/records.harness.tsx';
import { answers, changes } from '#web/lib/api/server.harness.ts';
import { ShortcutHelp } from './shortcuts.tsx';

setUpAdmin();
// Otherwise, local storage would keep the previous test's clinic.
beforeEach(() => localStorage.clear());

const maya = appointment({ date: monday, time: '2:30' });
const ana = appointment({ date: monday, time: '1:45', firstName: 'Ana', lastName: 'Reyes' });

/** Opens a clinic's Monday with visits at 1:45 PM and 2:30 PM. The time is 8:00 AM that day. */
async function openDay() {
  serveDay([maya, ana]);
  answers.set(`PUT /api/appointments/${ana.confirmationNumber}/status`, ({ body }) =>
    Response.json({ appointment: { ...ana, status: body.status, version: 2 } }),
  );
  answers.set(`GET /api/admin/appointments/${ana.confirmationNumber}`, () =>
    Response.json({ appointment: ana }),
  );
  const view = (
    <>
      <ShortcutHelp className="" />
      <DayView />
    </>
  );
  renderView(view, `/admin-bookings?view=day&clinic=1&from=${monday}`);
  await screen.findByRole('button', { name: 'Details for Ana Reyes' });
}

/** The text of the row that has the focus. */
const focusedRow = () => document.activeElement?.closest('[data-row]')?.textContent ?? '';

test('j and k walk through the rows, and stop at the ends', async () => {
  await openDay();
  await user.keyboard('k');
  expect(focusedRow()).toMatch(/^9:30 AM/);
  await user.keyboard('jj');
  expect(focusedRow()).toMatch(/^11:30 AM/);
  await user.keyboard('kkkk');
  expect(focusedRow()).toMatch(/^9:30 AM/);
});

test('a marks the patient of the focused row as arrived, once, and u undoes it', async () => {
  await openDay();
  await user.keyboard('jjjja');
  await waitFor(() => expect(undoBar().getByText(/Ana Reyes set to Arrived/)).toBeTruthy());
  expect(focusedRow()).toContain('Ana Reyes');
  await user.keyboard('u');
  await undoBar().findByText(/^Undone/);
  expect(changes().map(({ body }) => body)).toEqual([
    { status: 'arrived', version: 1 },
    { status: 'confirmed', version: 2 },
  ]);
});

test('b books the open time of the focused row, and letters then type', async () => {
  await openDay();
  await user.keyboard('jb');
  await screen.findByRole('dialog', { name: 'Book 9:30 AM' });
  await user.keyboard('jab?');
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('jab?');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('Enter opens the details of the focused row, where m moves the visit', async () => {
  await openDay();
  await user.keyboard('jjjj{Enter}');
  await screen.findByRole('dialog', { name: 'Ana Reyes' });
  await user.keyboard('m');
  await screen.findByRole('dialog', { name: 'Move Ana Reyes’s visit' });
});

test('u undoes what a press in the details has canceled, and then the keys go on in the row', async () => {
  await openDay();
  await user.keyboard('jjjj{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Cancel visit' }));
  await undoBar().findByText(/Ana Reyes set to Cancelled/);
  await user.keyboard('u');
  await undoBar().findByText(/^Undone/);
  expect(changes().map(({ body }) => body.status)).toEqual(['cancelled', 'confirmed']);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(focusedRow()).toContain('Ana Reyes'));
});

test('with a modifier, in a field, or held down, a key is left alone', async () => {
  await openDay();
  await user.keyboard('jjjj{Control>}a{/Control}{Alt>}m{/Alt}');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'a', repeat: true });
  await user.click(screen.getByLabelText('Status for Ana Reyes'));
  await user.keyboard('am');
  expect([screen.queryByRole('dialog'), changes()]).toEqual([null, []]);
});

test('? lists the keys', async () => {
  await openDay();
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(help.textContent).toContain('Arrived');
});
