// @vitest-environment happy-dom

import { act, screen, within } from '@testing-library/react';
import { lazy, type ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { brand } from '#shared/brand.ts';
import { type Clinic, clinicIds } from '#shared/clinics/clinics.ts';
import { hourMs, minuteMs } from '#shared/time/durations.ts';
import { knownPlace } from '#web/domain/clinics/known-place.ts';
import { monday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { fillUp, server, show, startFresh, stored, user } from '#web/features/clinics/clinics.harness.tsx';
import { answers, asked } from '#web/lib/api/server.harness.ts';
import { LocationScreen } from './location-screen.tsx';

startFresh();

const path = '/location-detail/:id';

function arrive(id: string, renderMap: (clinic: Clinic) => ReactNode = ({ name }) => <p>Map of {name}</p>) {
  return show(<LocationScreen renderMap={renderMap} />, { route: `/location-detail/${id}`, path });
}

const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('tells where the clinic is and how to reach it, with the ways on', async () => {
  arrive('6');
  expect(screen.getByRole('heading', { level: 1, name: 'Volunteer Blvd & Raiders Way' })).toBeTruthy();
  expect(screen.getAllByText(/1610 Raiders Way/)).not.toHaveLength(0);
  expect(screen.getByText('Mon-Fri 8:00am - 5:00pm')).toBeTruthy();
  expect(link('Back to Locations')).toBe('/home');
  expect(link('Book Appointment')).toBe('/book-appointment?clinic=6');
  expect(link('Get Directions (opens in a new tab)')).toContain('1610%20Raiders%20Way');
  expect(link('Open in Google Maps (opens in a new tab)')).toContain('1610%20Raiders%20Way');
  expect(link(brand.email)).toBe(`mailto:${brand.email}`);
  expect(link('Send us a message')).toBe('/contact');
  expect(link('Reviews (opens in a new tab)')).toMatch(/\/volunteer-blvd-raiders-way$/);
  expect(link('Business page (opens in a new tab)')).toMatch(/\/volunteer-blvd-raiders-way$/);
});

test('tells whether it is open, its hours this week with the holidays, and its next three times, each of which begins a booking', async () => {
  server.taken.add(`6 ${monday} 9:00`);
  arrive('6');
  expect(await screen.findByText('Open now · closes 5:00 PM')).toBeTruthy();
  const times = screen.getAllByRole('link', { name: /^Today/ });
  expect(times.map((time) => `${time.textContent} ${time.getAttribute('href')}`)).toEqual([
    `Today 10:30 AM  /book-appointment?clinic=6&date=${monday}&time=10:30`,
    `Today 11:00 AM  /book-appointment?clinic=6&date=${monday}&time=11:00`,
    `Today 11:30 AM  /book-appointment?clinic=6&date=${monday}&time=11:30`,
  ]);
  const week = within(screen.getByRole('region', { name: 'Hours this week' }));
  expect(week.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    ...Array(3).fill('8:00 AM – 5:00 PM'),
    'Closed for Thanksgiving',
    'Closed for the Thanksgiving holiday',
    'Closed',
    'Closed',
  ]);
  expect(week.getByText('Today').closest('[aria-current="date"]')).toBeTruthy();
  expect(asked.map(({ route }) => route)).toEqual(['GET /api/openings']);
});

test('how far it is from a place that the visitor has searched for', () => {
  knownPlace.set({ name: 'Summerlin', lat: 36.168, lng: -115.331 });
  arrive('7');
  expect(screen.getByText(/^\d+\.\d miles from Summerlin$/)).toBeTruthy();
});

test('has a tile for each of the six services', () => {
  arrive('1');
  const tiles = screen.getAllByRole('link', { name: /^Learn more/ });
  expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual([
    '/urgentCare',
    '/primaryCare',
    '/lab',
    '/x-ray',
    '/iv-therapy',
    '/annual-wellness-check',
  ]);
});

test.each(['99', '0', 'cactus', '1%2F2'])('the unknown id %s goes home', (id) => {
  arrive(id);
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeTruthy();
  expect(asked).toEqual([]);
});

test.each([
  ['an empty storage', null],
  ['a storage of something else', '{"oops": true}'],
  ['a damaged storage', '[null, {"id": "1", "availableSlots": "none"}, 7'],
  ['half of it', '[null, {"id": "2", "name": 1, "availableSlots": [{"time": 9}]}]'],
])('a link leads straight here with %s, which is whole afterwards', (_, damaged) => {
  if (damaged) localStorage.setItem('locationsData', damaged);
  arrive('2');
  expect(screen.getByRole('heading', { level: 1, name: 'Maryland Pkwy / Tropicana' })).toBeTruthy();
  expect(stored()).toHaveLength(clinicIds.length);
  expect(stored()[1]).toMatchObject({ id: '2', name: 'Maryland Pkwy / Tropicana', availableSlots: [] });
});

test('slots that home has stored stay', () => {
  const availableSlots = [{ time: '9:30', isAvailable: true, duration: 30 }];
  localStorage.setItem('locationsData', JSON.stringify([{ id: '3', availableSlots }]));
  arrive('2');
  expect(stored()[2].availableSlots).toEqual(availableSlots);
});

test('when today is full, times of the next days are shown', async () => {
  fillUp('1', monday);
  arrive('1');
  expect(await screen.findByRole('link', { name: 'Tomorrow 9:30 AM' })).toBeTruthy();
});

test('when there is none it says so, and still leads to booking', async () => {
  answers.set('GET /api/openings', () =>
    Response.json({ now: server.now, locations: clinicIds.map((id) => ({ id, open: false, next: [] })) }),
  );
  arrive('1');
  expect(await screen.findByText('No openings in the next two weeks')).toBeTruthy();
  expect(screen.getByText(/Walk-ins are welcome during clinic hours/)).toBeTruthy();
  expect(link('Book Appointment')).toBe('/book-appointment?clinic=1');
});

test('without network it says so kindly, and shows the time as soon as there is one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.reachable = false;
  arrive('1');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText('We can’t show openings right now')).toBeTruthy();
  server.reachable = true;
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByRole('link', { name: 'Today 9:30 AM' })).toBeTruthy();
});

