// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appointment, currentUrl, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import {
  listQueries,
  serveAppointments,
  statusSelect,
} from '#web/features/admin/records/records.harness.tsx';
import { answers, asked, problem } from '#web/lib/api/server.harness.ts';
import { Appointments } from './appointments.tsx';

setUpAdmin();

const list = '/api/appointments';
const queries = () => listQueries(list);
const searches = () =>
  asked.filter(({ route }) => route === 'POST /api/admin/appointments/search').map(({ body }) => body.q);
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

test('the cards show the number of appointments by status', async () => {
  serveAppointments();
  renderView(<Appointments />);
  const figures = screen.getByRole('region', { name: 'Booking totals' });
  await waitFor(() => expect(figures.textContent).toContain('Total bookings1,204'));
  expect(figures.textContent).toContain('Confirmed2Cancelled2Completed1,197Arrived1No-show2');
});

test('a row shows patient and birth date, time, clinic, number and status, and has buttons for both actions', async () => {
  serveAppointments(appointment({ phone: '(702) 555-0199', confirmationNumber: 'UC123456ABCDEF' }));
  renderView(<Appointments />);
  const texts = within(await row('Maya Torres'))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(texts[0]).toContain('Maya Torres Born Jun 5, 1987(702) 555-0199maya@example.com');
  expect(texts[1]).toContain('Tue, Nov 24, 20261:45 PM');
  expect(texts[2]).toContain('Eastern / Flamingo');
  expect(texts[3]).toContain('UC123456ABCDEF');
  expect(texts[4]).toContain('Nov 23, 20268:00');
  expect((await statusSelect('Maya Torres')).value).toBe('confirmed');
  screen.getByRole('button', { name: 'Details for Maya Torres' });
  screen.getByRole('button', { name: 'Delete the booking for Maya Torres' });
  screen.getByText('Showing 1 of 1');
});

test('details are read from the server by themselves, and not shown if that is refused', async () => {
  const visit = appointment({ phone: '(702) 555-0199' });
  const route = `GET /api/admin/appointments/${visit.confirmationNumber}`;
  serveAppointments(visit);
  answers.set(route, () => problem(409, 'conflict'));
  renderView(<Appointments />);
  await user.click(await screen.findByRole('button', { name: 'Details for Maya Torres' }));
  const details = within(screen.getByRole('dialog', { name: 'Maya Torres' }));
  await details.findByText('We couldn’t open the details');
  expect(details.queryByText('(702) 555-0199')).toBeNull();
  answers.set(route, () => Response.json({ appointment: visit }));
  await user.click(details.getByRole('button', { name: 'Retry' }));
  await details.findByText('(702) 555-0199');
  expect(asked.filter((request) => request.route === route)).toHaveLength(2);
});

test('HTML in a record is shown as text', async () => {
  serveAppointments(appointment({ firstName: '<img src=x onerror=alert(1)>', lastName: '<b>Bold</b>' }));
  const { container } = renderView(<Appointments />);
  expect((await screen.findByText('<img src=x onerror=alert(1)> <b>Bold</b>')).tagName).toBe('BDI');
  expect(container.querySelector('img, b')).toBeNull();
});

test('an unknown status shows as Pending', async () => {
  serveAppointments(appointment({ status: 'waiting' as never }));
  renderView(<Appointments />);
  const select = await statusSelect('Maya Torres');
  expect(select.selectedOptions[0]?.textContent).toBe('Pending');
});

