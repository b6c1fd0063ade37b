// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slotStart, slotTimes } from '#shared/appointments/slots.ts';
import { findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { monday, now, tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
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

const at = (date: string, time: string) => ({ date, startsAt: slotStart(date, time).toISOString() });
const slot = (time: string) => `${time}, Tuesday, November 24, Maryland Pkwy / Tropicana`;
const unchanged = 'Your visit hasn’t changed. It’s still on Tuesday, November 24 at 10:45 AM.';
const reschedule = (time: string) => ({
  route: `POST /api/appointments/${confirmationNumber}/reschedule`,
  query: {},
  body: { location: { id: '2' }, date: tuesday, time },
  token: 'Bearer proof',
});

async function pick(time: string) {
  await user.click(await screen.findByRole('button', { name: slot(time) }));
  return within(screen.getByRole('dialog', { name: 'Reschedule to this time?' }));
}

test('starts with the current day and clinic, and shows the current slot as unavailable', async () => {
  show();
  const own = await screen.findByRole('button', { name: slot('10:45 AM your current time') });
  expect(own.hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('region', { name: 'You’re rescheduling this visit' }).textContent).toContain(
    'Tuesday, November 24 at 10:45 AMMaryland Pkwy / Tropicana, UC111111AAAAAA',
  );
  expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Maryland Pkwy / Tropicana');
});

test.each([
  ['by staff', 'Closed that day'],
  ['by rule', 'Closed for repairs'],
] as const)(
  'says that an appointment cannot stay where it is closed %s, whichever day is on the screen',
  async (how, text) => {
    server.currentDayClosed = how;
    show();
    expect(await screen.findByText(text)).toBeTruthy();
    const slot = within(screen.getByRole('region', { name: 'You’re rescheduling this visit' }));
    expect(slot.getByText(/the clinic will be closed at that time/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /your current time/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try Wednesday, November 25' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Wednesday, November 25' })).toBeTruthy();
    expect(slot.getByText(/the clinic will be closed at that time/)).toBeTruthy();
    expect(slot.getByRole('button', { name: 'Back to my visit' })).toBeTruthy();
    expect(slot.getByRole('link', { name: 'Cancel my visit' })).toBeTruthy();
  },
);

test('moves it once for a double click, stores the new token, and shows the confirmation', async () => {
  server.replies = [moved('11:30')];
  show();
  const dialog = await pick('11:30 AM');
  expect(dialog.getByText('Tuesday, November 24 at 10:45 AM')).toBeTruthy();
  expect(dialog.getByText('Tuesday, November 24 at 11:30 AM')).toBeTruthy();
  const confirm = dialog.getByRole('button', { name: 'Reschedule my visit' });
  confirm.click();
  confirm.click();
  expect(await screen.findByText('Confirmation page')).toBeTruthy();
  expect(changes()).toEqual([reschedule('11:30')]);
  expect(findOwnBooking(confirmationNumber)?.manageToken).toBe('newer proof');
  expect(toastTexts()).toEqual([]);
});

test('tells a patient who has left the screen that the visit has moved', async () => {
  const reply = later();
  answers.set(`POST /api/appointments/${confirmationNumber}/reschedule`, () => reply.answer);
  const { unmount } = show();
  const dialog = await pick('11:30 AM');
  dialog.getByRole('button', { name: 'Reschedule my visit' }).click();
  await waitFor(() => expect(changes()).toHaveLength(1));
  unmount();
  reply.give(moved('11:30'));
  await waitFor(() =>
    expect(toastTexts()).toEqual(['Your visit is now on Tuesday, November 24 at 11:30 AM.']),
  );
});

test('offers the closest times of the clinic’s next day, and moves there in two presses', async () => {
  server.replies = [moved('10:45')];
  show();
  const current = within(await screen.findByRole('region', { name: 'You’re rescheduling this visit' }));
  // Today is Monday and the visit is on Tuesday, so the first other day is Wednesday.
  const times = within(await current.findByRole('list', { name: 'Wednesday, November 25 at this clinic:' }));
  expect(times.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Wednesday, November 25, 9:30 AM',
    'Wednesday, November 25, 10:45 AM',
    'Wednesday, November 25, 11:30 AM',
  ]);
  await user.click(times.getByRole('button', { name: 'Wednesday, November 25, 10:45 AM' }));
  await user.click(screen.getByRole('button', { name: 'Reschedule my visit' }));
  expect(await screen.findByText('Confirmation page')).toBeTruthy();
  expect(changes()).toMatchObject([{ body: { location: { id: '2' }, date: '2026-11-25', time: '10:45' } }]);
});

