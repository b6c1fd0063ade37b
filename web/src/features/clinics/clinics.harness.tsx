import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, vi } from 'vitest';
import { slotStart, slotTimes } from '#shared/appointments/slots.ts';
import type { Availability, Opening, Openings } from '#shared/availability/routes.ts';
import { isClinicDay } from '#shared/clinics/clinic-days.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { openSpans, openStateAt } from '#shared/opening-hours/open-spans.ts';
import { addDays, clinicDateAt } from '#shared/time/clinic-time.ts';
import { monday, now, tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { answers, freshServer } from '#web/lib/api/server.harness.ts';

export const user = userEvent.setup();

/** What the API replies with. */
export const server = {
  now: '',
  /** Taken slots, as `clinic date time`. */
  taken: new Set<string>(),
  nextOpenDate: tuesday as string | null,
  /** The patients waiting at each clinic, without the time of the count. */
  waiting: undefined as Omit<NonNullable<Opening['waiting']>, 'asOf'> | undefined,
  /** The reply to a lookup by ZIP code; undefined if the network is down. */
  geocode: (_zip: string): Response | undefined | Promise<Response | undefined> => Response.json([]),
  /** Whether the API replies to requests for availability. */
  reachable: true,
};

export function availability(date: string): Availability {
  return {
    now: server.now,
    date,
    closed: !isClinicDay(date),
    nextOpenDate: server.nextOpenDate,
    locations: clinicIds.map((id) => ({
      id,
      closed: false,
      slots: slotTimes(id, date).map((time) => ({
        time,
        startsAt: slotStart(date, time).toISOString(),
        isAvailable:
          slotStart(date, time) > new Date(server.now) && !server.taken.has(`${id} ${date} ${time}`),
        duration: 30,
      })),
    })),
  };
}

function openings(): Openings {
  const moment = new Date(server.now);
  const today = clinicDateAt(moment);
  const days = Array.from({ length: 14 }, (_, day) => availability(addDays(today, day)));
  return {
    now: server.now,
    locations: clinicIds.map((id) => ({
      id,
      ...openStateAt(
        days.flatMap(({ date }) => openSpans(id, date)),
        moment,
      ),
      next: days
        .flatMap(({ date, locations }) =>
          (locations.find((one) => one.id === id)?.slots ?? [])
            .filter(({ isAvailable }) => isAvailable)
            .map(({ time, startsAt }) => ({ date, time, startsAt })),
        )
        .slice(0, 3),
      ...(server.waiting && { waiting: { ...server.waiting, asOf: server.now } }),
    })),
  };
}

/** Takes every slot of the clinic on a day. */
export function fillUp(id: (typeof clinicIds)[number], date: string) {
  for (const time of slotTimes(id, date)) server.taken.add(`${id} ${date} ${time}`);
}

export function place(lat: string, lon: string, displayName = 'somewhere') {
  return Response.json([{ lat, lon, display_name: displayName }]);
}

let observers: { tell: IntersectionObserverCallback }[] = [];

/** Simulates scrolling that moves all observed elements into the window, or out of it. */
export function scroll(inView: boolean) {
  act(() => {
    for (const { tell } of observers) {
      tell([{ isIntersecting: inView } as IntersectionObserverEntry], {} as IntersectionObserver);
    }
  });
}

class Observer {
  readonly tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell;
    observers.push(this);
  }
  observe() {}
  disconnect() {
    observers = observers.filter((observer) => observer !== this);
  }
}

export function stored() {
  return JSON.parse(localStorage.getItem('locationsData') ?? 'null');
}

export function show(screen: ReactNode, { route = '/here', path = '/here' } = {}) {
  return render(
    <MemoryRouter initialEntries={[route]}>
      <Routes>
        <Route path={path} element={screen} />
        <Route path="/home" element={<h1>Home</h1>} />
      </Routes>
    </MemoryRouter>,
  );
}

/** Each test starts on a Monday at eight, with every slot available, empty storage and no observed elements. */
export function startFresh() {
  freshServer();
  beforeEach(() => {
    Object.assign(server, { now, nextOpenDate: tuesday, reachable: true, waiting: undefined });
    server.taken.clear();
    answers.set('GET /api/geocode', ({ query }) => server.geocode(query.postalcode ?? ''));
    answers.set('GET /api/availability', ({ query }) =>
      server.reachable ? Response.json(availability(query.date ?? monday)) : undefined,
    );
    answers.set('GET /api/openings', () => (server.reachable ? Response.json(openings()) : undefined));
    observers = [];
    vi.stubGlobal('IntersectionObserver', Observer);
  });
}
