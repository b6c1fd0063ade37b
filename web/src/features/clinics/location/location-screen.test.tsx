// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { lazy, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { monday, tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { fillUp, server, show, startFresh, stored, user } from '#web/features/clinics/clinics.harness.tsx';
import { asked } from '#web/lib/api/server.harness.ts';
import { LocationScreen } from './location-screen.tsx';

startFresh();

const path = '/location-detail/:id';

function arrive(id: string, renderMap: (clinic: Clinic) => ReactNode = ({ name }) => <p>Map of {name}</p>) {
  return show(<LocationScreen renderMap={renderMap} />, { route: `/location-detail/${id}`, path });
}

const freeTimes = (query: object) => ({ route: 'GET /api/availability', query, token: null });
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
  expect(link('care@example.com')).toBe('mailto:care@example.com');
  expect(link('Write to us')).toBe('/contact');
  expect(await screen.findByText('Today 9:00 AM')).toBeTruthy();
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

test.each(['11', '0', 'cactus', '1%2F2'])('the unknown id %s goes home', (id) => {
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
  expect(stored()).toHaveLength(10);
  expect(stored()[1]).toMatchObject({ id: '2', name: 'Maryland Pkwy / Tropicana', availableSlots: [] });
});

test('slots that home has stored stay', () => {
  const availableSlots = [{ time: '9:30', isAvailable: true, duration: 30 }];
  localStorage.setItem('locationsData', JSON.stringify([{ id: '3', availableSlots }]));
  arrive('2');
  expect(stored()[2].availableSlots).toEqual(availableSlots);
});

test('when today is full, the next open day is shown', async () => {
  fillUp('1', monday);
  arrive('1');
  expect(await screen.findByText('Tomorrow 9:30 AM')).toBeTruthy();
  expect(asked).toEqual([freeTimes({}), freeTimes({ date: tuesday })]);
});

test('when there is none on either day it says so, and still leads to booking', async () => {
  fillUp('1', monday);
  fillUp('1', tuesday);
  arrive('1');
  expect(await screen.findByText('Nothing free in the next days')).toBeTruthy();
  expect(screen.getByText(/Walk-ins are welcome during opening hours/)).toBeTruthy();
  expect(link('Book Appointment')).toBe('/book-appointment?clinic=1');
});

test('when nothing is free anywhere, there is no second day to ask for', async () => {
  fillUp('1', monday);
  server.nextOpenDate = null;
  arrive('1');
  expect(await screen.findByText('Nothing free in the next days')).toBeTruthy();
  expect(asked).toEqual([freeTimes({})]);
});

test('without network it says so kindly, and shows the time as soon as there is one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.reachable = false;
  arrive('1');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText('Free times cannot be shown right now')).toBeTruthy();
  server.reachable = true;
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText('Today 9:30 AM')).toBeTruthy();
});

test('a time that another patient takes is replaced by the next one within 30 seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  arrive('1');
  await screen.findByText('Today 9:30 AM');
  server.taken.add(`1 ${monday} 9:30`);
  await act(() => vi.advanceTimersByTimeAsync(30_500));
  expect(screen.getByText('Today 10:45 AM')).toBeTruthy();
});

test('the map is made when the visitor asks for it, and then has the focus', async () => {
  const renderMap = vi.fn(({ name }: Clinic) => <p>Map of {name}</p>);
  arrive('9', renderMap);
  expect(renderMap).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Show the map' }));
  const region = screen.getByRole('region', { name: 'Where Washington / Lamb is' });
  expect(within(region).getByText('Map of Washington / Lamb')).toBeTruthy();
  expect(document.activeElement).toBe(region);
});

test('a map that cannot be loaded leaves the page, the drawing and a word about it', async () => {
  const Broken = lazy(async () => Promise.reject(new Error('no chunk')));
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  arrive('9', () => <Broken />);
  await user.click(screen.getByRole('button', { name: 'Show the map' }));
  expect(await screen.findByText(/The map could not be loaded/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Washington / Lamb' })).toBeTruthy();
  error.mockRestore();
});
