// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { monday, now, tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { appointment, currentUrl, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { undoBar } from '#web/features/admin/records/records.harness.tsx';
import { answers, asked, changes, later, problem } from '#web/lib/api/server.harness.ts';
import { printout, serveDay as serve } from './day.harness.tsx';
import { DayView } from './day-view.tsx';

setUpAdmin();
// Otherwise, local storage would keep the previous test's clinic.
beforeEach(() => localStorage.clear());

const day = () => screen.findByRole('list', { name: 'Schedule' });
const rows = async () => within(await day()).getAllByRole('listitem');
const dateField = () => screen.getByLabelText<HTMLInputElement>('Date');

test('shows appointments, available slots and closed ones in order', async () => {
  serve(
    [
      appointment({
        date: tuesday,
        time: '1:45',
        phone: '(702) 555-0199',
        reason: 'Fever & cough\u202e',
        note: 'Speaks Thai',
      }),
      appointment({ date: tuesday, time: '9:30', firstName: 'Ana', lastName: 'Reyes', status: 'completed' }),
      appointment({ date: tuesday, time: '11:30', firstName: 'Sam', lastName: 'Fox', status: 'cancelled' }),
    ],
    {
      closures: [
        { id: 'x', locationId: '1', date: tuesday, from: '2:30', reason: 'Staff shortage', createdAt: now },
      ],
    },
  );
  renderView(<DayView />, `/admin-bookings?view=day&clinic=1&from=${tuesday}`);
  const texts = (await rows()).map((row) => row.textContent);
  expect(texts).toHaveLength(6);
  expect(texts[0]).toMatch(/9:30 AM.*Ana Reyes/);
  expect(texts[1]).toBe('10:45 AMOpenBook');
  expect(texts[3]).toMatch(
    /1:45 PM.*Maya Torres.*Jun 5, 1987.*age 39.*Reason for visit: Fever & cough.*Note: Speaks Thai/,
  );
  expect(printout()?.textContent).toContain('Fever & cough');
  expect(texts[4]).toBe('2:30 PMClosed: Staff shortage');
  expect(screen.getByText('2 visits, 2 open, 2 closed')).toBeTruthy();

  const maya = (await rows())[3] as HTMLElement;
  expect(within(maya).getByRole('link', { name: '(702) 555-0199' }).getAttribute('href')).toBe(
    'tel:+17025550199',
  );
  // The patient typed a direction override, which must not reorder our own words.
  expect(within(maya).getByText(/Fever/).tagName).toBe('BDI');
  expect(within(maya).getByLabelText<HTMLSelectElement>('Status for Maya Torres').value).toBe('confirmed');
  const cancelled = screen.getByRole('heading', { name: '1 canceled visit' }).parentElement as HTMLElement;
  expect(cancelled.textContent).toContain('Sam Fox');
  // The bar already names the clinic, so the list must not.
  expect(cancelled.textContent).not.toContain('Eastern / Flamingo');
  expect(asked.find(({ route }) => route === 'GET /api/appointments')?.query).toEqual({
    locationId: '1',
    from: tuesday,
    to: tuesday,
    sort: 'visit',
    limit: '200',
  });
});

test('says once that the clinic is closed all day, and leads to the call list', async () => {
  serve(
    [
      appointment({ date: tuesday, time: '1:45' }),
      appointment({ date: tuesday, time: '9:30', firstName: 'Ana', lastName: 'Reyes', status: 'completed' }),
    ],
    { closures: [{ id: 'x', locationId: '1', date: tuesday, reason: 'Water main break', createdAt: now }] },
  );
  renderView(<DayView />, `/admin-bookings?view=day&clinic=1&from=${tuesday}`);
  await day();
  const callList = screen.getByRole('button', { name: 'Call list' });
  expect(callList.parentElement?.textContent).toContain(
    'Closed all day: Water main break · 1 visit needs a new time',
  );
  expect(screen.getAllByText('Needs a new time')).toHaveLength(1);
  expect(screen.getByText('2 visits, closed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Close this clinic…' })).toBeNull();
  await user.click(callList);
  await waitFor(() => expect(currentUrl()).toContain('view=closures'));
});

