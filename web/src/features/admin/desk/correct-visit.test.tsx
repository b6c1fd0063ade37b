// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { now, tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { appointment, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { DayView } from '#web/features/admin/day/day-view.tsx';
import { answers, changes, problem } from '#web/lib/api/server.harness.ts';
import { monthOf } from '#web/ui/forms/birth-date.harness.ts';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';

setUpAdmin();

const visit = appointment({ date: tuesday, time: '9:30', phone: '(702) 555-0136' });
const route = `PUT /api/admin/appointments/${visit.confirmationNumber}`;

let stored: Appointment;

/** Opens the dialog from the visit's details in the day view. The fake server answers like the real one. */
async function openDialog(of: Partial<Appointment> = {}) {
  stored = { ...visit, ...of };
  answers.set('GET /api/availability', () =>
    Response.json({ now, date: tuesday, locations: [{ id: '1', slots: [] }] }),
  );
  answers.set('GET /api/appointments', () =>
    Response.json({ appointments: [stored], nextCursor: null, complete: true }),
  );
  answers.set('GET /api/closures', () => Response.json({ closures: [] }));
  answers.set(route, ({ body: { version, ...fields } }) => {
    if (version !== stored.version) {
      return problem(409, 'stale-version', { detail: 'Someone has changed it.', current: stored });
    }
    stored = { ...stored, ...fields, version: version + 1 };
    return Response.json({ appointment: stored });
  });
  answers.set(`GET /api/admin/appointments/${visit.confirmationNumber}`, () =>
    Response.json({ appointment: stored }),
  );
  renderView(<DayView />, `/admin-bookings?view=day&clinic=1&from=${tuesday}`);
  await user.click(await screen.findByRole('button', { name: 'Details for Maya Torres' }));
  const details = within(screen.getByRole('dialog', { name: 'Maya Torres' }));
  await user.click(details.getByRole('button', { name: 'Correct' }));
  return within(screen.getByRole('dialog', { name: 'Correct Maya Torres’s visit' }));
}

type Opened = Awaited<ReturnType<typeof openDialog>>;

const box = (dialog: Opened, label: string | RegExp) => dialog.getByLabelText<HTMLInputElement>(label);
const type = (dialog: Opened, label: string | RegExp, value: string) =>
  fireEvent.change(box(dialog, label), { target: { value } });
const save = (dialog: Opened) => user.click(dialog.getByRole('button', { name: 'Save' }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: /^Correct/ })).toBeNull());
const sent = () => changes().map(({ body }) => body);

test('starts with what is known, sends only what was changed, and the day shows it', async () => {
  const dialog = await openDialog();
  expect(dialog.getByText(/^Tuesday, November 24, 9:30 AM/)).toBeTruthy();
  expect(box(dialog, 'First name').value).toBe('Maya');
  expect(box(dialog, /^Phone/).value).toBe('(702) 555-0136');
  expect(monthOf('Date of birth').value).toBe('6');
  type(dialog, 'Last name', 'Torrez');
  type(dialog, /^Staff note/, 'Uses a wheelchair');
  await save(dialog);
  await closed();
  expect(sent()).toEqual([{ lastName: 'Torrez', note: 'Uses a wheelchair', version: 1 }]);
  const row = within(screen.getByRole('list', { name: 'Schedule' }));
  expect(row.getByText('Maya Torrez')).toBeTruthy();
  expect(row.getByText('Uses a wheelchair')).toBeTruthy();
  expect(toastTexts()).toEqual(['Maya Torrez’s visit is corrected.']);
});

test('an empty phone and note are removed', async () => {
  const dialog = await openDialog({ note: 'Call first' });
  type(dialog, /^Phone/, '');
  type(dialog, /^Staff note/, '');
  await save(dialog);
  await closed();
  expect(sent()).toEqual([{ phone: '', note: '', version: 1 }]);
});