test('a time that another patient takes is replaced by the next one within 30 seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  arrive('1');
  await screen.findByRole('link', { name: 'Today 9:30 AM' });
  server.taken.add(`1 ${monday} 9:30`);
  await act(() => vi.advanceTimersByTimeAsync(30_500));
  expect(screen.queryByRole('link', { name: 'Today 9:30 AM' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Today 10:45 AM' })).toBeTruthy();
});

describe('the line about who is waiting', () => {
  const said = () => screen.queryByText(/waiting/)?.textContent?.replaceAll('\u00a0', ' ');

  test.each([
    [{ arrived: 3, longestMinutes: 25 }, '3 people have arrived · longest waiting 25 min'],
    [{ arrived: 1, longestMinutes: 1 }, '1 person has arrived · waiting 1 min'],
    [{ arrived: 2, longestMinutes: 0 }, '2 people have arrived · longest waiting under 1 min'],
  ])('says how many wait: %o', async (waiting, words) => {
    server.waiting = waiting;
    arrive('1');
    await screen.findByText(/waiting/);
    expect(said()).toBe(`Next open time 9:30 AM · ${words} · as of 8:00 AM`);
  });

  test('names the day of the next open time, if it isn’t today', async () => {
    server.waiting = { arrived: 1, longestMinutes: 5 };
    fillUp('1', monday);
    arrive('1');
    await screen.findByText(/^Next open time tomorrow, 9:30 AM · 1 person/);
  });

  test('names no time if there is none', async () => {
    const waiting = { arrived: 1, longestMinutes: 5, asOf: server.now };
    const locations = clinicIds.map((id) => ({ id, open: true, next: [], waiting }));
    answers.set('GET /api/openings', () => Response.json({ now: server.now, locations }));
    arrive('1');
    await screen.findByText('1 person has arrived · waiting 5 min · as of 8:00 AM');
  });

  test('is absent while nobody is waiting, and comes and goes with the openings', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    arrive('1');
    await screen.findByRole('link', { name: 'Today 9:30 AM' });
    expect(said()).toBeUndefined();
    server.waiting = { arrived: 2, longestMinutes: 4 };
    await act(() => vi.advanceTimersByTimeAsync(30_500));
    expect(said()).toContain('2 people have arrived');
    server.waiting = undefined;
    await act(() => vi.advanceTimersByTimeAsync(30_500));
    expect(said()).toBeUndefined();
  });

  describe('of a reply that nothing has replaced', () => {
    beforeEach(async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      server.waiting = { arrived: 2, longestMinutes: 4 };
      arrive('1');
      await screen.findByText(/waiting/);
      server.reachable = false;
    });

    test('stays until the reply is an hour old', async () => {
      await act(() => vi.advanceTimersByTimeAsync(59 * minuteMs));
      expect(said()).toContain('as of 8:00 AM');
      await act(() => vi.advanceTimersByTimeAsync(minuteMs + 10_000));
      expect(said()).toBeUndefined();
    });

    test('is gone when the device has slept for an hour, in which only its own clock went on', async () => {
      vi.setSystemTime(Date.now() + hourMs);
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      expect(said()).toBeUndefined();
    });
  });
});

test('the map is made when the visitor asks for it, and then has the focus', async () => {
  const renderMap = vi.fn(({ name }: Clinic) => <p>Map of {name}</p>);
  arrive('9', renderMap);
  expect(renderMap).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Show the map' }));
  const region = screen.getByRole('region', { name: 'Where to find Washington / Lamb' });
  expect(within(region).getByText('Map of Washington / Lamb')).toBeTruthy();
  expect(document.activeElement).toBe(region);
});

test('a map that cannot be loaded leaves the page, the drawing and a word about it', async () => {
  const Broken = lazy(async () => Promise.reject(new Error('no chunk')));
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  arrive('9', () => <Broken />);
  await user.click(screen.getByRole('button', { name: 'Show the map' }));
  expect(await screen.findByText(/We couldn’t load the map/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Washington / Lamb' })).toBeTruthy();
  error.mockRestore();
});