test('starts with the current clinic day, and skips weekends', async () => {
  serve([]);
  renderView(<DayView />, '/admin-bookings?clinic=1');
  await day();
  expect(dateField().value).toBe(monday);
  await user.click(screen.getByRole('button', { name: 'Previous day' }));
  await waitFor(() => expect(dateField().value).toBe('2026-11-20'));
  await user.click(screen.getByRole('button', { name: 'Next day' }));
  await waitFor(() => expect(dateField().value).toBe(monday));
  fireEvent.change(dateField(), { target: { value: '2026-12-11' } });
  await user.click(screen.getByRole('button', { name: 'Next day' }));
  await waitFor(() => expect(currentUrl()).toContain('from=2026-12-14'));
  await user.click(screen.getByRole('button', { name: 'Today' }));
  await waitFor(() => expect(currentUrl()).toContain(`from=${monday}`));
  expect(screen.queryByRole('button', { name: 'Today' })).toBeNull();
});

test('another clinic is kept in the URL, and its appointments are loaded', async () => {
  serve([], { clinicId: '4' });
  renderView(<DayView />, '/admin-bookings?view=day');
  await user.selectOptions(await screen.findByLabelText('Clinic'), 'Eastern / Serene');
  await waitFor(() => expect(currentUrl()).toContain('clinic=4'));
  await waitFor(() =>
    expect(
      asked.some(({ route, query }) => route === 'GET /api/appointments' && query.locationId === '4'),
    ).toBe(true),
  );
  expect(await rows()).toHaveLength(8);
});

test('once a clinic is chosen, j leads to its first row, but arrow keys go on choosing', async () => {
  serve([]);
  renderView(<DayView />, `/admin-bookings?from=${tuesday}`);
  const clinic = await screen.findByLabelText('Clinic');
  await user.selectOptions(clinic, 'Eastern / Flamingo');
  const [first] = await rows();
  await user.keyboard('j');
  expect(document.activeElement).toBe(first);
  clinic.focus();
  await user.keyboard('{ArrowDown}');
  fireEvent.change(clinic, { target: { value: '2' } });
  expect(document.activeElement).toBe(clinic);
});

test('a date that is still being typed changes nothing', async () => {
  serve([]);
  renderView(<DayView />, `/admin-bookings?view=day&clinic=1&from=${tuesday}`);
  await day();
  fireEvent.change(dateField(), { target: { value: '0002-11-24' } });
  expect(currentUrl()).toContain(`from=${tuesday}`);
  expect(dateField().value).toBe('0002-11-24');
});

test('says that the clinics are closed on a weekend, and links to the next clinic day', async () => {
  serve([]);
  renderView(<DayView />, '/admin-bookings?view=day&clinic=1&from=2026-11-28');
  await user.click(await screen.findByRole('button', { name: 'Go to Monday, November 30' }));
  await waitFor(() => expect(currentUrl()).toContain('from=2026-11-30'));
  expect(await rows()).toHaveLength(6);
});

test('says why the clinics are closed on a holiday, and shows the visits booked before', async () => {
  serve([appointment({ date: '2026-11-26', time: '1:45' })]);
  renderView(<DayView />, '/admin-bookings?view=day&clinic=1&from=2026-11-26');
  const [visit, ...others] = await rows();
  expect(screen.getByText('Closed: Thanksgiving')).toBeTruthy();
  expect(visit?.textContent).toMatch(/1:45 PM.*Maya Torres.*Needs a new time/);
  within(visit as HTMLElement).getByRole('button', { name: 'Move Maya Torres’s visit' });
  expect(others).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Close this clinic…' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go to Monday, November 30' }));
  await waitFor(() => expect(currentUrl()).toContain('from=2026-11-30'));
});

