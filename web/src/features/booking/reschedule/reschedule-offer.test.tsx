// @vitest-environment happy-dom

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { slotStart } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { monday, tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { answers, changes, later, problem } from '#web/lib/api/server.harness.ts';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';
import {
  availability,
  confirmationNumber,
  moved,
  server,
  show,
  startFresh,
  user,
} from './reschedule.harness.tsx';

startFresh();
beforeEach(() => {
  server.times = [time('9:30', '3'), time('11:30', '2'), time('2:30', '1')];
});

/** The emailed link, which offers 9:30 at clinic 3 for a visit at 10:45 at clinic 2. */
const link = `/reschedule/${confirmationNumber}?token=mailed&clinic=3&date=${tuesday}&time=9:30&from=2_${tuesday}_10:45`;
const take = 'Take this time';
const gone = () => problem(409, 'slot-taken', { detail: 'Someone else has booked it.' });

function time(slot: string, locationId: string) {
  return { locationId, date: tuesday, time: slot, startsAt: slotStart(tuesday, slot).toISOString() };
}

const move = (slot: string, id: string) => ({
  route: `POST /api/appointments/${confirmationNumber}/reschedule`,
  body: { location: { id }, date: tuesday, time: slot },
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const otherTimes = () =>
  screen.queryAllByRole('button', { name: /^Tuesday/ }).map(({ textContent }) => textContent);

test('the link shows the old time, and the new one with where its clinic is', async () => {
  show([link]);
  const offer = within(await screen.findByRole('region', { name: 'Take this new time?' }));
  expect(offer.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Tuesday, November 24 at 10:45 AMMaryland Pkwy / Tropicana',
    `Tuesday, November 24 at 9:30 AM${clinicById('3').name}${clinicById('3').address}, North Las Vegas`,
  ]);
  await waitFor(() => expect(otherTimes()).toHaveLength(2));
  expect(otherTimes()[0]).toBe('Tuesday, November 24 at 11:30 AM Maryland Pkwy / Tropicana');
  // A reload must show the offer again, but not the token.
  const address = screen.getByRole('status', { name: 'Address' }).textContent ?? '';
  expect(address).not.toContain('token');
  expect(new URLSearchParams(address.split('?')[1]).get('time')).toBe('9:30');
});

describe('the link says why', () => {
  const earlier = link.replace(/&from.*/, `&from=5_${tuesday}_3:45&why=earlier`);

  test.each([
    ['&why=closed', /the clinic was going to be closed/],
    ['&why=earlier', /You asked us to tell you about earlier times/],
  ])('%s', async (why, text) => {
    show([link + why]);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('and nothing that we didn’t write', async () => {
    show([`${link}&why=constructor`]);
    await button(take);
    expect(screen.queryByText(/When we emailed you|You asked us/)).toBeNull();
    expect(screen.getByRole('region').textContent).not.toContain('constructor');
  });

  test.each([
    ['10:45', 'Take this new time?'],
    ['8:15', 'Your visit has already been moved'],
  ])('and offers an earlier time to a visit that was moved to %s: %s', async (slot, title) => {
    const startsAt = slotStart(tuesday, slot).toISOString();
    server.appointment = { ...server.appointment, time: slot, startsAt };
    show([earlier]);
    expect(await screen.findByText(title)).toBeTruthy();
  });
});

test('one press takes it, and pressed twice is once', async () => {
  server.replies = [moved('9:30', '3')];
  show([link]);
  const press = await button(take);
  press.click();
  press.click();
  expect(await screen.findByText('Confirmation page')).toBeTruthy();
  expect(changes()).toMatchObject([move('9:30', '3')]);
  expect(findOwnBooking(confirmationNumber)?.manageToken).toBe('newer proof');
  expect(toastTexts()).toEqual([]);
});

test('another time near the visit takes one press, too, and the focus stays on the busy button', async () => {
  const reply = later();
  answers.set(`POST /api/appointments/${confirmationNumber}/reschedule`, () => reply.answer);
  show([link]);
  await user.click(await button(/11:30 AM/));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Rescheduling…'));
  reply.give(moved('11:30'));
  expect(await screen.findByText('Confirmation page')).toBeTruthy();
  expect(changes()).toMatchObject([move('11:30', '2')]);
});

test('a time that is gone shows the next three right away, with words, and each takes one press', async () => {
  server.replies = [gone(), moved('2:30', '1')];
  show([link]);
  await button(/11:30 AM/);
  server.times = [time('11:30', '2'), time('2:30', '1'), time('1:45', '3')];
  await user.click(await button(take));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('That time was just taken')).toBeTruthy();
  expect(alert.getByText(/Your visit hasn’t changed/)).toBeTruthy();
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
  expect(screen.queryByRole('button', { name: take })).toBeNull();
  await waitFor(() => expect(otherTimes()).toHaveLength(3));
  expect(screen.getByText('Take one of these times instead')).toBeTruthy();
  await user.click(await button(/2:30 PM/));
  expect(await screen.findByText('Confirmation page')).toBeTruthy();
  expect(changes()).toMatchObject([move('9:30', '3'), move('2:30', '1')]);
});

test('a time that has passed is told, and others are offered', async () => {
  const fields = { date: 'That day has passed' };
  server.replies = [problem(400, 'invalid', { detail: 'Please check the form', fields })];
  show([link]);
  await user.click(await button(take));
  expect(within(await screen.findByRole('alert')).getByText('That day has passed')).toBeTruthy();
  await waitFor(() => expect(otherTimes()).toHaveLength(2));
});

test('when no time is left, says so and whom to call', async () => {
  server.replies = [gone()];
  server.times = [];
  show([link]);
  await user.click(await button(take));
  expect(await screen.findByText(/We don’t see other openings .* call \(702\)/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all times' })).toBeTruthy();
});

describe('a lost reply', () => {
  test('is told, keeps the time, and can be sent again', async () => {
    server.replies = [undefined, moved('9:30', '3')];
    show([link]);
    await user.click(await button(take));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('We couldn’t connect')).toBeTruthy();
    expect(alert.queryByText(/hasn’t changed/)).toBeNull();
    expect(otherTimes()).toEqual([]);
    await user.click(await button('Try again'));
    expect(await screen.findByText('Confirmation page')).toBeTruthy();
    expect(changes()).toMatchObject([move('9:30', '3'), move('9:30', '3')]);
  });

  test('of a request that arrived shows the visit at its new time', async () => {
    server.replies = [undefined];
    show([link]);
    const press = await button(take);
    server.appointment = { ...server.appointment, location: clinicById('3'), time: '9:30' };
    await user.click(press);
    expect(await screen.findByText('Confirmation page')).toBeTruthy();
  });
});

describe('nothing stale is offered', () => {
  const elsewhere = { location: clinicById('5'), time: '3:45' };

  test('when the visit was moved since the email', async () => {
    server.appointment = { ...server.appointment, ...elsewhere };
    show([link]);
    expect(await screen.findByText('Your visit has already been moved')).toBeTruthy();
    expect(screen.getByText(new RegExp(`November 24 at 3:45 PM at ${clinicById('5').name}`))).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'View my visit' }));
    expect(await screen.findByText('Confirmation page')).toBeTruthy();
  });

  test('when it is moved or canceled while the page is open', async () => {
    server.replies = [problem(409, 'conflict', { detail: 'This visit is canceled.' })];
    show([link]);
    const press = await button(take);
    server.appointment = { ...server.appointment, status: 'cancelled' };
    await user.click(press);
    expect(await screen.findByText('Confirmation page')).toBeTruthy();
  });

  test.each([
    ['when it is at that time already', { location: clinicById('3'), time: '9:30' }],
    ['when it was canceled', { status: 'cancelled' as const }],
    ['when it has begun', { startsAt: '2026-11-23T15:30:00.000Z' }],
  ])('%s: the confirmation says so', async (_, change) => {
    server.appointment = { ...server.appointment, ...change };
    show([link]);
    expect(await screen.findByText('Confirmation page')).toBeTruthy();
    expect(changes()).toEqual([]);
  });
});

test('all times are one press away, and a link to no time shows them right away', async () => {
  show([link]);
  await user.click(await screen.findByRole('link', { name: 'See all times' }));
  expect(await screen.findByRole('region', { name: 'You’re rescheduling this visit' })).toBeTruthy();
});

test.each([
  'clinic=99&date=2026-11-24&time=9:30',
  'clinic=3&date=2026-11-24&time=<b>',
  'clinic=3&date=x&time=9:30',
])('a broken link (%s) shows all times', async (query) => {
  show([`/reschedule/${confirmationNumber}?${query}`]);
  expect(await screen.findByRole('region', { name: 'You’re rescheduling this visit' })).toBeTruthy();
});

test('when the times don’t load, the offer itself still works', async () => {
  const answering = fetch;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    String(input).endsWith('/times') ? problem(500, 'internal', {}) : answering(input, init),
  );
  server.replies = [moved('9:30', '3')];
  show([link]);
  await user.click(await button(take));
  expect(await screen.findByText('Confirmation page')).toBeTruthy();
});

