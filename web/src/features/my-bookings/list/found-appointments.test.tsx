// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { endLookup, startLookup } from '#web/domain/lookup/lookup-session.ts';
import { addOwnBooking, forgetOwnBookings, ownBookings } from '#web/domain/own-bookings/own-bookings.ts';
import {
  bookedHere,
  button,
  clinicNames,
  show,
  startFresh,
  statusBadge,
  user,
} from '#web/features/my-bookings/my-bookings.harness.tsx';
import { answers, asked, problem } from '#web/lib/api/server.harness.ts';
import { forgetVisitor } from '#web/lib/storage/forget.ts';

startFresh();
afterEach(() => endLookup());

const email = 'maya@example.com';
const mine = 'GET /api/appointments/mine';

/** An appointment booked elsewhere: the API has it, this browser stores nothing about it. */
function bookedElsewhere(changes: Partial<PatientAppointment> = {}): PatientAppointment {
  const appointment = bookedHere(changes);
  forgetOwnBookings(appointment.confirmationNumber);
  return appointment;
}

/** Starts the session that a correct code opens, with these appointments. */
function find(...appointments: PatientAppointment[]) {
  answers.set(mine, () => Response.json({ appointments, nextCursor: null }));
  act(() => startLookup({ email, token: 'code', appointments, nextCursor: null }));
}

const cardOf = (clinic: '1' | '2') =>
  within(screen.getByText(clinicById(clinic).name).closest('li') as HTMLElement);