describe('when the clinic’s next day has no times', () => {
  const slotsOf = (date: string) => slotTimes('2', date).map((time) => `2 ${date} ${time}`);
  const openings = (next: object[]) =>
    answers.set('GET /api/openings', () =>
      Response.json({ now, locations: [{ id: '2', open: true, next }] }),
    );

  test('names its next day with times, and moves there in two presses', async () => {
    server.taken = slotsOf('2026-11-25');
    openings(['9:30', '10:45'].map((time) => ({ ...at('2026-12-09', time), time })));
    server.replies = [moved('9:30')];
    show();
    const list = await screen.findByRole('list', { name: 'Wednesday, December 9 at this clinic:' });
    expect(within(list).getAllByRole('button')).toHaveLength(2);
    await user.click(within(list).getByRole('button', { name: 'Wednesday, December 9, 9:30 AM' }));
    await user.click(screen.getByRole('button', { name: 'Reschedule my visit' }));
    expect(await screen.findByText('Confirmation page')).toBeTruthy();
    expect(changes()).toMatchObject([{ body: { date: '2026-12-09', time: '9:30' } }]);
  });

  test('says that it has none for two weeks, and which day other clinics have', async () => {
    server.taken = slotsOf('2026-11-25');
    openings([]);
    show();
    const none =
      'No openings at this clinic in the next two weeks. Another clinic has openings on Wednesday, November 25.';
    expect(await screen.findByText(none)).toBeTruthy();
  });
});

test('doesn’t say that there are no openings when an earlier day has some', async () => {
  answers.set('GET /api/availability', async ({ query }) => {
    const reply = await availability(query.date ?? monday).json();
    if (query.date !== tuesday) return Response.json(reply);
    const locations = reply.locations.map((one: object) => ({ ...one, closed: true, slots: [] }));
    return Response.json({ ...reply, nextOpenDate: null, locations });
  });
  show();
  expect(
    await screen.findByText('We don’t see openings after that, either. Try an earlier day, or call us.'),
  ).toBeTruthy();
  expect(await screen.findByRole('list', { name: 'Wednesday, November 25 at this clinic:' })).toBeTruthy();
  expect(screen.queryByText(/No openings right now/)).toBeNull();
});

test('when someone else takes the slot, the appointment stays and other slots are offered', async () => {
  server.replies = [problem(409, 'slot-taken', { detail: 'Someone else has it.' }), moved('1:45')];
  show();
  const dialog = await pick('11:30 AM');
  await user.click(dialog.getByRole('button', { name: 'Reschedule my visit' }));
  const alert = within(await dialog.findByRole('alert'));
  expect(alert.getByText('Someone else has it.')).toBeTruthy();
  expect(alert.getByText(unchanged)).toBeTruthy();
  expect(findOwnBooking(confirmationNumber)?.manageToken).toBe('proof');
  expect(dialog.queryByRole('button', { name: 'Reschedule my visit' })).toBeNull();
  const offers = alert.getAllByRole('button').map(({ textContent }) => textContent);
  expect(offers).not.toContain('Tuesday, November 24 at 10:45 AM Maryland Pkwy / Tropicana');
  await user.click(alert.getByRole('button', { name: /1:45 PM Maryland/ }));
  await user.click(dialog.getByRole('button', { name: 'Reschedule my visit' }));
  await screen.findByText('Confirmation page');
  expect(changes()).toEqual([reschedule('11:30'), reschedule('1:45')]);
});

test('without an answer, keeps the slot and can send the same move again', async () => {
  server.replies = [undefined, moved('11:30')];
  show();
  const dialog = await pick('11:30 AM');
  await user.click(dialog.getByRole('button', { name: 'Reschedule my visit' }));
  const alert = within(await dialog.findByRole('alert'));
  expect(alert.getByText('We couldn’t connect')).toBeTruthy();
  // Without an answer, it's unknown whether the visit was moved.
  expect(alert.queryByText(unchanged)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Confirmation page');
  expect(changes()).toEqual([reschedule('11:30'), reschedule('11:30')]);
});

test('when it is too late, says why and offers no other slot', async () => {
  server.replies = [problem(409, 'conflict', { detail: 'This visit has already started. Please call us.' })];
  show();
  const dialog = await pick('11:30 AM');
  await user.click(dialog.getByRole('button', { name: 'Reschedule my visit' }));
  const alert = within(await dialog.findByRole('alert'));
  expect(alert.getByText('This visit has already started. Please call us.')).toBeTruthy();
  expect(alert.queryByRole('button')).toBeNull();
});

test('keeping the appointment closes the dialog, then goes back', async () => {
  show();
  const dialog = await pick('11:30 AM');
  await user.click(dialog.getByRole('button', { name: 'Keep my current time' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keep my current time' }));
  expect(changes()).toEqual([]);
  expect(await screen.findByText('My bookings page')).toBeTruthy();
});

describe('opens the confirmation instead', () => {
  test.each([
    ['for a number this browser has no token for', 'UC222222BBBBBB', {}],
    ['for a canceled appointment', confirmationNumber, { status: 'cancelled' as const }],
    ['for an appointment that has begun', confirmationNumber, { startsAt: '2026-11-23T15:30:00.000Z' }],
  ])('%s', async (_, number, changes) => {
    server.appointment = { ...server.appointment, ...changes };
    show([`/reschedule/${number}`]);
    expect(await screen.findByText('Confirmation page')).toBeTruthy();
  });
});