describe('the time is looked at when the page opens', () => {
  const open = 'This time isn’t open: ';

  test.each([
    ['taken since', link, () => server.taken.push(`3 ${tuesday} 9:30`)],
    ['closed', link.replace('clinic=3', 'clinic=2').replace('time=9:30', 'time=11:30'), closeClinic],
    ['never offered', link.replace('time=9:30', 'time=9:31'), () => {}],
    ['long past', link.replace(`date=${tuesday}`, 'date=2020-01-01'), refusePast],
  ])(`${open}%s`, async (_, address, prepare) => {
    prepare();
    server.replies = [moved('2:30', '1')];
    show([address]);
    expect(await screen.findByText('That time isn’t available anymore')).toBeTruthy();
    expect(screen.queryByText('Take this new time?')).toBeNull();
    expect(screen.queryByRole('button', { name: take })).toBeNull();
    expect(await screen.findByRole('list', { name: 'Take one of these times instead' })).toBeTruthy();
    expect(changes()).toEqual([]);
    await user.click(await button(/2:30 PM/));
    expect(await screen.findByText('Confirmation page')).toBeTruthy();
    expect(changes()).toMatchObject([move('2:30', '1')]);
  });

  function closeClinic() {
    server.currentDayClosed = 'by staff';
  }

  function refusePast() {
    answers.set('GET /api/availability', ({ query }) =>
      query.date === '2020-01-01' ? problem(422, 'invalid', { fields: { date: 'x' } }) : availability(monday),
    );
  }
});