test('filters go into the URL and the query', async () => {
  serveAppointments(appointment());
  renderView(<Appointments />);
  await row('Maya');
  await user.selectOptions(screen.getByLabelText('Status'), 'No-show');
  await user.selectOptions(screen.getByLabelText('Clinic'), 'Cactus');
  await user.type(screen.getByLabelText('Visits from'), '2026-11-24');
  await user.type(screen.getByLabelText('Visits through'), '2026-11-25');
  await waitFor(() =>
    expect(queries().at(-1)).toEqual({
      status: 'no-show',
      locationId: '10',
      from: '2026-11-24',
      to: '2026-11-25',
      sort: 'visit',
      limit: '50',
    }),
  );
  expect(currentUrl()).toBe('/admin-bookings?status=no-show&clinic=10&from=2026-11-24&to=2026-11-25');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(currentUrl()).toBe('/admin-bookings');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

test('invalid values in the URL are not sent to the server', async () => {
  serveAppointments(appointment());
  renderView(<Appointments />, '/admin-bookings?status=lost&from=yesterday&to=2026-02-31&sort=up&clinic=99');
  await row('Maya');
  expect(queries()[0]).toEqual({ sort: 'visit', limit: '50' });
});

test('a search waits for a pause in the typing or for Enter, and stays out of the URL', async () => {
  serveAppointments(appointment());
  renderView(<Appointments />);
  await row('Maya');
  await user.type(screen.getByLabelText('Search'), 'mAy');
  expect(searches()).toEqual([]);
  await waitFor(() => expect(searches()).toEqual(['mAy']));
  await user.type(screen.getByLabelText('Search'), 'a{Enter}');
  await waitFor(() => expect(searches()).toEqual(['mAy', 'mAya']));
  expect(asked.some(({ query }) => JSON.stringify(query).includes('mAy'))).toBe(false);
  expect(currentUrl()).toBe('/admin-bookings');
  await screen.findByText('No appointments match your current filters.');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('');
});

test('a search says how many it found, in place of the totals of all bookings', async () => {
  serveAppointments(appointment());
  answers.set('POST /api/admin/appointments/search', () =>
    Response.json({ appointments: [appointment(), appointment()], nextCursor: null }),
  );
  renderView(<Appointments />);
  await row('Maya');
  expect(screen.queryByText(/found$/)).toBeNull();
  await user.type(screen.getByLabelText('Search'), 'Maya{Enter}');
  await screen.findByText('2 found');
  expect(screen.queryByRole('region', { name: 'Booking totals' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByRole('region', { name: 'Booking totals' });
});

test('the slash key focuses the search box, and types a slash in a field', async () => {
  serveAppointments(appointment());
  renderView(<Appointments />);
  await row('Maya');
  await user.keyboard('/');
  const box = screen.getByLabelText<HTMLInputElement>('Search');
  expect(document.activeElement).toBe(box);
  expect(box.value).toBe('');
  await user.keyboard('a/b');
  expect(box.value).toBe('a/b');
});

test('the list is by visit, and by booking if the desk asks for that, also of a search', async () => {
  serveAppointments(appointment());
  renderView(<Appointments />);
  await row('Maya');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest bookings');
  await waitFor(() => expect(queries().map(({ sort }) => sort)).toEqual(['visit', 'created']));
  expect(currentUrl()).toBe('/admin-bookings?sort=created');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Visit date');
  await user.type(screen.getByLabelText('Search'), 'Maya{Enter}');
  await waitFor(() => expect(searches()).toEqual(['Maya']));
  const { body } = asked.findLast(({ route }) => route.endsWith('/search')) ?? {};
  expect(body).toEqual({ q: 'Maya', sort: 'visit', limit: 50 });
});

test('a card shows only the appointments that it counts, and all of them when pressed again', async () => {
  serveAppointments(appointment());
  renderView(<Appointments />);
  await row('Maya');
  const card = (name: RegExp) => screen.getByRole('button', { name });
  const pressed = () =>
    screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed()).toEqual(['Total bookings1,204']);
  await user.click(card(/^Cancelled/));
  expect(pressed()).toEqual(['Cancelled2']);
  expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('cancelled');
  await waitFor(() => expect(queries().at(-1)?.status).toBe('cancelled'));
  await user.click(card(/^Completed/));
  expect(pressed()).toEqual(['Completed1,197']);
  await user.click(card(/^Completed/));
  expect(pressed()).toEqual(['Total bookings1,204']);
  expect(currentUrl()).toBe('/admin-bookings');
  await user.click(card(/^Confirmed/));
  await user.click(card(/^Total bookings/));
  expect(currentUrl()).toBe('/admin-bookings');
});

test('an empty list says whether the filters or the lack of appointments make it empty', async () => {
  serveAppointments();
  renderView(<Appointments />);
  await screen.findByText('No appointments have been booked yet.');
  await user.selectOptions(screen.getByLabelText('Status'), 'Completed');
  await screen.findByText('No appointments match your current filters.');
});
