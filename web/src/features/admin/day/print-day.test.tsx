// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { appointment, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { listQueries } from '#web/features/admin/records/records.harness.tsx';
import { answers, later, problem } from '#web/lib/api/server.harness.ts';
import { printout, serveDay } from './day.harness.tsx';
import { DayView } from './day-view.tsx';

setUpAdmin();

/** Prints like a browser, which sends the page a `beforeprint` event first. */
const print = vi.fn(() => fireEvent(window, new Event('beforeprint')));

beforeEach(() => {
  print.mockClear();
  vi.stubGlobal('print', print);
});

const route = `/admin-bookings?view=day&clinic=1&from=${tuesday}`;
const day = () => screen.findByRole('list', { name: 'Schedule' });

async function press() {
  await day();
  await user.click(screen.getByRole('button', { name: 'Print' }));
}

/** The queries of the requests that were made to print. */
const printed = () => listQueries('/api/appointments').filter(({ purpose }) => purpose === 'print');

test('the printout has clinic, date, time of printing, every slot and room for notes', async () => {
  serveDay([
    appointment({ date: tuesday, time: '9:30', note: 'Needs an interpreter' }),
    appointment({ date: tuesday, time: '2:30', status: 'cancelled' }),
  ]);
  renderView(<DayView />, `/admin-bookings?view=day&clinic=1&from=${tuesday}`);
  await press();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const text = printout()?.textContent ?? '';
  for (const part of [
    'Eastern / Flamingo',
    'Tuesday, November 24, 2026',
    'Printed Nov 23, 2026, 8:00',
    '9:30 AM',
    'Maya Torres',
    'Jun 5, 1987 (age 39)',
    'maya@example.com',
    'Needs an interpreter',
    'Notes',
    '3:10 PM',
    'Cancelled',
    '2:30 PM Maya Torres',
  ]) {
    expect(text).toContain(part);
  }
});

test('the day is read once more for the log before it prints, and prints as it is then', async () => {
  serveDay([appointment({ date: tuesday })]);
  renderView(<DayView />, route);
  await day();
  const { answer, give } = later();
  answers.set('GET /api/appointments', () => answer);
  await press();
  const query = {
    locationId: '1',
    from: tuesday,
    to: tuesday,
    sort: 'visit',
    limit: '200',
    purpose: 'print',
  };
  expect(printed()).toEqual([query]);
  expect(print).not.toHaveBeenCalled();
  let onPaper = '';
  print.mockImplementationOnce(() => {
    onPaper = printout()?.textContent ?? '';
    return fireEvent(window, new Event('beforeprint'));
  });
  const appointments = [appointment({ date: tuesday, firstName: 'Ana' })];
  give(Response.json({ appointments, nextCursor: null, complete: true }));
  await waitFor(() => expect(onPaper).toContain('Ana Torres'));
  expect(printed()).toHaveLength(1);
});

test('nothing prints when the day cannot be read, and that is said until it can', async () => {
  serveDay([appointment({ date: tuesday })]);
  renderView(<DayView />, route);
  await day();
  answers.set('GET /api/appointments', () => problem(403, 'forbidden'));
  await press();
  const alert = within(await screen.findByRole('alert'));
  alert.getByText('We couldn’t print');
  alert.getByText('As the server says.');
  expect(print).not.toHaveBeenCalled();
  serveDay([appointment({ date: tuesday })]);
  await press();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another day that was chosen meanwhile does not print', async () => {
  serveDay([]);
  renderView(<DayView />, route);
  await day();
  const { answer, give } = later();
  answers.set('GET /api/appointments', ({ query }) => (query.purpose ? answer : undefined));
  await press();
  await user.click(screen.getByRole('button', { name: 'Next day' }));
  give(Response.json({ appointments: [], nextCursor: null, complete: true }));
  await waitFor(() => expect(printed()).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(print).not.toHaveBeenCalled();
});

test('the browser’s own Print is logged without waiting, and not after the dashboard is left', async () => {
  serveDay([]);
  const { unmount } = renderView(<DayView />, route);
  await day();
  print();
  await waitFor(() => expect(printed()).toHaveLength(1));
  answers.set('GET /api/appointments', () => undefined);
  print();
  await waitFor(() => expect(printed()).toHaveLength(2));
  unmount();
  print();
  expect(printed()).toHaveLength(2);
});

test('the day of all clinics prints those with visits and names the others, in one press', async () => {
  const other = { ...appointment().location, id: '3' as const, name: 'Craig / Ferrell' };
  serveDay([appointment({ date: tuesday }), appointment({ date: tuesday, location: other })]);
  localStorage.clear();
  renderView(<DayView />, `/admin-bookings?from=${tuesday}`);
  await screen.findByRole('list', { name: 'Expected: 2' });
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(printed()).toMatchObject([{ from: tuesday, purpose: 'print' }]);
  const pages = [...document.querySelectorAll('[data-day-printout]')];
  const [eastern, maryland, craig, ...others] = pages.map(({ textContent }) => textContent);
  expect(eastern).toMatch(/^Eastern \/ Flamingo.*1 visit,.*Maya Torres/s);
  expect(craig).toMatch(/^Craig \/ Ferrell.*1 visit,.*Maya Torres/s);
  expect(maryland).toMatch(/^Maryland Pkwy \/ Tropicana.*No visits, 6 being booked\nPrinted [^\n]*AM$/s);
  expect(others).toHaveLength(7);
});