test('an address that isn’t the patient’s is removed', async () => {
  const dialog = await openDialog();
  type(dialog, /^Email address/, '');
  await save(dialog);
  await closed();
  expect(sent()).toEqual([{ email: '', version: 1 }]);
  expect(toastTexts()).toEqual(['Maya Torres’s visit is corrected.']);
});

test('a new email address gets the confirmation, and the dialog says so', async () => {
  const dialog = await openDialog();
  expect(dialog.queryByText(/^The confirmation goes/)).toBeNull();
  type(dialog, /^Email address/, 'maya.torres@example.com');
  expect(await dialog.findByText(/^The confirmation goes to the new address/)).toBeTruthy();
  await save(dialog);
  await closed();
  expect(toastTexts().join()).toContain('We’re emailing the confirmation to maya.torres@example.com.');
});

test.each([
  ['cancelled', /new address that the visit is canceled/],
  ['completed', /^Links in earlier emails stop working/],
] as const)('of a visit that is %s, a new address gets no confirmation', async (status, hint) => {
  const dialog = await openDialog({ status });
  type(dialog, /^Email address/, 'maya.torres@example.com');
  expect(await dialog.findByText(hint)).toBeTruthy();
  await save(dialog);
  await closed();
  expect(toastTexts()).toEqual(['Maya Torres’s visit is corrected.']);
});

test('what a visit never had may stay empty, and what it has may not be lost', async () => {
  const dialog = await openDialog({ email: '', insuranceProvider: '', insuranceNumber: 'XK-1' });
  type(dialog, 'First name', ' ');
  type(dialog, 'Insurance number', '');
  await save(dialog);
  const summary = within(await dialog.findByRole('alert'));
  expect(summary.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'First name is required',
    'Insurance number is required',
  ]);
  expect(sent()).toEqual([]);
});

test('a birth date after today is refused at its field', async () => {
  const dialog = await openDialog();
  fireEvent.change(monthOf('Date of birth'), { target: { value: '2030-03-04' } });
  await save(dialog);
  expect((await dialog.findByRole('alert')).textContent).toContain('That date is in the future');
});

test('after someone else’s change, the dialog shows the visit as it is, and what was typed stays', async () => {
  const dialog = await openDialog();
  stored = { ...stored, phone: '(702) 555-0199', lastName: 'Quist', time: '1:45', version: 5 };
  type(dialog, 'Last name', 'Torrez');
  await save(dialog);
  expect(await dialog.findByText('Someone has changed it.')).toBeTruthy();
  expect(dialog.getByText(/^Tuesday, November 24, 1:45 PM/)).toBeTruthy();
  expect(dialog.getByText('Last name: Quist')).toBeTruthy();
  expect(box(dialog, 'Last name').value).toBe('Torrez');
  expect(box(dialog, /^Phone/).value).toBe('(702) 555-0199');
  await save(dialog);
  await closed();
  expect(sent().at(-1)).toEqual({ lastName: 'Torrez', version: 5 });
});

test('the server’s refusal of a field is shown at the field', async () => {
  const dialog = await openDialog();
  answers.set(route, () =>
    problem(422, 'invalid', { detail: 'Please check.', fields: { phone: 'That phone is wrong' } }),
  );
  type(dialog, /^Phone/, '(702) 555-0100');
  await save(dialog);
  expect(await dialog.findByText('That phone is wrong', { selector: 'p' })).toBeTruthy();
  expect(dialog.getByText('We couldn’t save the correction')).toBeTruthy();
});

test('a lost answer promises nothing, and sending again is the same request', async () => {
  const dialog = await openDialog();
  const answer = answers.get(route);
  answers.set(route, () => Promise.reject(new TypeError('Failed to fetch')));
  type(dialog, /^Staff note/, 'Call first');
  await save(dialog);
  expect(await dialog.findByText(/^We’re not sure the correction was saved/)).toBeTruthy();
  if (answer) answers.set(route, answer);
  await save(dialog);
  await closed();
  const [first, second] = sent();
  expect(second).toEqual(first);
});
