// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clinicIds } from '#shared/clinics/clinics.ts';
import type { DayFigures, Figures } from '#shared/figures/figures.ts';
import { addDays } from '#shared/time/clinic-time.ts';
import { currentUrl, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { captureDownloads } from '#web/features/admin/records/records.harness.tsx';
import { answers, asked, problem } from '#web/lib/api/server.harness.ts';
import { FiguresView } from './figures.tsx';

setUpAdmin();

const none = { slots: 0, booked: 0, arrived: 0, noShow: 0, leadHours: null, hours: [] };

/** A week in which only the first two clinics have visits, on Tuesday and Wednesday. */
function week(from: string): Figures {
  const dates = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(from, day));
  const tuesday: Omit<DayFigures, 'date'> = {
    slots: 3,
    booked: 2,
    arrived: 1,
    noShow: 1,
    leadHours: 20.5,
    hours: [
      { hour: 9, slots: 2, booked: 2 },
      { hour: 13, slots: 1, booked: 0 },
    ],
  };
  const wednesday = {
    ...tuesday,
    slots: 0,
    booked: 1,
    noShow: 0,
    hours: [{ hour: 13, slots: 0, booked: 1 }],
  };
  return {
    from,
    to: addDays(from, 6),
    leadHours: 61,
    clinics: clinicIds.map((id) => ({
      id,
      leadHours: id === '1' ? 1 : null,
      days: dates.map((date, day) => {
        if (id === '1' && day === 1) return { date, ...tuesday };
        return id === '2' && day === 2 ? { date, ...wednesday } : { date, ...none };
      }),
    })),
    labOrders: { paid: 4, drawn: 3 },
    money: { taken: 123_450, due: 6000 },
    estimates: { due: 2, overdue: 1, sent: 5 },
    messagesOpen: 7,
  };
}

beforeEach(() => {
  answers.set('GET /api/admin/figures', ({ query }) => Response.json(week(query.from ?? '2026-11-16')));
});

const show = (route = '/admin-bookings?view=figures') => renderView(<FiguresView />, route);
const heading = () => screen.findByRole('heading', { level: 2 });
const lastQuery = () => asked.findLast(({ route }) => route === 'GET /api/admin/figures')?.query;
const press = (name: string) => user.click(screen.getByRole('button', { name }));

function cellsOf(table: string, row: RegExp) {
  const found = within(screen.getByRole('table', { name: table })).getByRole('row', { name: row });
  return within(found)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
}

test('opens with the last whole week, as the server counts it', async () => {
  show();
  expect((await heading()).textContent).toBe('Nov 16 – Nov 22, 2026');
  expect(asked.filter(({ route }) => route === 'GET /api/admin/figures')).toMatchObject([{ query: {} }]);
  expect(screen.queryByRole('button', { name: 'Last week' })).toBeNull();
});

test('the table by clinic and hour has every number that the grid shows', async () => {
  show();
  await heading();
  const name = 'Times booked, by clinic and hour';
  const headings = within(screen.getByRole('table', { name })).getAllByRole('columnheader');
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Clinic', '9 AM', '1 PM', 'All hours']);
  expect(cellsOf(name, /^Eastern \/ Flamingo/)).toEqual(['2 of 2 (100%)', '0 of 1 (0%)', '2 of 3 (67%)']);
  // This visit was booked before its time was closed.
  expect(cellsOf(name, /^Maryland/)).toEqual(['0 of 0', '1 of 0', '1 of 0']);
  expect(cellsOf(name, /^All clinics/)).toEqual(['2 of 2 (100%)', '1 of 1 (100%)', '3 of 3 (100%)']);
});

test('the table opens by touch or keyboard, for those who can’t point at the grid', async () => {
  show();
  await heading();
  const summary = screen.getByText('Show the numbers', { selector: 'summary' });
  await user.click(summary);
  const table = screen.getByRole('table', { name: 'Times booked, by clinic and hour' });
  expect(summary.closest('details')).toMatchObject({ open: true });
  expect(summary.closest('details')?.contains(table)).toBe(true);
  expect(table.closest('.sr-only')).toBeNull();
});

test('a week of two years names both', async () => {
  show('/admin-bookings?view=figures&from=2026-12-28');
  expect((await heading()).textContent).toBe('Dec 28, 2026 – Jan 3, 2027');
});

