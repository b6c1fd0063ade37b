// @vitest-environment happy-dom

import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { slotStart } from '#shared/appointments/slots.ts';
import type { Openings } from '#shared/availability/routes.ts';
import { brand } from '#shared/brand.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import '#web/domain/clinics/search-place.ts';
import { knownPlace } from '#web/domain/clinics/known-place.ts';
import { monday, now, tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { answers, asked, freshServer, json, later, problem } from '#web/lib/api/server.harness.ts';
import { HomeQuestion } from './home-question.tsx';

const user = userEvent.setup();

/** The next times of some clinics, as `date time`. All other clinics have the same next time. */
let nextOf: Partial<Record<(typeof clinicIds)[number], string[]>> = {};

function openings(): Openings {
  return {
    now,
    locations: clinicIds.map((id) => ({
      id,
      open: id !== '7',
      ...(id === '7'
        ? { opensAt: slotStart(tuesday, '8:00').toISOString() }
        : { closesAt: slotStart(monday, '5:00').toISOString() }),
      next: (nextOf[id] ?? [`${tuesday} 1:45`]).map((text) => {
        const [date = '', time = ''] = text.split(' ');
        return { date, time, startsAt: slotStart(date, time).toISOString() };
      }),
    })),
  };
}

freshServer();

beforeEach(() => {
  nextOf = {};
  answers.set('GET /api/openings', () => json(200, openings()));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

function arrive() {
  return render(
    <MemoryRouter>
      <HomeQuestion />
    </MemoryRouter>,
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('ZIP, city or clinic');
const title = () => screen.getByRole('heading', { level: 2 }).textContent;
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const status = () => screen.getByRole('status').textContent;
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

function card(name: string) {
  const found = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!found) throw new Error(`no card for ${name}`);
  return within(found);
}

/** Searches once the openings are there. */
async function search(text: string) {
  await screen.findAllByText(/Open now/);
  await user.type(field(), `${text}{Enter}`);
}

test('without an answer, the three clinics with the earliest times come first', async () => {
  nextOf = { '9': [`${monday} 10:30`], '4': [`${monday} 9:00`], '1': [`${monday} 2:30`] };
  arrive();
  await screen.findAllByText(/Open now/);
  expect(title()).toBe('Next available');
  expect(names()).toEqual(['Eastern / Serene', 'Washington / Lamb', 'Eastern / Flamingo']);
  // The visitor hasn't searched yet, so nothing is announced.
  expect(status()).toBe('');
});

test('a ZIP code shows the three nearest, their miles, hours and times, each of which begins a booking', async () => {
  nextOf = { '7': [`${monday} 1:45`, `${tuesday} 10:45`, '2026-12-07 11:30'] };
  arrive();
  await search('89117');
  await vi.waitFor(() => expect(title()).toBe('Nearest to 89117'));
  expect(names()).toEqual(['Spring Mountain / Rainbow', 'Rainbow / Robindale', 'Maryland Pkwy / Tropicana']);
  const nearest = card('Spring Mountain / Rainbow');
  nearest.getByText('Opens tomorrow 8:00 AM');
  nearest.getByText(/^\d\.\d miles · 3690 S Rainbow Blvd$/);
  card('Rainbow / Robindale').getByText('Open now · closes 5:00 PM');
  const at = 'at Spring Mountain / Rainbow';
  const hrefOf = (name: string) => nearest.getByRole('link', { name: `${name} ${at}` }).getAttribute('href');
  expect(hrefOf('Today 1:45 PM')).toBe(`/book-appointment?clinic=7&date=${monday}&time=1:45`);
  expect(hrefOf('Tomorrow 10:45 AM')).toBe(`/book-appointment?clinic=7&date=${tuesday}&time=10:45`);
  expect(hrefOf('Dec 7 11:30 AM')).toBe('/book-appointment?clinic=7&date=2026-12-07&time=11:30');
  expect(status()).toMatch(
    /^Nearest to 89117: Spring Mountain \/ Rainbow, \d\.\d miles, next available Today, 1:45 PM\./,
  );
  expect(document.activeElement).toBe(field());
  expect(asked.map(({ route }) => route)).toEqual(['GET /api/openings']);
});

test('a clinic’s name puts that clinic first', async () => {
  arrive();
  await search('cactus');
  expect(title()).toBe('Clinics for “cactus”');
  expect(names()).toEqual(['Cactus', 'Volunteer Blvd & Raiders Way', 'Eastern / Serene']);
});

test.each([
  [
    'henderson nv',
    'In and near Henderson',
    ['Volunteer Blvd & Raiders Way', 'Eastern / Serene', 'Eastern / Flamingo'],
  ],
  [
    ' N Las Vegas',
    'In and near North Las Vegas',
    ['Las Vegas Blvd / Belmont', 'Craig / Ferrell', 'Washington / Lamb'],
  ],
  [
    'Green Valley, Henderson',
    'In Henderson and near Green Valley',
    ['Volunteer Blvd & Raiders Way', 'Eastern / Serene', 'Maryland Pkwy / Tropicana'],
  ],
])(
  'for %j, the named town’s clinics come first, then the nearest ones elsewhere',
  async (text, words, clinics) => {
    arrive();
    await search(text);
    expect(title()).toBe(words);
    expect(names()).toEqual(clinics);
    expect(status()).toMatch(new RegExp(`^${words}: ${clinics[0]}, `));
  },
);

test('a phone’s keyboard gives way to the answer', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
  arrive();
  await search('89117');
  expect(document.activeElement).toBe(document.body);
});

test('text that means nothing to us is explained beside the field, keeps the answer, and goes with the next key', async () => {
  arrive();
  await search('qwxzy');
  expect(status()).toMatch(/^We couldn’t find “qwxzy” on the map\. Try a city or a ZIP code/);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field().value).toBe('qwxzy');
  expect(document.activeElement).toBe(field());
  expect(names()).toHaveLength(3);
  await user.keyboard('{Backspace}');
  expect(status()).toBe('');
  await user.clear(field());
  await user.keyboard('{Enter}');
  expect(status()).toBe('Enter a ZIP code, city or clinic name.');
});

test('a ZIP code from far away is looked up, and the answer says how far it is', async () => {
  answers.set('GET /api/geocode', () =>
    json(200, [{ lat: '39.53', lon: '-119.814', display_name: 'Reno, NV 89501' }]),
  );
  arrive();
  await search('89501');
  await screen.findByText(/^Our closest clinic is 3\d\d miles from Reno, NV/);
  expect(title()).toBe('Nearest to Reno, NV');
  expect(names()).toHaveLength(3);
});

test('a browser that refuses its location costs nothing, and the way on is a ZIP code', async () => {
  const getCurrentPosition = vi.fn((_: PositionCallback, refuse: PositionErrorCallback) =>
    refuse({ code: 1, message: 'denied' } as GeolocationPositionError),
  );
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  arrive();
  await screen.findAllByText(/Open now/);
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await user.type(field(), 'Hend');
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(status()).toMatch(/^We couldn’t get your location\. Enter a ZIP code or city instead/);
  expect(field().value).toBe('Hend');
  expect(names()).toHaveLength(3);
});

test('the browser’s location answers too, and Back finds the answer again', async () => {
  const getCurrentPosition = (found: PositionCallback) =>
    found({ coords: { latitude: 36.24, longitude: -115.17 } } as GeolocationPosition);
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  const first = arrive();
  await screen.findAllByText(/Open now/);
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(title()).toBe('Nearest to you');
  expect(names()[0]).toBe('Craig / Ferrell');
  first.unmount();
  arrive();
  expect(title()).toBe('Nearest to you');
  expect(knownPlace.get()).toEqual({ lat: 36.24, lng: -115.17 });
});

test('when times cannot be loaded there is a phone number and the booking screen, and trying again helps', async () => {
  answers.set('GET /api/openings', () => problem(404, 'not-found'));
  arrive();
  await screen.findByText('We can’t show openings right now');
  expect(names()).toEqual(['Call us', 'Book online', 'Check again']);
  expect(hrefs()).toEqual(expect.arrayContaining([brand.phoneHref, '/book-appointment']));
  answers.set('GET /api/openings', () => json(200, openings()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findAllByText(/Open now/);
  expect(title()).toBe('Next available');
});

test('without times, the nearest clinics still show with their hours and a way to each one’s times', async () => {
  answers.set('GET /api/openings', () => problem(404, 'not-found'));
  arrive();
  await screen.findByText('Call us');
  await user.type(field(), '89117{Enter}');
  const nearest = card('Spring Mountain / Rainbow');
  nearest.getByText('Mon-Fri 8:00am - 5:00pm');
  expect(nearest.getByRole('link', { name: /^See times/ }).getAttribute('href')).toBe(
    '/book-appointment?clinic=7',
  );
});

test('a visitor does not wait in front of a skeleton for long, and late times still come', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const late = later();
  answers.set('GET /api/openings', () => late.answer);
  arrive();
  expect(screen.getByText('Checking openings…')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(8_100));
  expect(names()).toEqual(['Call us', 'Book online', 'Check again']);
  late.give(json(200, openings()));
  await screen.findAllByText(/Open now/);
});

test('on a holiday the status says why, in place of the address', async () => {
  const thanksgiving = '2026-11-26';
  answers.set('GET /api/openings', () => {
    const { locations } = openings();
    const opensAt = slotStart('2026-11-30', '8:00').toISOString();
    return json(200, {
      now: slotStart(thanksgiving, '9:30').toISOString(),
      locations: locations.map(({ id }) => ({
        id,
        open: false,
        opensAt,
        next: [{ date: '2026-11-30', time: '9:30', startsAt: slotStart('2026-11-30', '9:30').toISOString() }],
      })),
    });
  });
  arrive();
  expect(await screen.findAllByText('Closed today for Thanksgiving · opens Monday 8:00 AM')).toHaveLength(3);
  expect(screen.queryByText('4080 S Eastern Ave')).toBeNull();
  screen.getByRole('link', { name: 'Monday 9:30 AM at Eastern / Flamingo' });
});
