// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { slotStart, slotTimes } from '#shared/appointments/slots.ts';
import type { Availability } from '#shared/availability/routes.ts';
import { closedReason, isClinicDay } from '#shared/clinics/clinic-days.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import '#web/domain/clinics/search-place.ts';
import { knownPlace } from '#web/domain/clinics/known-place.ts';
import { monday, now } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { answers, asked, freshServer } from '#web/lib/api/server.harness.ts';
import { enterText } from '#web/lib/enter-text.harness.ts';
import { BookingScreen } from './booking-screen.tsx';
import { loadLaterParts } from './lazy-parts.tsx';

const saturday = '2026-11-28';

/** The taken slots, each as a clinic's id and a time: `1 9:30`. Undefined while the API can't be reached. */
let taken: string[] | undefined;
/** The ids of clinics that are closed every day. */
let closed: string[];

function availability(date: string): Availability {
  return {
    now,
    date,
    closed: !isClinicDay(date),
    closedReason: closedReason(date),
    nextOpenDate: date === monday ? '2026-11-24' : '2026-11-30',
    locations: clinicIds.map((id) => ({
      id,
      closed: closed.includes(id) || closedReason(date) !== undefined,
      closedReason: closedReason(date),
      slots: slotTimes(id, date).map((time) => ({
        time,
        startsAt: slotStart(date, time).toISOString(),
        isAvailable: !taken?.includes(`${id} ${time}`) && !closed.includes(id),
        duration: 30,
        ...(closed.includes(id) && { closed: true }),
      })),
    })),
  };
}

freshServer();

beforeAll(async () => {
  await loadLaterParts();
});

beforeEach(() => {
  taken = [];
  closed = [];
  answers.set('GET /api/availability', ({ query }) =>
    taken ? Response.json(availability(query.date ?? monday)) : undefined,
  );
});

async function open() {
  render(
    <MemoryRouter>
      <BookingScreen />
    </MemoryRouter>,
  );
  // Wait for a text, because finding a role takes much longer here.
  await screen.findAllByText(/view \d more/);
}

function card(name: string): HTMLElement {
  const found = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!found) throw new Error(`no card for ${name}`);
  return found;
}

const slots = (name: string) => within(card(name)).queryAllByRole('button', { name: /[AP]M/ });

