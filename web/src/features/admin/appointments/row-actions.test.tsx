// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { appointment, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import {
  captureDownloads,
  listQueries,
  serveAppointments,
  statusSelect,
} from '#web/features/admin/records/records.harness.tsx';
import { answers, asked, changes, later, problem } from '#web/lib/api/server.harness.ts';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';
import { number, openAppointments, sample } from './appointments.harness.tsx';
import { Appointments } from './appointments.tsx';

setUpAdmin();

const question = 'Are you sure you want to delete this booking?';

async function askToDelete(name = 'Maya Torres') {
  await user.click(await screen.findByRole('button', { name: `Delete the booking for ${name}` }));
  return within(screen.getByRole('dialog', { name: question }));
}

test('an appointment is deleted after a confirmation, once, and the focus goes to the row in its place', async () => {
  openAppointments(sample(), appointment({ firstName: 'Ben' }));
  const dialog = await askToDelete();
  dialog.getByText(/The patient won’t be notified. To email them, cancel the booking first./);
  const yes = dialog.getByRole('button', { name: 'Delete' });
  // Click twice before the next render, as a fast double click does.
  yes.click();
  yes.click();
  await waitFor(() => expect(toastTexts()).toEqual(['Booking deleted successfully.']));
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Status for Maya Torres' })).toBeNull());
  expect(changes().map(({ route }) => route)).toEqual([`DELETE /api/appointments/${number}`]);
  expect(document.activeElement).toBe(screen.getByRole('row', { name: /Ben Torres/ }));
});

test('Enter opens the details of the focused row, where the keys of a visit work', async () => {
  const ben = appointment({ firstName: 'Ben' });
  answers.set(`GET /api/admin/appointments/${ben.confirmationNumber}`, () =>
    Response.json({ appointment: ben }),
  );
  openAppointments(sample(), ben);
  await screen.findByRole('row', { name: /Ben Torres/ });
  await user.keyboard('jj{Enter}');
  const details = within(await screen.findByRole('dialog', { name: 'Ben Torres' }));
  await waitFor(() =>
    expect(asked.map(({ route }) => route)).toContain(
      `GET /api/admin/appointments/${ben.confirmationNumber}`,
    ),
  );
  expect(details.getByRole('button', { name: 'Move' }).getAttribute('aria-keyshortcuts')).toBe('m');
});

test('after the last appointment is deleted the focus is on the empty list', async () => {
  openAppointments(sample());
  await user.click((await askToDelete()).getByRole('button', { name: 'Delete' }));
  await screen.findByText('No appointments have been booked yet.');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Appointments' }));
});

test('an appointment is not deleted without the confirmation', async () => {
  openAppointments(sample());
  await user.click((await askToDelete()).getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changes()).toEqual([]);
});

test('the dialog cannot be closed while the request is under way', async () => {
  serveAppointments(sample());
  const { answer, give } = later();
  answers.set(`DELETE /api/appointments/${number}`, () => answer);
  renderView(<Appointments />);
  const dialog = await askToDelete();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await dialog.findByRole('button', { name: 'Deleting…' });
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  dialog.getByRole('button', { name: 'Deleting…' });
  give(problem(429, 'too-many', { detail: 'Please wait.' }));
  await dialog.findByText('Please wait.');
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a failed deletion says why, and can be tried again', async () => {
  serveAppointments(sample());
  const good = answers.get(`DELETE /api/appointments/${number}`);
  answers.delete(`DELETE /api/appointments/${number}`);
  renderView(<Appointments />);
  const dialog = await askToDelete();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await dialog.findByText('We’re not sure it was deleted. It’s safe to try again.');
  await dialog.findByText(/We couldn’t reach our server/);
  expect(toastTexts()).toEqual([]);
  if (good) answers.set(`DELETE /api/appointments/${number}`, good);
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Booking deleted successfully.']));
});

