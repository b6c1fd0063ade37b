// @vitest-environment happy-dom

import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { brand } from '#shared/brand.ts';
import { clinicCount } from '#shared/clinics/clinic-count.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { monday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import {
  fillUp,
  scroll,
  server,
  show,
  startFresh,
  stored,
  user,
} from '#web/features/clinics/clinics.harness.tsx';
import { asked } from '#web/lib/api/server.harness.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { ClinicCards } from './clinic-cards.tsx';

startFresh();

function arrive() {
  return show(
    <QueryProvider>
      <ClinicCards />
    </QueryProvider>,
  );
}

function card(name: string) {
  const found = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!found) throw new Error(`no card for ${name}`);
  return within(found);
}

test('a card for each clinic with their links, each named after its clinic', () => {
  arrive();
  expect(
    screen.getByRole('heading', { level: 2, name: new RegExp(`^${clinics.length} locations`) }),
  ).toBeTruthy();
  const links = card('Cactus');
  const href = (name: string) => links.getByRole('link', { name }).getAttribute('href');
  expect(href('Cactus')).toBe('/location-detail/10');
  expect(href('Book an Appointment at Cactus')).toBe('/book-appointment?clinic=10');
  expect(href('Directions to Cactus (opens in a new tab)')).toContain('85%20E%20Cactus%20Ave');
  expect(href('Business page for Cactus (opens in a new tab)')).toBe('https://business.example.com/cactus');
  expect(href('Reviews for Cactus (opens in a new tab)')).toBe('https://reviews.example.com/cactus');
  expect(screen.getAllByRole('link', { name: /^Directions/ })).toHaveLength(clinics.length);
});

test('“See all clinics” goes away once pressed, moves on to the fourth card, and stays pressed for Back', async () => {
  const first = arrive();
  await user.click(
    screen.getByRole('button', { name: `See all ${clinicCount.en} clinics`, expanded: false }),
  );
  expect(document.activeElement?.textContent).toBe('Eastern / Serene');
  expect(screen.queryByRole('button', { name: `See all ${clinicCount.en} clinics` })).toBeNull();
  first.unmount();
  arrive();
  expect(screen.queryByRole('button', { name: `See all ${clinicCount.en} clinics` })).toBeNull();
});

test('arriving stores the clinics, and asks for no times before the cards are in view', async () => {
  arrive();
  expect(stored()).toHaveLength(clinics.length);
  expect(stored()[9]).toEqual({
    id: '10',
    name: 'Cactus',
    address: '85 E Cactus Ave',
    city: 'Las Vegas',
    state: 'NV',
    zipCode: '89183',
    phone: brand.phone,
    fax: brand.fax,
    hours: brand.hours,
    lat: 35.9986,
    lng: -115.1684,
    businessPage: 'https://business.example.com/cactus',
    reviews: 'https://reviews.example.com/cactus',
    mapUrl: expect.stringContaining('/dir/'),
    gLink: expect.stringContaining('/search/'),
    backgroundImage: '/pictures/clinic-10.svg',
    bookAppointment: brand.links.externalBooking,
    availableSlots: [],
  });
  await act(async () => {});
  expect(asked).toEqual([]);
});

test('in view, each card tells whether it is open and its next available time, and the slots are stored', async () => {
  fillUp('10', monday);
  arrive();
  scroll(true);
  expect(await card('Eastern / Flamingo').findByText('Next available: today, 9:30 AM')).toBeTruthy();
  expect(await card('Cactus').findByText('Next available: tomorrow, 9:00 AM')).toBeTruthy();
  expect(screen.getAllByText('Open now · closes 5:00 PM')).toHaveLength(clinics.length);
  expect(stored()[0].availableSlots[0]).toEqual({ time: '9:30', isAvailable: true, duration: 30 });
  expect(stored()[9].availableSlots[0]).toEqual({ time: '9:00', isAvailable: false, duration: 30 });
});

test('asks again every 30 seconds while in view, and rests when scrolled away', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  arrive();
  scroll(true);
  await card('Eastern / Flamingo').findByText('Next available: today, 9:30 AM');
  server.taken.add(`1 ${monday} 9:30`);
  await act(() => vi.advanceTimersByTimeAsync(30_500));
  expect(await card('Eastern / Flamingo').findByText('Next available: today, 10:45 AM')).toBeTruthy();
  expect(stored()[0].availableSlots[0].isAvailable).toBe(false);
  scroll(false);
  const before = asked.length;
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  expect(asked).toHaveLength(before);
});

test('without network the cards stay, and times that have passed disappear', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  arrive();
  scroll(true);
  await card('Eastern / Flamingo').findByText('Next available: today, 9:30 AM');
  server.reachable = false;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(card('Eastern / Flamingo').getByText('Next available: today, 9:30 AM')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(90 * 60_000));
  expect(card('Eastern / Flamingo').getByText('Next available: today, 10:45 AM')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a page left open past closing time does not say that the clinics are open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.now = '2026-11-24T00:59:30.000Z';
  arrive();
  scroll(true);
  expect(await screen.findAllByText('Open now · closes 5:00 PM')).toHaveLength(clinics.length);
  server.reachable = false;
  await act(() => vi.advanceTimersByTimeAsync(45_000));
  expect(screen.getAllByText('Opens tomorrow 8:00 AM')).toHaveLength(clinics.length);
  expect(screen.queryByText(/Open now/)).toBeNull();
});

test('distances show right away only where location access was granted before', async () => {
  const getCurrentPosition = vi.fn((found: PositionCallback) =>
    found({ coords: { latitude: 36.0489, longitude: -115.2434 } } as GeolocationPosition),
  );
  let state = 'prompt';
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition },
    permissions: { query: async () => ({ state }) },
  });
  const first = arrive();
  await act(async () => {});
  expect(getCurrentPosition).not.toHaveBeenCalled();
  first.unmount();
  state = 'granted';
  arrive();
  expect(await screen.findByText('0 ft')).toBeTruthy();
});
