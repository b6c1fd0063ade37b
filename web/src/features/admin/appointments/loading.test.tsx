// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { appointment, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { serveAppointments, statusSelect } from '#web/features/admin/records/records.harness.tsx';
import { answers, later } from '#web/lib/api/server.harness.ts';
import { Appointments } from './appointments.tsx';

setUpAdmin();

const list = '/api/appointments';
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

test('a list that cannot be loaded says why, and loads at Retry', async () => {
  serveAppointments(appointment());
  const good = answers.get(`GET ${list}`);
  answers.set(`GET ${list}`, () =>
    Response.json({ code: 'too-many', detail: 'Please wait.', status: 429 }, { status: 429 }),
  );
  renderView(<Appointments />);
  await screen.findByText('We couldn’t load the list');
  screen.getByText('Please wait.');
  if (good) answers.set(`GET ${list}`, good);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await row('Maya');
});

test('"Load more" adds a page, keeps the focus, and says when all rows are loaded', async () => {
  serveAppointments();
  const first = appointment({ firstName: 'Ana' });
  const second = appointment({ firstName: 'Ben' });
  answers.set(`GET ${list}`, ({ query }) =>
    Response.json(
      query.cursor
        ? { appointments: [first, second], nextCursor: null, complete: true }
        : { appointments: [first], nextCursor: 'next', complete: false },
    ),
  );
  renderView(<Appointments />);
  await screen.findByText('Showing 1 so far');
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  const line = await screen.findByText('Showing all 2');
  await row('Ben');
  expect(document.activeElement).toBe(line);
});

test('a next page that cannot be loaded leaves the rows, and loads at Retry', async () => {
  serveAppointments();
  let works = false;
  answers.set(`GET ${list}`, ({ query }) => {
    if (!query.cursor)
      return Response.json({ appointments: [appointment()], nextCursor: 'next', complete: false });
    if (!works) return Response.json({ message: 'slow down' }, { status: 429 });
    return Response.json({
      appointments: [appointment({ firstName: 'Ben' })],
      nextCursor: null,
      complete: true,
    });
  });
  renderView(<Appointments />);
  const more = await screen.findByRole('button', { name: 'Load more' });
  await user.click(more);
  await screen.findByText('We couldn’t load more.');
  await row('Maya');
  expect(screen.queryByText(/could not be refreshed/)).toBeNull();
  expect(document.activeElement).toBe(more);
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await row('Ben');
});

test('the list is refreshed when the manager returns to the tab', async () => {
  const rows = serveAppointments(appointment());
  renderView(<Appointments />);
  await row('Maya');
  rows.unshift(appointment({ firstName: 'Ben' }));
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await row('Ben');
});

test('empty pages are skipped until one has rows, up to a limit', async () => {
  serveAppointments();
  let page = 0;
  answers.set(`GET ${list}`, () => {
    page += 1;
    const appointments = page === 13 ? [appointment()] : [];
    return Response.json({
      appointments,
      nextCursor: page === 13 ? null : String(page),
      complete: page === 13,
    });
  });
  renderView(<Appointments />);
  await screen.findByText('Nothing found yet. There’s more to search.');
  expect(page).toBe(10);
  await user.click(screen.getByRole('button', { name: 'Keep searching' }));
  await row('Maya');
  expect(page).toBe(13);
});

test('the list refreshes itself; a refresh that fails keeps the rows and can be tried again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const rows = serveAppointments(appointment({ firstName: 'Ana' }));
  const good = answers.get(`GET ${list}`);
  renderView(<Appointments />);
  await row('Ana');
  screen.getByText(/^Updated \d+:\d\d [AP]M$/);
  (await statusSelect('Ana Torres')).focus();
  const select = document.activeElement;
  rows.unshift(appointment({ firstName: 'Ben' }));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await row('Ben');
  expect(document.activeElement).toBe(select);

  answers.delete(`GET ${list}`);
  await act(() => vi.advanceTimersByTimeAsync(40_000));
  await screen.findByText(/^We couldn’t refresh the list. It was last updated at/);
  await row('Ana');
  if (good) answers.set(`GET ${list}`, good);
  screen.getByRole('button', { name: 'Retry' }).click();
  await waitFor(() => expect(screen.queryByText(/could not be refreshed/)).toBeNull());
});

test('the row with the focus stays where it is on the screen when a refresh adds one above it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const rows = serveAppointments(appointment({ firstName: 'Ana' }));
  renderView(<Appointments />);
  (await statusSelect('Ana Torres')).focus();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 100 * [...document.querySelectorAll('[data-row]')].indexOf(this));
  });
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(50);
  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue();
  rows.unshift(appointment({ firstName: 'Ben' }));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await row('Ben');
  const moves = scrollBy.mock.calls.map(([to]) => (to as ScrollToOptions).top).filter((top) => top !== 0);
  expect(moves).toEqual([100]);
});

test('stats that cannot be loaded say so, and the list still shows', async () => {
  serveAppointments(appointment());
  answers.set('GET /api/appointments/stats', () => Response.json({ message: 'no' }, { status: 403 }));
  renderView(<Appointments />);
  await screen.findByText(/We couldn’t load the totals./);
  await row('Maya');
});

test('the old rows stay on screen, marked, until those of a new filter arrive', async () => {
  serveAppointments(appointment());
  renderView(<Appointments />);
  await row('Maya');
  const { answer, give } = later();
  answers.set(`GET ${list}`, () => answer);
  await user.selectOptions(screen.getByLabelText('Status'), 'Completed');
  const region = screen.getByRole('region', { name: 'Appointments' });
  await waitFor(() => expect(region.getAttribute('aria-busy')).toBe('true'));
  await row('Maya');
  give(Response.json({ appointments: [], nextCursor: null, complete: true }));
  await screen.findByText('No appointments match your current filters.');
});