describe('my bookings with a mailed code', () => {
  test('shows own and found appointments, each once, and forgets only what it keeps', async () => {
    const own = bookedHere({ location: clinicById('1') });
    find(own, bookedElsewhere({ location: clinicById('2') }));
    show('/my-bookings');
    await screen.findByText(clinicById('2').name);
    expect(clinicNames().toSorted()).toEqual([clinicById('1').name, clinicById('2').name].toSorted());
    expect(cardOf('1').getByRole('button', { name: 'Clear from this device' })).toBeTruthy();
    expect(cardOf('2').queryByRole('button', { name: 'Clear from this device' })).toBeNull();
  });

  test('Sign out forgets the bookings made here too, after it has shown their numbers', async () => {
    const own = bookedHere({ location: clinicById('1') });
    find(bookedElsewhere({ location: clinicById('2') }));
    show('/my-bookings');
    await screen.findByText(clinicById('2').name);
    await user.click(button('Sign out'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(own.confirmationNumber)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Keep everything' }));
    expect(clinicNames()).toHaveLength(2);
    await user.click(button('Sign out'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('No appointments have been booked yet.')).toBeTruthy();
    expect(clinicNames()).toEqual([]);
    expect(ownBookings()).toEqual([]);
    expect(sessionStorage.length).toBe(0);
  });

  test('shows an appointment whose own token has ended', async () => {
    const own = bookedHere();
    answers.set(`GET /api/appointments/${own.confirmationNumber}`, () => problem(401, 'unauthenticated'));
    find(own);
    show('/my-bookings');
    expect(await screen.findByText(clinicById('1').name)).toBeTruthy();
    expect(screen.queryByText('This booking is no longer in our system')).toBeNull();
  });

  test('names the address when it has no appointments', async () => {
    find();
    show('/my-bookings');
    expect(await screen.findByText(`No appointments found for ${email}`)).toBeTruthy();
  });

  test('cancels optimistically with the lookup token, and rolls back when refused', async () => {
    const found = bookedElsewhere();
    find(found);
    const cancel = `POST /api/appointments/${found.confirmationNumber}/cancel`;
    answers.set(cancel, () => problem(500, 'internal'));
    show('/my-bookings');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.click(button('Cancel visit'));
    expect(await statusBadge('Confirmed')).toBeTruthy();
    const cancelled = { ...found, status: 'cancelled' as const };
    answers.set(mine, () => Response.json({ appointments: [cancelled], nextCursor: null }));
    answers.set(cancel, () => Response.json({ appointment: cancelled }));
    await user.click(button('Cancel'));
    await user.click(button('Cancel visit'));
    expect(await statusBadge('Cancelled')).toBeTruthy();
    expect(asked.filter(({ route }) => route === cancel).map(({ token }) => token)).toEqual([
      'Bearer code',
      'Bearer code',
    ]);
  });

  test('shows more of them, and those that are over, page by page when asked', async () => {
    const pages = ['1', '2', '3', '4'].map((id) => bookedElsewhere({ location: clinicById(id as '1') }));
    const [coming, later, over, longOver] = pages as [
      PatientAppointment,
      PatientAppointment,
      PatientAppointment,
      PatientAppointment,
    ];
    for (const one of [over, longOver])
      Object.assign(one, { status: 'completed', startsAt: '2026-10-01T17:00:00.000Z' });
    const answersOf: Record<string, object> = {
      'cursor=second': { appointments: [later], nextCursor: null },
      'past=true': { appointments: [over], nextCursor: 'older' },
      'past=true&cursor=older': { appointments: [longOver], nextCursor: null },
    };
    answers.set(mine, ({ query }) => Response.json(answersOf[new URLSearchParams(query).toString()]));
    act(() => startLookup({ email, token: 'code', appointments: [coming], nextCursor: 'second' }));
    show('/my-bookings');
    await screen.findByText(clinicById('1').name);
    await user.click(button('Show more visits'));
    await screen.findByText(clinicById('2').name);
    expect(screen.queryByRole('button', { name: 'Show more visits' })).toBeNull();
    expect(screen.queryByText(clinicById('3').name)).toBeNull();
    await user.click(button('Show past visits'));
    await screen.findByText(clinicById('3').name);
    await user.click(button('Show past visits'));
    await screen.findByText(clinicById('4').name);
    expect(screen.queryByRole('button', { name: 'Show past visits' })).toBeNull();
    expect(clinicNames()).toHaveLength(4);
  });

  test('is over when the server refuses the code’s token', async () => {
    const found = bookedElsewhere();
    find(found);
    answers.set(`POST /api/appointments/${found.confirmationNumber}/cancel`, () =>
      problem(401, 'unauthenticated'),
    );
    show('/my-bookings');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.click(button('Cancel visit'));
    expect(await screen.findByText('Your session has ended')).toBeTruthy();
    expect(clinicNames()).toEqual([]);
  });
});

describe('the link beside a code', () => {
  const verify = 'POST /api/appointments/lookup/verify';
  const link = `${'A'.repeat(22)}.${'b'.repeat(22)}`;

  test('opens the bookings of its address once its button is pressed, and is nowhere to be seen', async () => {
    const found = bookedElsewhere();
    const page = { appointments: [found], nextCursor: null };
    answers.set(verify, () => Response.json({ token: 'code', email, ...page }));
    answers.set(mine, () => Response.json(page));
    show(`/open-bookings?token=${link}`);
    await screen.findByRole('heading', { name: 'Open your bookings' });
    expect(asked).toEqual([]);
    expect(document.body.textContent).not.toContain(link);
    await user.click(button('Show my bookings'));
    await screen.findByRole('heading', { name: `Bookings for ${email}` });
    expect(asked.find(({ route }) => route === verify)?.body).toEqual({ link });
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(link);
  });

  test.each([
    ['used', `?token=${link}`],
    ['incomplete', ''],
  ])('leads to another one when it is %s', async (_, search) => {
    answers.set(verify, () => problem(422, 'invalid', { fields: { link: 'Used.' } }));
    show(`/open-bookings${search}`);
    const open = screen.queryByRole('button', { name: 'Show my bookings' });
    if (open) await user.click(open);
    await screen.findByRole('heading', { name: 'This link doesn’t work anymore' });
    await user.click(screen.getByRole('link', { name: 'Get a new link' }));
    expect(await screen.findByRole('heading', { name: 'My Bookings' })).toBeTruthy();
  });

  test('can be pressed again when no answer came', async () => {
    show(`/open-bookings?token=${link}`);
    await user.click(button('Show my bookings'));
    expect((await screen.findByRole('alert')).textContent).toContain('try again');
    answers.set(verify, () => Response.json({ token: 'code', email, appointments: [], nextCursor: null }));
    answers.set(mine, () => Response.json({ appointments: [], nextCursor: null }));
    await user.click(button('Show my bookings'));
    expect(await screen.findByRole('heading', { name: `Bookings for ${email}` })).toBeTruthy();
  });
});

describe('the confirmation', () => {
  const routeOf = ({ confirmationNumber }: PatientAppointment, token = '') =>
    `/appointment-confirmation/${confirmationNumber}${token && `?token=${token}`}`;
  const read = ({ confirmationNumber }: PatientAppointment) => `GET /api/appointments/${confirmationNumber}`;

  test('opens what a code just typed there belongs to', async () => {
    const found = bookedElsewhere();
    show(routeOf(found));
    await screen.findByRole('heading', { name: 'Booking Not Found' });
    expect(screen.getByText('Booked on another device?')).toBeTruthy();
    find(found);
    expect(await screen.findByRole('heading', { name: 'Your visit is booked' })).toBeTruthy();
    expect(ownBookings()).toEqual([]);
  });

  test('of a visit that this device was told to forget says so, and asks for a code', async () => {
    const forgotten = bookedHere();
    act(() => forgetVisitor());
    const { unmount } = show(routeOf(forgotten));
    await screen.findByRole('heading', { name: 'Cleared from this device' });
    expect(screen.getByRole('button', { name: 'Email me a code' })).toBeTruthy();
    expect(asked).toEqual([]);
    unmount();
    // The link in the booking's email opens the visit again.
    show(routeOf(forgotten, 'mailed'));
    expect(await screen.findByRole('heading', { name: 'Your visit is booked' })).toBeTruthy();
  });

  test('of another address stays not found, and leads to the list', async () => {
    const other = bookedElsewhere();
    answers.set(read(other), () => problem(404, 'not-found'));
    show(routeOf(other));
    await screen.findByRole('heading', { name: 'Booking Not Found' });
    find();
    expect(await screen.findByRole('link', { name: 'View my bookings' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: `Bookings for ${email}` })).toBeTruthy();
  });

  test('keeps a link’s token that works in place of an older one, and asks with no other', async () => {
    const appointment = bookedHere();
    addOwnBooking({ confirmationNumber: appointment.confirmationNumber, manageToken: 'older' });
    show(routeOf(appointment, 'newer'));
    await screen.findByRole('heading', { name: 'Your visit is booked' });
    expect(ownBookings().map(({ manageToken }) => manageToken)).toEqual(['newer']);
    expect(asked.filter(({ route }) => route === read(appointment)).map(({ token }) => token)).toEqual([
      'Bearer newer',
    ]);
  });

  test.each(['ended', 'br<ken'])('does not keep a link’s token that is refused: %s', async (token) => {
    const appointment = bookedElsewhere();
    answers.set(read(appointment), () => problem(401, 'unauthenticated'));
    show(routeOf(appointment, token));
    await screen.findByRole('heading', { name: 'Booking Not Found' });
    expect(ownBookings()).toEqual([]);
  });

  test.each([
    [{ date: '2026-11-23', startsAt: '2026-11-23T15:59:00.000Z' }, 'Your visit has started'],
    [{ date: '2026-11-20', startsAt: '2026-11-20T17:30:00.000Z' }, 'The time for this visit has passed'],
    [{ status: 'completed' }, 'This visit is complete'],
    [{ status: 'cancelled' }, 'This visit was canceled'],
  ] as const)('says what state the appointment is in: %o', async (changes, heading) => {
    const appointment = bookedHere(changes);
    show(routeOf(appointment));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
    expect(screen.queryByText('Before your visit')).toBeNull();
  });

  test('says that the email is on its way, and later stops saying so', async () => {
    const fresh = bookedHere();
    const { unmount } = show(routeOf(fresh));
    expect(
      (await screen.findByText('We’re emailing your confirmation to')).parentElement?.textContent,
    ).toContain('maya@example.com');
    unmount();
    show(routeOf(bookedHere({ bookingDate: '2026-11-19T16:00:00.000Z' })));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Your visit is booked' })).toBeTruthy(),
    );
    expect(screen.queryByText(/emailing your confirmation/)).toBeNull();
  });
});