test('starts with all clinics on the first open day, and the first of them selected', async () => {
  await open();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(clinicIds.length);
  expect(screen.getByRole('heading', { level: 2, name: 'Monday, November 23' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe(monday);
  expect(document.querySelector('[aria-current]')).toBe(
    screen.getAllByRole('heading', { level: 3 })[0]?.closest('li'),
  );
  expect(asked.filter(({ route }) => route === 'GET /api/availability')).toEqual([
    { route: 'GET /api/availability', query: {}, token: null },
  ]);
});

test("a card shows four slots, then the rest with 'view N more' and back with 'view less'", async () => {
  await open();
  const user = userEvent.setup();
  expect(slots('Cactus')).toHaveLength(4);
  await user.click(within(card('Cactus')).getByRole('button', { name: 'view 4 more' }));
  expect(slots('Cactus')).toHaveLength(8);
  await user.click(within(card('Cactus')).getByRole('button', { name: 'view less' }));
  expect(slots('Cactus')).toHaveLength(4);
});

test('a taken slot says so and opens nothing; an available one opens the dialog', async () => {
  taken = ['1 10:45'];
  await open();
  const user = userEvent.setup();
  const gone = screen.getByRole('button', {
    name: '10:45 AM taken, Monday, November 23, Eastern / Flamingo',
  });
  await user.click(gone);
  expect(gone.hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: '11:30 AM, Monday, November 23, Eastern / Flamingo' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('a full clinic offers other clinics, the next open day and the phone', async () => {
  taken = slotTimes('10', monday).map((time) => `10 ${time}`);
  await open();
  const cactus = within(card('Cactus'));
  expect(cactus.getByRole('button', { name: 'Volunteer Blvd & Raiders Way, 9:00 AM' })).toBeTruthy();
  expect(cactus.getByRole('link', { name: /or call/ }).getAttribute('href')).toMatch(/^tel:/);
  await userEvent.setup().click(cactus.getByRole('button', { name: 'Try Tuesday, November 24' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Tuesday, November 24' })).toBeTruthy();
});

test('a clinic that is closed on the day says so, shows no slots, and offers the same alternatives', async () => {
  closed = ['10'];
  await open();
  const cactus = within(card('Cactus'));
  expect(cactus.getByText('Closed that day')).toBeTruthy();
  expect(slots('Cactus').map(({ textContent }) => textContent)).toEqual([
    'Volunteer Blvd & Raiders Way, 9:00 AM',
    expect.stringMatching(/9:00 AM$/),
  ]);
  expect(cactus.getByRole('button', { name: 'Try Tuesday, November 24' })).toBeTruthy();
});

test('a holiday is named, by the notice and on each card', async () => {
  await open();
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-26' } });
  const reason = 'Our clinics are closed on Thursday, November 26, for Thanksgiving';
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.getAllByText('Closed for Thanksgiving')).toHaveLength(clinicIds.length);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try Monday, November 30' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Monday, November 30' })).toBeTruthy();
});

test('a day on which all clinics are closed says so, and does not suggest walking in', async () => {
  closed = [...clinicIds];
  render(
    <MemoryRouter>
      <BookingScreen />
    </MemoryRouter>,
  );
  expect(await screen.findByText('Our clinics are closed on Monday, November 23')).toBeTruthy();
  expect(screen.queryByText(/Walk-ins are welcome during/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Try Tuesday, November 24' })).toBeTruthy();
});

test('a weekend day says when the clinics are open and offers the next open day', async () => {
  await open();
  const user = userEvent.setup();
  const date = screen.getByLabelText<HTMLInputElement>('Date');
  await user.clear(date);
  await user.type(date, saturday);
  expect(await screen.findByText('Our clinics are open Monday through Friday')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try Monday, November 30' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Monday, November 30' })).toBeTruthy();
  expect(date.value).toBe('2026-11-30');
});

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const status = () =>
  within(screen.getByRole('region', { name: /November/ })).getAllByRole('status')[0]?.textContent;
const locationField = () => screen.getByLabelText<HTMLInputElement>('Location');

async function search(text: string) {
  const user = userEvent.setup();
  await enterText(user, locationField(), text);
  await user.keyboard('{Enter}');
}

test('a place lists all clinics by their distance, without a request that says where that is', async () => {
  await open();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByText('Enter a city, address or zip')).toBeTruthy();
  expect(status()).toBe(`${clinicIds.length} clinics, earliest available first`);

  await search('89117');
  await waitFor(() => expect(status()).toBe(`${clinicIds.length} clinics, nearest to 89117 first`));
  expect(names()).toHaveLength(clinicIds.length);
  expect(names()[0]).toBe('Spring Mountain / Rainbow');
  expect(card('Spring Mountain / Rainbow').getAttribute('aria-current')).toBe('true');
  expect(screen.getAllByText(/^[\d.]+ (miles|ft)$/)).toHaveLength(clinicIds.length);
  expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('distance');

  await search('hendersen');
  expect(status()).toBe(`${clinicIds.length} clinics, those in Henderson first`);
  expect(names().slice(0, 2)).toEqual(['Volunteer Blvd & Raiders Way', 'Eastern / Serene']);
  expect(card('Volunteer Blvd & Raiders Way').getAttribute('aria-current')).toBe('true');
  await userEvent.setup().selectOptions(screen.getByLabelText('Sort by'), 'Earliest available');
  expect(status()).toBe(`${clinicIds.length} clinics, earliest available first`);
  expect(asked.filter(({ route }) => route.includes('geocode'))).toEqual([]);
});

test('a town named with the neighborhood searched before has its clinics first', async () => {
  await open();
  await search('Green Valley');
  expect(status()).toBe(`${clinicIds.length} clinics, nearest to Green Valley first`);
  expect(names()[0]).toBe('Eastern / Serene');
  await search('Green Valley, Henderson');
  expect(names().slice(0, 2)).toEqual(['Volunteer Blvd & Raiders Way', 'Eastern / Serene']);
});

test('words of a clinic list only those it names, until all are shown again', async () => {
  await open();
  await search('rainbow');
  expect(status()).toBe('2 clinics for “rainbow”');
  expect(names()).toEqual(['Spring Mountain / Rainbow', 'Rainbow / Robindale']);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show all clinics' }));
  expect(names()).toHaveLength(clinicIds.length);
});

test('a place far away says how far, and lists all clinics', async () => {
  await open();
  await search('Reno, NV');
  expect(screen.getByText('Our closest clinic is 340 miles from Reno')).toBeTruthy();
  expect(names()).toHaveLength(clinicIds.length);
  expect(names()[0]).toBe('Craig / Ferrell');
});

test.each([
  ['asdf', undefined, /couldn’t find “asdf”/],
  ['x'.repeat(500), undefined, /couldn’t find “x{60}…”/],
  ['00000', () => Response.json([]), /couldn’t find “00000” on the map. Please check the ZIP code/],
  ['10001', () => undefined, /seem to be offline, so we can’t look up “10001”/],
])('%s is not found, which the field says; all clinics and the text stay', async (text, answer, words) => {
  if (answer) answers.set('GET /api/geocode', answer);
  await open();
  await search('cactus');
  await search(text);
  await waitFor(() => expect(locationField().getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById('location-error')?.textContent).toMatch(words);
  expect(locationField().value).toBe(text);
  expect(names()).toHaveLength(clinicIds.length);
});

test('sorting by distance needs a place: it asks for one, then sorts', async () => {
  await open();
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Distance (needs a ZIP code or city)');
  await user.click(screen.getByRole('button', { name: 'Enter a ZIP code or city to sort by distance' }));
  expect(document.activeElement).toBe(locationField());
  await user.keyboard('89117{Enter}');
  expect(screen.getByLabelText<HTMLSelectElement>('Sort by').selectedOptions[0]?.text).toBe('Distance');
});

test('a place found on another screen sorts the clinics here', async () => {
  knownPlace.set({ name: 'Summerlin', lat: 36.168, lng: -115.331 });
  await open();
  expect(locationField().value).toBe('Summerlin');
  expect(status()).toBe(`${clinicIds.length} clinics, nearest to Summerlin first`);
  expect(names()[0]).toBe('Spring Mountain / Rainbow');
});

test('refreshes quietly: a slot becomes taken, a failure keeps the list and says so, and cards stay expanded', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(within(card('Cactus')).getByRole('button', { name: 'view 4 more' }));
  taken = ['10 9:00'];
  asked.length = 0;
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  const refresh = asked.find(({ route }) => route === 'GET /api/availability');
  expect(refresh).toMatchObject({ query: { date: monday } });
  expect(within(card('Cactus')).getByRole('button', { name: /^9:00 AM taken/ })).toBeTruthy();
  taken = undefined;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await waitFor(() => expect(screen.getByText(/We couldn’t refresh these times/)).toBeTruthy());
  expect(slots('Cactus')).toHaveLength(8);
});

test('when the first request fails, the clinics and their phones stay, and a retry works', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  taken = undefined;
  render(
    <MemoryRouter>
      <BookingScreen />
    </MemoryRouter>,
  );
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.getByText('We can’t show openings right now')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(clinicIds.length);
  taken = [];
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('button', { name: 'view 2 more' })).not.toHaveLength(0);
});