test('reads all pages of a long day', async () => {
  serve([]);
  const [first, second] = [appointment({ time: '9:30' }), appointment({ time: '1:45', firstName: 'Ana' })];
  answers.set('GET /api/appointments', ({ query }) =>
    Response.json(
      query.cursor
        ? { appointments: [second], nextCursor: null, complete: true }
        : { appointments: [first], nextCursor: 'more', complete: false },
    ),
  );
  renderView(<DayView />, `/admin-bookings?view=day&clinic=1&from=${tuesday}`);
  expect(await screen.findByText('2 visits, 4 open')).toBeTruthy();
});

test('an appointment can be completed, and still counts', async () => {
  const booked = appointment({ date: tuesday });
  serve([booked]);
  answers.set(`PUT /api/appointments/${booked.confirmationNumber}/status`, () =>
    Response.json({ appointment: { ...booked, status: 'completed', version: 2 } }),
  );
  renderView(<DayView />, `/admin-bookings?view=day&clinic=1&from=${tuesday}`);
  const status = await screen.findByLabelText<HTMLSelectElement>('Status for Maya Torres');
  await user.selectOptions(status, 'completed');
  status.blur();
  await waitFor(() => expect(changes()[0]?.body).toMatchObject({ status: 'completed' }));
  await waitFor(() => expect(printout()?.textContent).toContain('Completed'));
  expect(screen.getByText('1 visit, 5 open')).toBeTruthy();
});

test('who comes today is marked as arrived in one press, and that can be undone', async () => {
  let booked = appointment({ date: monday });
  serve([booked]);
  answers.set(`PUT /api/appointments/${booked.confirmationNumber}/status`, ({ body }) => {
    booked = { ...booked, status: (body as Appointment).status, version: booked.version + 1 };
    serve([booked]);
    return Response.json({ appointment: booked });
  });
  renderView(<DayView />, `/admin-bookings?view=day&clinic=1&from=${monday}`);
  await user.click(await screen.findByRole('button', { name: 'Mark Maya Torres as Arrived' }));
  const status = () => screen.getByLabelText<HTMLSelectElement>('Status for Maya Torres');
  await waitFor(() => expect(status().value).toBe('arrived'));
  expect(document.activeElement).toBe(status().closest('[data-row]'));
  expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull();
  await user.click(await undoBar().findByRole('button', { name: /^Undo/ }));
  expect(await screen.findByRole('button', { name: 'Mark Maya Torres as Arrived' })).toBeTruthy();
  expect(changes().map(({ body }) => body)).toEqual([
    { status: 'arrived', version: 1 },
    { status: 'confirmed', version: 2 },
  ]);
});

test('a no-show is proposed once a patient is 15 minutes late, and nothing of the kind on other days', async () => {
  const startsAt = new Date(Date.parse(now) - 15 * 60_000).toISOString();
  serve([
    appointment({ date: monday, startsAt }),
    appointment({ date: monday, firstName: 'Ana', time: '1:45' }),
  ]);
  renderView(<DayView />, `/admin-bookings?view=day&clinic=1&from=${monday}`);
  expect(await screen.findByRole('button', { name: 'Mark Maya Torres as No-show' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mark Ana Torres as Arrived' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark Ana Torres as No-show' })).toBeNull();
  const options = within(screen.getByLabelText('Status for Ana Torres')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Confirmed',
    'Cancelled',
    'Completed',
    'Arrived',
  ]);
  cleanup();
  serve([appointment({ date: tuesday })]);
  renderView(<DayView />, `/admin-bookings?view=day&clinic=1&from=${tuesday}`);
  expect(await screen.findByLabelText('Status for Maya Torres')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull();
});

