// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { minuteMs } from '#shared/time/durations.ts';
import { monday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import {
  bookedHere,
  button,
  show,
  startFresh,
  statusBadge,
  user,
} from '#web/features/my-bookings/my-bookings.harness.tsx';
import { answers, changes, later, problem } from '#web/lib/api/server.harness.ts';
import { checkInState } from './check-in-state.ts';

startFresh();

const start = '2026-11-23T17:30:00.000Z';
const minutesFromStart = (minutes: number) => new Date(Date.parse(start) + minutes * minuteMs);
const question = 'Are you in the waiting room?';
const done = 'You’re checked in. Please take a seat.';
const waiting = 'Still waiting? Tell the front desk';
const desk = 'Please see the front desk';

/** Sets the time that the server replies with. */
function setTime(now: Date) {
  answers.set('GET /api/availability', () => Response.json({ now: now.toISOString() }));
}

beforeEach(() => setTime(minutesFromStart(-20)));

/** Opens the screen of a visit on Monday at 9:30. */
async function opened(changed: Parameters<typeof bookedHere>[0] = {}) {
  const appointment = bookedHere({
    date: monday,
    time: '9:30',
    bookingDate: '2026-11-20T17:00:00Z',
    ...changed,
  });
  const { confirmationNumber } = appointment;
  const shown = show(`/appointment-confirmation/${confirmationNumber}`);
  await screen.findByRole('heading', { level: 2, name: 'Your visit' });
  // Wait for the server's time.
  await act(async () => {});
  const route = `POST /api/appointments/${confirmationNumber}/check-in`;
  const arrivedAt = minutesFromStart(-20).toISOString();
  return { appointment, route, arrived: { ...appointment, status: 'arrived', arrivedAt } as const, shown };
}

const isAsked = () => screen.queryByRole('heading', { name: question }) !== null;
const focusIsAt = (said: HTMLElement) =>
  waitFor(() => expect(document.activeElement?.closest('[tabindex="-1"]')?.contains(said)).toBe(true));
const press = () => user.click(button('I’m here'));

describe('a patient in the waiting room', () => {
  it('is asked one question with one button, and checked in by it', async () => {
    const { appointment, route, arrived } = await opened();
    const reply = later();
    answers.set(route, () => reply.answer);
    expect(isAsked()).toBe(true);
    await press();
    expect(button('I’m here').getAttribute('aria-busy')).toBe('true');
    // A second press while the first is on its way sends nothing.
    await press();
    reply.give(Response.json({ appointment: arrived }));
    const said = await screen.findByText(done);
    expect(isAsked()).toBe(false);
    expect(screen.queryByRole('button', { name: 'I’m here' })).toBeNull();
    expect(await statusBadge('Arrived')).toBeTruthy();
    expect(screen.queryByText(waiting)).toBeNull();
    expect(changes()).toMatchObject([{ route, token: `Bearer proof of ${appointment.confirmationNumber}` }]);
    // The button has disappeared, so the focus is on the text that replaced it.
    await focusIsAt(said);
  });

  it('needs only the keyboard', async () => {
    const { route, arrived } = await opened();
    answers.set(route, () => Response.json({ appointment: arrived }));
    const here = button('I’m here');
    for (let tabs = 0; document.activeElement !== here && tabs < 10; tabs++) await user.tab();
    expect(document.activeElement).toBe(here);
    await user.keyboard('{Enter}');
    const said = await screen.findByText(done);
    await focusIsAt(said);
  });

  it('sees it again after a reload, however they were checked in', async () => {
    await opened({ status: 'arrived', arrivedAt: minutesFromStart(-30).toISOString() });
    expect(await screen.findByText(done)).toBeTruthy();
    expect(isAsked()).toBe(false);
  });

  it('is told what to do when they have waited 15 minutes, also after a reload', async () => {
    await opened({ status: 'arrived', arrivedAt: minutesFromStart(-35).toISOString() });
    expect((await screen.findByText(waiting)).closest('[role="status"]')).toBeTruthy();
  });
});

describe('while the screen stays open', () => {
  // The server's time advances with the browser's clock, which the test moves.
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * minuteMs));

  it('asks when the time comes', async () => {
    setTime(minutesFromStart(-31));
    await opened();
    expect(isAsked()).toBe(false);
    await pass(1.5);
    expect(isAsked()).toBe(true);
    expect(changes()).toEqual([]);
  });

  it('says when the wait is long', async () => {
    await opened({ status: 'arrived', arrivedAt: minutesFromStart(-20).toISOString() });
    await screen.findByText(done);
    expect(screen.queryByText(waiting)).toBeNull();
    await pass(15.5);
    expect(screen.getByText(waiting)).toBeTruthy();
  });
});

