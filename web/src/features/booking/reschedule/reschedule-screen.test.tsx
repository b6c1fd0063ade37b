// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { changes, problem } from '#web/lib/api/server.harness.ts';
import { toastTexts } from '#web/ui/feedback/toasts.harness.ts';
import { confirmationNumber, moved, server, show, startAfresh, user } from './reschedule.harness.tsx';

startAfresh();

const slot = (time: string) => `${time}, Tuesday, November 24, Maryland Pkwy / Tropicana`;
const unchanged = 'Your visit on Tuesday, November 24 at 10:45 AM is unchanged.';
const move = (time: string) => ({
  route: `POST /api/appointments/${confirmationNumber}/reschedule`,
  query: {},
  body: { location: { id: '2' }, date: tuesday, time },
  token: 'Bearer proof',
});

async function pick(time: string) {
  await user.click(await screen.findByRole('button', { name: slot(time) }));
  return within(screen.getByRole('dialog', { name: 'Move your visit here?' }));
}

test('shows the visit to be moved, its day and its clinic first, and its own slot as not free', async () => {
  show();
  const own = await screen.findByRole('button', { name: slot('10:45 AM your visit now') });
  expect(own.hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('region', { name: 'You are moving this visit' }).textContent).toContain(
    'Tuesday, November 24 at 10:45 AMMaryland Pkwy / Tropicana, UC111111AAAAAA',
  );
  expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Maryland Pkwy / Tropicana');
});

test('a visit within a closure cannot stay: it says so, whichever day is looked at', async () => {
  server.ownDayClosed = true;
  show();
  expect(await screen.findByText('Closed on this day')).toBeTruthy();
  const slot = within(screen.getByRole('region', { name: 'You are moving this visit' }));
  expect(slot.getByText(/the clinic is closed at that time/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /your visit now/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try Wednesday, November 25' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Wednesday, November 25' })).toBeTruthy();
  expect(slot.getByText(/the clinic is closed at that time/)).toBeTruthy();
  expect(slot.getByRole('button', { name: 'Back to my visit' })).toBeTruthy();
});

test('moves it once however often it is clicked, keeps the new token, and shows the confirmation', async () => {
  server.moves = [moved('11:30')];
  show();
  const dialog = await pick('11:30 AM');
  expect(dialog.getByText('Tuesday, November 24 at 10:45 AM')).toBeTruthy();
  expect(dialog.getByText('Tuesday, November 24 at 11:30 AM')).toBeTruthy();
  const confirm = dialog.getByRole('button', { name: 'Move my visit' });
  confirm.click();
  confirm.click();
  expect(await screen.findByText('Confirmation page')).toBeTruthy();
  expect(changes()).toEqual([move('11:30')]);
  expect(findOwnBooking(confirmationNumber)?.manageToken).toBe('newer proof');
  expect(toastTexts()).toEqual(['Your visit is now on Tuesday, November 24 at 11:30 AM.']);
});

test('a slot lost to somebody else: the visit stays, and other times are offered', async () => {
  server.moves = [problem(409, 'slot-taken', { detail: 'Taken by somebody.' }), moved('1:45')];
  show();
  const dialog = await pick('11:30 AM');
  await user.click(dialog.getByRole('button', { name: 'Move my visit' }));
  const alert = within(await dialog.findByRole('alert'));
  expect(alert.getByText('Taken by somebody.')).toBeTruthy();
  expect(alert.getByText(unchanged)).toBeTruthy();
  expect(findOwnBooking(confirmationNumber)?.manageToken).toBe('proof');
  expect(dialog.queryByRole('button', { name: 'Move my visit' })).toBeNull();
  const offers = alert.getAllByRole('button').map(({ textContent }) => textContent);
  expect(offers).not.toContain('Tuesday, November 24 at 10:45 AM Maryland Pkwy / Tropicana');
  await user.click(alert.getByRole('button', { name: /1:45 PM Maryland/ }));
  await user.click(dialog.getByRole('button', { name: 'Move my visit' }));
  await screen.findByText('Confirmation page');
  expect(changes()).toEqual([move('11:30'), move('1:45')]);
});

test('without an answer the choice is kept, and the same move can be sent again', async () => {
  server.moves = [undefined, moved('11:30')];
  show();
  const dialog = await pick('11:30 AM');
  await user.click(dialog.getByRole('button', { name: 'Move my visit' }));
  const alert = within(await dialog.findByRole('alert'));
  expect(alert.getByText('We could not reach the clinic')).toBeTruthy();
  // Nobody knows that.
  expect(alert.queryByText(unchanged)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Confirmation page');
  expect(changes()).toEqual([move('11:30'), move('11:30')]);
});

test('too late: says why, offers no other time', async () => {
  server.moves = [problem(409, 'conflict', { detail: 'This visit has already begun. Please call us.' })];
  show();
  const dialog = await pick('11:30 AM');
  await user.click(dialog.getByRole('button', { name: 'Move my visit' }));
  const alert = within(await dialog.findByRole('alert'));
  expect(alert.getByText('This visit has already begun. Please call us.')).toBeTruthy();
  expect(alert.queryByRole('button')).toBeNull();
});

test('keeping the visit closes the dialog, then leads back', async () => {
  show();
  const dialog = await pick('11:30 AM');
  await user.click(dialog.getByRole('button', { name: 'Keep my visit as it is' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keep my visit as it is' }));
  expect(changes()).toEqual([]);
  expect(await screen.findByText('My bookings page')).toBeTruthy();
});

describe("leads to the booking's own page", () => {
  test.each([
    ['of a number this browser has no token for', 'UC222222BBBBBB', {}],
    ['of a cancelled visit', confirmationNumber, { status: 'cancelled' as const }],
    ['of a visit that has begun', confirmationNumber, { startsAt: '2026-11-23T15:30:00.000Z' }],
  ])('%s', async (_, number, changes) => {
    server.appointment = { ...server.appointment, ...changes };
    show([`/reschedule/${number}`]);
    expect(await screen.findByText('Confirmation page')).toBeTruthy();
  });
});