test('who said on their phone that they’re here is confirmed in one press, which there is nothing to undo of', async () => {
  const visit = appointment({ date: monday, status: 'arrived', arrivedAt: now });
  serve([visit]);
  answers.set(`PUT /api/appointments/${visit.confirmationNumber}/status`, () => {
    const confirmed = { ...visit, arrivalSeenAt: now, version: 2 };
    serve([confirmed]);
    return Response.json({ appointment: confirmed });
  });
  renderView(<DayView />, '/admin-bookings?view=day&clinic=1');
  await user.click(await screen.findByRole('button', { name: 'Confirm that Maya Torres is here' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Confirm that/ })).toBeNull());
  expect(changes().map(({ body }) => body)).toEqual([{ status: 'arrived', version: 1 }]);
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

test('says what the clinic’s page says of who is waiting, today and of one clinic', async () => {
  serve([]);
  const waiting = { arrived: 2, longestMinutes: 9, asOf: now };
  answers.set('GET /api/openings', () =>
    Response.json({ now, locations: [{ id: '1', open: true, next: [], waiting }] }),
  );
  renderView(<DayView />, '/admin-bookings?view=day&clinic=1');
  const line = await screen.findByText(/^2 people have arrived/);
  expect(line.textContent).toMatch(/^2 people have arrived\u00a0· longest waiting 9 min\u00a0· as of/);
  fireEvent.change(dateField(), { target: { value: tuesday } });
  await waitFor(() => expect(screen.queryByText(/people have arrived/)).toBeNull());
});

test('the focus follows an appointment that is canceled, and back', async () => {
  const rest = [appointment({ date: tuesday, time: '1:45', firstName: 'Ana' })];
  let booked = appointment({ date: tuesday, time: '9:30' });
  serve([booked, ...rest]);
  answers.set(`PUT /api/appointments/${booked.confirmationNumber}/status`, ({ body }) => {
    booked = { ...booked, status: (body as Appointment).status, version: booked.version + 1 };
    serve([booked, ...rest]);
    return Response.json({ appointment: booked });
  });
  renderView(<DayView />, `/admin-bookings?view=day&clinic=1&from=${tuesday}`);
  const status = () => screen.getByLabelText<HTMLSelectElement>('Status for Maya Torres');
  await day();
  status().focus();
  await user.selectOptions(status(), 'cancelled');
  const cancelled = await screen.findByRole('heading', { name: '1 canceled visit' });
  expect(cancelled.parentElement?.contains(status())).toBe(true);
  expect(document.activeElement).toBe(status().closest('[data-row]'));
  await user.selectOptions(status(), 'confirmed');
  await waitFor(() => expect(screen.queryByRole('heading', { name: '1 canceled visit' })).toBeNull());
  expect(document.activeElement).toBe(status().closest('[data-row]'));
});

test('HTML in a name is shown as text', async () => {
  serve([appointment({ date: tuesday, firstName: '<img src=x onerror=alert(1)>' })]);
  renderView(<DayView />, `/admin-bookings?view=day&clinic=1&from=${tuesday}`);
  expect((await day()).querySelector('img')).toBeNull();
  expect((await day()).textContent).toContain('<img src=x onerror=alert(1)> Torres');
});

test('says why the day cannot be loaded, and loads at Retry', async () => {
  serve([]);
  answers.set('GET /api/appointments', () => problem(403, 'forbidden'));
  renderView(<DayView />, `/admin-bookings?view=day&clinic=1&from=${tuesday}`);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We couldn’t load the schedule');
  expect(alert.textContent).toContain('As the server says.');
  serve([]);
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No visits, 6 open')).toBeTruthy();
});

test('opens the closures with this clinic and date', async () => {
  serve([]);
  renderView(<DayView />, `/admin-bookings?view=day&clinic=4&from=${tuesday}`);
  await user.click(await screen.findByRole('button', { name: 'Close this clinic…' }));
  await waitFor(() => expect(currentUrl()).toContain('view=closures'));
  expect(currentUrl()).toContain('clinic=4');
  expect(currentUrl()).toContain(`from=${tuesday}`);
});

const elsewhere = { ...appointment().location, id: '3' as const, name: 'Craig / Ferrell' };

/** The texts of the cells in a clinic's row. */
const lineOf = (clinic: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${clinic.replace(' /', '\u00a0/')}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

function serveAllClinics() {
  serve(
    [
      appointment({ date: monday, firstName: 'Late', time: '1:45', startsAt: '2026-11-23T21:45:00Z' }),
      appointment({ date: monday, firstName: 'Soon', time: '9:30', location: elsewhere }),
      appointment({ date: monday, firstName: 'Here', time: '10:45', status: 'arrived' }),
      appointment({
        date: monday,
        firstName: 'Gone',
        time: '2:30',
        status: 'cancelled',
        location: elsewhere,
      }),
    ],
    {
      closures: [
        { id: 'x', locationId: '3', date: monday, from: '2:00', reason: 'Power', createdAt: now },
        { id: 'y', locationId: '4', date: monday, reason: 'Power', createdAt: now },
      ],
    },
  );
}

test('shows how the day of all clinics stands, and their visits, who is still expected first', async () => {
  serveAllClinics();
  renderView(<DayView />, '/admin-bookings');
  const expected = await screen.findByRole('list', { name: 'Expected: 2' });
  const names = (list: HTMLElement) =>
    within(list)
      .getAllByLabelText(/^Status for/)
      .map((select) => select.getAttribute('aria-label'));
  expect(names(expected)).toEqual(['Status for Soon Torres', 'Status for Late Torres']);
  within(expected).getByText('Craig / Ferrell');
  expect(names(screen.getByRole('list', { name: 'Arrived, done or no-show: 1' }))).toEqual([
    'Status for Here Torres',
  ]);
  screen.getByRole('heading', { name: '1 canceled visit' });
  expect(lineOf('Eastern / Flamingo')).toEqual(['2', '1', '3', '1:45 PMLate Torres', '11:30 AM']);
  expect(lineOf('Craig / Ferrell').slice(0, 3)).toEqual(['1', '0', '0\u00a0open, 3\u00a0closed']);
  expect(lineOf('Eastern / Serene').slice(0, 3)).toEqual(['0', '0', 'Closed']);
  expect(screen.getByText('All clinics: 3 booked, 1 arrived, 3 open').tagName).toBe('SUMMARY');
  expect(asked.find(({ route }) => route === 'GET /api/appointments')?.query).toEqual({
    from: monday,
    to: monday,
    sort: 'visit',
    limit: '200',
  });
  // On paper, each clinic has its own page.
  expect(document.querySelectorAll('[data-day-printout]').length).toBeGreaterThan(1);
});

test('a clinic’s line leads to its day, which the next visit doesn’t start with', async () => {
  serveAllClinics();
  renderView(<DayView />, '/admin-bookings');
  const line = await screen.findByRole('button', { name: 'Craig\u00a0/ Ferrell' });
  // The visits that are already loaded show before the server answers.
  answers.set('GET /api/appointments', () => later().answer);
  await user.click(line);
  await waitFor(() => expect(currentUrl()).toBe('/admin-bookings?clinic=3'));
  expect((await rows())[0]?.textContent).toMatch(/9:30 AM.*Soon Torres/);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Overview' }));
  cleanup();
  serveAllClinics();
  renderView(<DayView />, '/admin-bookings');
  await screen.findByRole('list', { name: 'Expected: 2' });
});

test('starts with the clinic that was last chosen in this browser, until all are chosen', async () => {
  serve([]);
  renderView(<DayView />, '/admin-bookings');
  await user.selectOptions(await screen.findByLabelText('Clinic'), 'Craig / Ferrell');
  cleanup();
  renderView(<DayView />, '/admin-bookings');
  const clinic = await screen.findByLabelText<HTMLSelectElement>('Clinic');
  expect(clinic.value).toBe('3');
  await user.selectOptions(clinic, 'All clinics');
  expect(clinic.value).toBe('');
  cleanup();
  renderView(<DayView />, '/admin-bookings');
  expect((await screen.findByLabelText<HTMLSelectElement>('Clinic')).value).toBe('');
});

test('a clinic that doesn’t exist, as an older version may have stored, is all of them', async () => {
  serve([]);
  localStorage.setItem('deskClinic', '"99"');
  renderView(<DayView />, '/admin-bookings');
  expect((await screen.findByLabelText<HTMLSelectElement>('Clinic')).value).toBe('');
});

test('a row opens the details, which have what else is known and Correct', async () => {
  const booked = appointment({ date: tuesday, time: '9:30' });
  serve([booked]);
  answers.set(`GET /api/admin/appointments/${booked.confirmationNumber}`, () =>
    Response.json({ appointment: booked }),
  );
  renderView(<DayView />, `/admin-bookings?clinic=1&from=${tuesday}`);
  await user.click(within(await day()).getByRole('button', { name: 'Details for Maya Torres' }));
  const details = within(await screen.findByRole('dialog', { name: 'Maya Torres' }));
  details.getByText('XK-99122');
  details.getByRole('button', { name: 'Correct' });
  expect(within(await day()).queryByRole('button', { name: /Correct/ })).toBeNull();
});

test('an open time of a clinic’s line starts booking there', async () => {
  serve([appointment({ date: tuesday, time: '9:30' })]);
  renderView(<DayView />, `/admin-bookings?from=${tuesday}`);
  await screen.findByRole('list', { name: 'Expected: 1' });
  await user.click(screen.getByRole('button', { name: 'Book 10:45 AM, Eastern / Flamingo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Book 10:45 AM' }));
  expect(dialog.getByLabelText<HTMLSelectElement>('Clinic').value).toBe('1');
  expect(dialog.getByLabelText<HTMLInputElement>('Date').value).toBe(tuesday);
});

test('Book, and b while no row has the focus, start with the next open time', async () => {
  serve([appointment({ date: tuesday, time: '9:30' })]);
  renderView(<DayView />, `/admin-bookings?clinic=1&from=${tuesday}`);
  await day();
  await user.keyboard('b');
  const dialog = await screen.findByRole('dialog', { name: 'Book 10:45 AM' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  cleanup();
  serve([], { clinicId: '2' });
  renderView(<DayView />, `/admin-bookings?from=${tuesday}`);
  await screen.findByRole('list', { name: 'Expected: 0' });
  await user.click(screen.getByRole('button', { name: 'Book' }));
  const other = within(await screen.findByRole('dialog', { name: 'Book 9:30 AM' }));
  expect(other.getByLabelText<HTMLSelectElement>('Clinic').value).toBe('2');
});

test.each([
  ['a full day', `?clinic=1&from=${tuesday}`, '2026-11-25'],
  ['the day before a holiday', '?clinic=1&from=2026-11-25', '2026-11-30'],
  ['a past day', '?clinic=1&from=2026-11-18', monday],
  ['a weekend', '?clinic=1&from=2026-11-28', '2026-11-30'],
  ['a full day, in its week', `?clinic=1&layout=week&from=${tuesday}`, '2026-11-25'],
])('on %s, Book and b start with the next clinic day', async (_, query, next) => {
  serve([], { clinicId: '2' });
  renderView(<DayView />, `/admin-bookings${query}`);
  await screen.findByLabelText('Clinic');
  await waitFor(() => expect(screen.queryByText('Loading the schedule…')).toBeNull());
  await user.keyboard('b');
  const dialog = within(await screen.findByRole('dialog', { name: 'Book visit' }));
  // In this test, only another clinic has open times.
  await dialog.findByText(/^Eastern \/ Flamingo has no open times that day/);
  expect(dialog.getByLabelText<HTMLInputElement>('Date').value).toBe(next);
  expect(dialog.getByLabelText<HTMLSelectElement>('Open time').value).toBe('');
});

describe('in a wide window', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    serveAllClinics();
  });

  const column = (clinic: string) => within(screen.getByRole('list', { name: clinic }));

  test('all clinics stand beside each other, each with its times', async () => {
    renderView(<DayView />, '/admin-bookings');
    const clinic = within(await screen.findByRole('list', { name: 'Eastern / Flamingo' }));
    expect(clinic.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 14))).toEqual([
      expect.stringMatching(/^9:30 AM/),
      expect.stringMatching(/^10:45 AM/),
      '11:30 AMOpenBo',
      expect.stringMatching(/^1:45 PM/),
      expect.stringMatching(/^2:30 PM/),
      expect.stringMatching(/^3:10 PM/),
    ]);
    column('Craig / Ferrell').getByRole('button', { name: 'Details for Soon Torres' });
    screen.getByRole('heading', { name: '1 canceled visit' });
    await user.click(clinic.getByRole('button', { name: 'Book 11:30 AM' }));
    await screen.findByRole('dialog', { name: 'Book 11:30 AM' });
  });

  test('times that passed unbooked take no room, and show in the clinic’s day', async () => {
    renderView(<DayView />, '/admin-bookings?from=2026-11-20');
    expect((await screen.findByRole('list', { name: 'Cactus' })).children).toHaveLength(0);
    const schedule = within(screen.getByRole('region', { name: 'Schedule' }));
    expect(schedule.queryByText(/not booked/i)).toBeNull();
    await user.click(schedule.getByRole('button', { name: 'Cactus' }));
    expect((await rows())[0]?.textContent).toMatch(/9:00 AMNot booked/);
  });

  test('a clinic’s name leads to its day, and List shows who comes next in all', async () => {
    renderView(<DayView />, '/admin-bookings');
    await user.click(await screen.findByRole('button', { name: 'List' }));
    await screen.findByRole('list', { name: 'Expected: 2' });
    expect(currentUrl()).toBe('/admin-bookings?layout=list');
    await user.click(screen.getByRole('button', { name: 'Board' }));
    await user.click(await screen.findByRole('button', { name: 'Craig / Ferrell' }));
    await day();
    expect(currentUrl()).toBe('/admin-bookings?clinic=3&layout=board');
    expect(screen.queryByRole('button', { name: 'Board' })).toBeNull();
  });
});