test('the grid is drawn with a number on each color, and only the table is read aloud', async () => {
  const { container } = show();
  await heading();
  const grid = container.querySelector('figure > [aria-hidden=true]');
  const [hours, first] = grid?.querySelectorAll('svg') ?? [];
  const textsIn = (svg: Element | undefined) =>
    [...(svg?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent);
  expect(textsIn(hours)).toEqual(['9 AM', '1 PM']);
  expect(textsIn(first)).toEqual(['100', '0']);
  expect(first?.querySelector('title')?.textContent).toBe('Eastern / Flamingo, 9 AM: 2 of 2 (100%)');
  expect(screen.queryByRole('img')).toBeNull();
});

test('the caption explains a number over 100, when there is one', async () => {
  const over = /are booked\. Over 100: visits on times that have closed since\./;
  const { unmount } = show();
  await heading();
  expect(screen.queryByText(over)).toBeNull();
  unmount();
  answers.set('GET /api/admin/figures', () => {
    const figures = week('2026-11-16');
    for (const { days } of figures.clinics)
      for (const day of days) day.hours = day.hours.map((hour) => ({ ...hour, booked: 3 }));
    return Response.json(figures);
  });
  show('/admin-bookings?view=figures&from=2026-11-16');
  await screen.findByText(over);
});

test('shows each clinic’s visits, and what else happened', async () => {
  show();
  await heading();
  expect(cellsOf('By clinic', /^Eastern \/ Flamingo/)).toEqual(['2', '1', '1', '1 hour', '67%']);
  expect(cellsOf('By clinic', /^Cactus/)).toEqual(['0', '0', '0', '–', '–']);
  expect(cellsOf('By clinic', /^All clinics/)).toEqual(['3', '2', '1', '2.5 days', '100%']);
  const sumOf = (label: string) =>
    screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(sumOf('Times booked')).toBe('3 of 3 (100%)');
  expect(sumOf('Lab orders')).toBe('4 paid, 3 drawn');
  expect(sumOf('Taken, less refunds')).toBe('$1,234.50');
  expect(sumOf('On the work list now')).toBe('$60.00');
  expect(sumOf('Estimates for these visits')).toBe('5 sent, 2 due, 1 overdue');
  expect(sumOf('Messages open now')).toBe('7');
});

test('goes from week to week, and back to the last one', async () => {
  show();
  await heading();
  await press('Previous week');
  await screen.findByRole('heading', { name: 'Nov 9 – Nov 15, 2026' });
  expect(currentUrl()).toBe('/admin-bookings?view=figures&from=2026-11-09');
  expect(lastQuery()).toEqual({ from: '2026-11-09', to: '2026-11-15' });
  await press('Next week');
  await press('Next week');
  await screen.findByRole('heading', { name: 'Nov 23 – Nov 29, 2026' });
  await press('Last week');
  await screen.findByRole('heading', { name: 'Nov 16 – Nov 22, 2026' });
  expect(currentUrl()).toBe('/admin-bookings?view=figures');
});

test('any date in the address opens its week, Monday to Sunday', async () => {
  show('/admin-bookings?view=figures&from=2026-11-01');
  expect((await heading()).textContent).toBe('Oct 26 – Nov 1, 2026');
  expect(lastQuery()).toEqual({ from: '2026-10-26', to: '2026-11-01' });
});

test('a week that can’t be counted says why, and leads back', async () => {
  answers.set('GET /api/admin/figures', ({ query }) =>
    query.from === '2025-09-29'
      ? problem(422, 'invalid', { detail: 'Choose a day in the last 400 days.' })
      : Response.json(week(query.from ?? '2026-11-16')),
  );
  show('/admin-bookings?view=figures&from=2025-09-29');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We couldn’t load the figures');
  expect(alert.textContent).toContain('Choose a day in the last 400 days.');
  await press('Next week');
  await screen.findByRole('table', { name: 'By clinic' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the CSV has a row for each clinic and day, with each hour’s times', async () => {
  const files = captureDownloads();
  show();
  await heading();
  await press('Export CSV');
  expect(files.map(({ name }) => name)).toEqual(['figures-2026-11-16.csv']);
  const [header = '', ...rows] = ((await files[0]?.text()) ?? '').replace('\ufeff', '').split('\r\n');
  expect(header.split(',').slice(0, 8)).toEqual([
    'Date',
    'Clinic',
    'Times offered',
    'Booked',
    'Arrived',
    'No-shows',
    'Median hours booked ahead',
    '8:00 offered',
  ]);
  expect(header).toContain(',9:00 offered,9:00 booked,');
  const days = rows.slice(0, -1);
  expect(days).toHaveLength(7 * clinicIds.length);
  const ofWeek = ','.repeat(8);
  expect(days[1]).toBe(
    `2026-11-17,Eastern / Flamingo,3,2,1,1,20.5,0,0,2,2,0,0,0,0,0,0,1,0,0,0,0,0,0,0${ofWeek}`,
  );
  expect(days[0]).toContain('2026-11-16,Eastern / Flamingo,0,0,0,0,,0');
});

test('the CSV’s last row has what is counted for the whole week, with the days’ columns blank', async () => {
  const files = captureDownloads();
  show();
  await heading();
  await press('Export CSV');
  const [header = '', ...rows] = ((await files[0]?.text()) ?? '').split('\r\n');
  const cells = rows.at(-1)?.split(',');
  const filled = header.split(',').map((name, index) => [name.replace('\ufeff', ''), cells?.[index]]);
  expect(Object.fromEntries(filled.filter(([, cell]) => cell))).toEqual({
    Date: '2026-11-16',
    Clinic: 'All clinics',
    'Median hours booked ahead': '61',
    'Lab orders paid': '4',
    'Lab orders drawn': '3',
    'Taken less refunds (USD)': '1234.5',
    'On the work list now (USD)': '60',
    'Estimates sent': '5',
    'Estimates due': '2',
    'Estimates overdue': '1',
    'Messages open now': '7',
  });
});