describe('a clinic that is closed at the visit’s time', () => {
  beforeEach(() => {
    server.currentDayClosed = 'by staff';
  });

  test('is told before the offer', async () => {
    show([`${link}&why=closed`]);
    expect(await screen.findByText(/The clinic is closed at your current time/)).toBeTruthy();
    expect(await button(take)).toBeTruthy();
  });

  test('is told when the offered time is gone, too', async () => {
    server.replies = [gone()];
    show([link]);
    await user.click(await button(take));
    const alert = within(await screen.findByRole('alert'));
    expect(
      alert.getByText(/still on Tuesday, November 24 at 10:45 AM, but the clinic is closed/),
    ).toBeTruthy();
    expect(alert.queryByText(/hasn’t changed/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Cancel my visit' })).toBeTruthy();
  });

  test('since the visit was moved there: the offer still stands', async () => {
    server.replies = [moved('9:30', '3')];
    show([link.replace(/from=.*/, `from=5_${tuesday}_3:45&why=closed`)]);
    expect(await screen.findByText(/The clinic is closed at your current time/)).toBeTruthy();
    expect(screen.queryByText(/already been moved|don’t need to do anything/)).toBeNull();
    await user.click(await button(take));
    expect(await screen.findByText('Confirmation page')).toBeTruthy();
  });
});