describe('a week', () => {
  const openWeek = async (query = '') => {
    renderView(<DayView />, `/admin-bookings?from=${tuesday}${query}`);
    await user.click(await screen.findByRole('button', { name: 'Week' }));
    await screen.findByRole('table', { name: 'Week' });
  };
  const cell = (name: string) => screen.getByRole('button', { name });

  test('shows how many of each clinic’s times are booked, and what is closed', async () => {
    serve(
      [
        appointment({ date: monday, time: '9:30' }),
        appointment({ date: monday, time: '1:45', status: 'completed' }),
        appointment({ date: monday, time: '2:30', status: 'cancelled' }),
        appointment({ date: tuesday, location: elsewhere }),
        appointment({ date: monday, time: '2:30', startsAt: '2026-11-23T22:30:00Z', location: elsewhere }),
        appointment({ date: '2026-11-25', time: '9:30', location: elsewhere }),
        appointment({ date: '2026-11-26', location: elsewhere }),
      ],
      {
        closures: [
          { id: 'x', locationId: '3', date: monday, from: '2:00', reason: 'Power', createdAt: now },
          { id: 'y', locationId: '3', date: '2026-11-25', from: '10:00', reason: 'Power', createdAt: now },
        ],
      },
    );
    await openWeek();
    cell('Eastern / Flamingo, Mon, Nov 23: 2 of 6');
    cell('Craig / Ferrell, Mon, Nov 23: 0 of 3, 2 closed, 1 to move');
    cell('Craig / Ferrell, Tue, Nov 24: 1 of 6');
    cell('Craig / Ferrell, Wed, Nov 25: 1 of 1, full, 5 closed');
    cell('Craig / Ferrell, Thu, Nov 26: Closed, 1 to move');
    cell('Cactus, Thu, Nov 26: Closed');
    screen.getByRole('columnheader', { name: /Mon, Nov 23.*3 booked/ });
    screen.getByRole('columnheader', { name: /Thu, Nov 26.*Closed: Thanksgiving/ });
    const week = { from: monday, to: '2026-11-27' };
    const reads = asked.filter(({ query }) => query.to === week.to);
    expect(reads.map(({ route, query }) => [route, query])).toEqual([
      ['GET /api/appointments', { ...week, sort: 'visit', limit: '200' }],
      ['GET /api/closures', week],
    ]);
  });

  test('leads to a clinic’s day, and to other weeks', async () => {
    serve([]);
    await openWeek('&clinic=4');
    expect(currentUrl()).toContain('layout=week');
    // With one clinic, its row already shows the count, so the column's heading must not.
    expect(screen.queryByText('0 booked')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    await user.click(await screen.findByRole('button', { name: 'Eastern / Serene, Mon, Nov 30: 0 of 8' }));
    await day();
    expect(currentUrl()).toBe('/admin-bookings?clinic=4&from=2026-11-30');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Overview' }));
  });
});

test('a schedule that may be out of date is read again as soon as the network returns', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  serve([]);
  renderView(<DayView />, `/admin-bookings?clinic=1&from=${tuesday}`);
  await day();
  answers.delete('GET /api/appointments');
  fireEvent(window, new Event('offline'));
  await act(() => vi.advanceTimersByTimeAsync(40_000));
  await screen.findByText(/It may be out of date/);
  serve([]);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(screen.queryByText(/It may be out of date/)).toBeNull());
});