test('an appointment that someone else has deleted counts as deleted', async () => {
  serveAppointments(sample());
  answers.set(`DELETE /api/appointments/${number}`, () => problem(404, 'not-found'));
  renderView(<Appointments />);
  await user.click((await askToDelete()).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Booking deleted successfully.']));
});

test('the details show every field, with links to email and call', async () => {
  openAppointments(sample({ phone: '7025550199', insuranceProvider: '<i>Cigna</i>' }));
  await user.click(await screen.findByRole('button', { name: 'Details for Maya Torres' }));
  const drawer = screen.getByRole('dialog', { name: 'Maya Torres' });
  const text = drawer.textContent ?? '';
  for (const shown of [
    'Tue, Nov 24, 2026, 1:45 PM',
    '30 minutes',
    '4080 S Eastern Ave, Las Vegas, NV 89119',
    'Jun 5, 1987',
    '(702) 555-0199',
    '<i>Cigna</i>',
    'XK-99122',
    number,
  ]) {
    expect(text).toContain(shown);
  }
  const links = within(drawer)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toContain('mailto:maya@example.com');
  expect(links).toContain('tel:+17025550199');
});

test('an email address cannot add a subject to the email', async () => {
  openAppointments(sample({ email: 'a?bcc=x@example.com' }));
  await user.click(await screen.findByRole('button', { name: 'Details for Maya Torres' }));
  const link = screen.getByRole('link', { name: 'a?bcc=x@example.com' });
  expect(link.getAttribute('href')).toBe('mailto:a%3Fbcc%3Dx@example.com');
});

test('the confirmation number is copied', async () => {
  openAppointments(sample());
  await user.click(await screen.findByRole('button', { name: 'Details for Maya Torres' }));
  await user.click(screen.getByRole('button', { name: 'Copy Confirmation number' }));
  await screen.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe(number);
});

test('the details ask to call when the email address is someone else’s', async () => {
  openAppointments(sample({ emailDisowned: true }));
  await user.click(await screen.findByRole('button', { name: 'Details for Maya Torres' }));
  const drawer = screen.getByRole('dialog', { name: 'Maya Torres' });
  expect(drawer.textContent).toContain('isn’t the patient’s, so we’ve stopped emailing it. Please call');
});

test('open details stay open over a refresh, and show its values', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const rows = openAppointments(sample());
  (await screen.findByRole('button', { name: 'Details for Maya Torres' })).click();
  const drawer = await screen.findByRole('dialog', { name: 'Maya Torres' });
  rows[0] = sample({ insuranceNumber: 'NEW-1', version: 2 });
  await vi.advanceTimersByTimeAsync(31_000);
  await waitFor(() => expect(drawer.textContent).toContain('NEW-1'));
  expect(screen.getByRole('dialog', { name: 'Maya Torres' })).toBe(drawer);
});

function twoPages() {
  serveAppointments();
  const first = appointment({ firstName: '=cmd()', lastName: '<b>Bold</b>' });
  const second = appointment({ firstName: 'Ben' });
  answers.set('GET /api/appointments', ({ query }) =>
    Response.json(
      query.cursor
        ? { appointments: [second], nextCursor: null, complete: true }
        : { appointments: [first], nextCursor: 'next', complete: false },
    ),
  );
  return [first, second];
}

test('the JSON export has the rows of every page, and today’s date by the server’s clock in its name', async () => {
  const rows = twoPages();
  const files = captureDownloads();
  renderView(<Appointments />);
  await statusSelect('=cmd() <b>Bold</b>');
  await user.click(screen.getByRole('button', { name: 'Export JSON' }));
  await screen.findByText('Saved 2 records to appointments-2026-11-23.json.');
  expect(files[0]?.name).toBe('appointments-2026-11-23.json');
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(rows);
  const purposes = listQueries('/api/appointments').map(({ purpose }) => purpose);
  expect(purposes).toEqual([undefined, 'export', 'export']);
});

test('the CSV export keeps HTML as text and lets no formula run', async () => {
  twoPages();
  const files = captureDownloads();
  renderView(<Appointments />);
  await statusSelect('=cmd() <b>Bold</b>');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await screen.findByText('Saved 2 records to appointments-2026-11-23.csv.');
  const text = (await files[0]?.text()) ?? '';
  expect(text.startsWith('\ufeffconfirmationNumber,status,date,')).toBe(true);
  expect(text).toContain(`"'=cmd()",<b>Bold</b>,1987-06-05`);
  expect(text.split('\r\n')).toHaveLength(3);
});

test('an export that fails halfway saves nothing, and says why', async () => {
  twoPages();
  const files = captureDownloads();
  renderView(<Appointments />);
  await statusSelect('=cmd() <b>Bold</b>');
  const good = answers.get('GET /api/appointments');
  answers.set('GET /api/appointments', (request) =>
    request.query.cursor ? problem(429, 'too-many', { detail: 'Please wait.' }) : good?.(request),
  );
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await screen.findByText('Nothing was exported. Please wait.');
  screen.getByRole('button', { name: 'Retry' });
  expect(files).toEqual([]);
});