describe('whatever fails, the patient can see the front desk', () => {
  it.each([
    ['too early', 409, 'conflict'],
    ['too often', 429, 'too-many'],
    ['a changing visit', 409, 'stale-version'],
    ['an error', 500, 'internal'],
  ])('after a refusal for %s', async (_, status, code) => {
    const { route } = await opened();
    answers.set(route, () => problem(status, code));
    await press();
    const said = await screen.findByText(desk);
    expect(screen.queryByText('As the server says.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'I’m here' })).toBeNull();
    await focusIsAt(said);
  });

  it('and sees how the visit stands when the desk has canceled it', async () => {
    const { appointment, route } = await opened();
    answers.set(route, () => {
      answers.set(`GET /api/appointments/${appointment.confirmationNumber}`, () =>
        Response.json({ appointment: { ...appointment, status: 'cancelled' } }),
      );
      return problem(409, 'conflict');
    });
    await press();
    expect(await statusBadge('Cancelled')).toBeTruthy();
    expect(screen.getByText(desk)).toBeTruthy();
    expect(isAsked()).toBe(false);
  });

  it('or press again when the network failed', async () => {
    const { route, arrived } = await opened();
    await press();
    const notice = await screen.findByText(desk);
    expect(notice.closest('[role="status"]')?.textContent).toContain('press the button again');
    expect(document.activeElement).toBe(button('I’m here'));
    answers.set(route, () => Response.json({ appointment: arrived }));
    await press();
    expect(await screen.findByText(done)).toBeTruthy();
    expect(screen.queryByText(desk)).toBeNull();
  });

  it('unless only the answer was lost: then they are checked in', async () => {
    const { appointment, route, arrived } = await opened();
    answers.set(route, () => {
      answers.set(`GET /api/appointments/${appointment.confirmationNumber}`, () =>
        Response.json({ appointment: arrived }),
      );
      return undefined;
    });
    await press();
    expect(await screen.findByText(done)).toBeTruthy();
    expect(screen.queryByText(desk)).toBeNull();
  });
});

test('nothing is asked while the time is unknown', async () => {
  answers.delete('GET /api/availability');
  await opened();
  expect(isAsked()).toBe(false);
});

test.each([
  ['confirmed', -31, undefined],
  ['confirmed', -30, 'question'],
  ['confirmed', 300, 'question'],
  // 869 and 870 minutes after 9:30 AM, it's 11:59 PM and midnight in Las Vegas: the question ends with the day.
  ['confirmed', 869, 'question'],
  ['confirmed', 870, undefined],
  ['no-show', 20, 'question'],
  ['no-show', 870, undefined],
  ['cancelled', -20, undefined],
  ['completed', 20, undefined],
  ['arrived', -6, 'checked-in'],
  ['arrived', -5, 'waiting'],
  ['arrived', 870, undefined],
] as const)('a %s visit, %i minutes from its start: %s', (status, minutes, state) => {
  const arrivedAt = status === 'arrived' ? minutesFromStart(-20).toISOString() : undefined;
  const visit = { status, date: monday, startsAt: start, ...(arrivedAt && { arrivedAt }) };
  expect(checkInState(visit, minutesFromStart(minutes))).toBe(state);
});

test('a visit marked as arrived before we kept when is never called a long wait', () => {
  const visit = { status: 'arrived', date: monday, startsAt: start } as const;
  expect(checkInState(visit, minutesFromStart(60))).toBe('checked-in');
});