describe('while patients arrive', () => {
  const visits = ['9:30', '10:45', '11:30'].map((time, index) =>
    appointment({ date: monday, time, firstName: `Visitor${index}` }),
  );
  const focusedRow = () => document.activeElement?.closest('[data-row]');

  beforeEach(async () => {
    serve(visits);
    for (const visit of visits) {
      answers.set(`PUT /api/appointments/${visit.confirmationNumber}/status`, () =>
        Response.json({ appointment: { ...visit, status: 'arrived', version: 2 } }),
      );
    }
    renderView(<DayView />, '/admin-bookings');
    await screen.findByRole('list', { name: 'Expected: 3' });
  });

  test('the next one takes the focus, by press and by key, so that the keys go on', async () => {
    await user.click(screen.getByRole('button', { name: 'Mark Visitor0 Torres as Arrived' }));
    await screen.findByRole('list', { name: 'Expected: 2' });
    expect(focusedRow()?.textContent).toContain('Visitor1');
    await user.keyboard('a');
    await screen.findByRole('list', { name: 'Arrived, done or no-show: 2' });
    expect(focusedRow()?.textContent).toContain('Visitor2');
    await user.keyboard('a');
    await screen.findByText('No one else is expected.');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Expected: 0' }));
  });

  test('a double tap marks only the patient who was under the finger', async () => {
    await user.click(screen.getByRole('button', { name: 'Mark Visitor0 Torres as Arrived' }));
    await screen.findByRole('list', { name: 'Expected: 2' });
    const next = screen.getByRole('button', { name: 'Mark Visitor1 Torres as Arrived' });
    await user.click(next);
    expect(changes()).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 550));
    await user.click(next);
    await screen.findByRole('list', { name: 'Expected: 1' });
  });

  test('a refresh moves no focus', async () => {
    await user.keyboard('jj');
    const before = document.activeElement;
    expect(before?.textContent).toContain('Visitor1');
    serve([appointment({ date: monday, time: '9:30', firstName: 'New', location: elsewhere }), ...visits]);
    fireEvent(window, new Event('visibilitychange'));
    await screen.findByRole('list', { name: 'Expected: 4' });
    expect(document.activeElement).toBe(before);
  });
});
