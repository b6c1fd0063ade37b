// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addOwnBooking, findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { patientAppointment } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import {
  bookedHere,
  button,
  show,
  startFresh,
  user,
} from '#web/features/my-bookings/my-bookings.harness.tsx';
import { answers, asked, changes, json, problem } from '#web/lib/api/server.harness.ts';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';

startFresh();

const minuteMs = 60_000;
const routeOf = (number: string) => `/appointment-confirmation/${number}`;
const field = () => screen.getByLabelText<HTMLInputElement>('Correct email address');
const offer = 'Wrong email address? Fix it';

/** Opens the confirmation of a new booking and the form for its email address, and types this text. */
async function typed(text: string) {
  const appointment = bookedHere({ email: 'maya@gmial.com' });
  const { confirmationNumber } = appointment;
  show(routeOf(confirmationNumber));
  await user.click(await screen.findByRole('button', { name: offer }));
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('maya@gmial.com');
  await user.clear(field());
  await user.type(field(), text);
  return { appointment, route: `POST /api/appointments/${confirmationNumber}/email` };
}

const use = () => user.click(button('Use this address'));

describe('a mistyped address', () => {
  it('is corrected in place: the new one shows, the new token stays, and a toast says so', async () => {
    const { appointment, route } = await typed('maya@gmail.com');
    const { confirmationNumber } = appointment;
    answers.set(route, () =>
      json(200, {
        appointment: { ...appointment, email: 'maya@gmail.com', emailCorrected: true, version: 2 },
        manageToken: 'new proof',
      }),
    );
    await use();
    const address = await screen.findByText('maya@gmail.com', { selector: 'strong' });
    expect(document.activeElement).toBe(address);
    expect(screen.queryByText(/gmial/)).toBeNull();
    expect(screen.queryByRole('button', { name: offer })).toBeNull();
    expect(findOwnBooking(confirmationNumber)?.manageToken).toBe('new proof');
    expect(toastTexts()).toEqual(['Thanks! We’re emailing your confirmation to maya@gmail.com.']);
    expect(changes()).toMatchObject([
      {
        body: { email: 'maya@gmail.com', attempt: expect.stringMatching(/^[\w-]{22}$/) },
        token: `Bearer proof of ${confirmationNumber}`,
      },
    ]);
  });

  it('is not sent while it is no address, and what was typed stays', async () => {
    await typed('maya@');
    await use();
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    expect(field().value).toBe('maya@');
    expect(document.activeElement).toBe(field());
    expect(changes()).toEqual([]);
  });

  it.each([
    ['conflict', 409],
    ['too-many', 429],
    ['forbidden', 403],
  ])('keeps what was typed when the server refuses (%s), in its words', async (code, status) => {
    const { route } = await typed('maya@gmail.com');
    answers.set(route, () => problem(status, code, { detail: 'Please call us.' }));
    await use();
    expect((await screen.findByRole('alert')).textContent).toContain('Please call us.');
    expect(field().value).toBe('maya@gmail.com');
    expect(field().readOnly).toBe(false);
  });

  it('repeats exactly the same when no answer came', async () => {
    const { route } = await typed('maya@gmail.com');
    await use();
    expect((await screen.findByRole('alert')).textContent).toContain('safe to try again');
    expect(field().readOnly).toBe(true);
    answers.set(route, () => problem(409, 'conflict'));
    await user.click(button('Try again'));
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()[1]).toEqual(changes()[0]);
  });

  it('stays as it is when the correction is canceled', async () => {
    await typed('someone@else.com');
    await user.click(button('Keep this address'));
    expect(screen.getByText('maya@gmial.com', { selector: 'strong' })).toBeTruthy();
    expect(document.activeElement).toBe(button(offer));
    expect(changes()).toEqual([]);
  });
});

describe('no correction is offered', () => {
  async function isOffered(): Promise<boolean> {
    await screen.findByText('We’re emailing your confirmation to');
    // Wait for the server's time.
    await waitFor(() => expect(asked.some(({ route }) => route === 'GET /api/availability')).toBe(true));
    await act(async () => {});
    return screen.queryByRole('button', { name: offer }) !== null;
  }

  it('ten minutes after booking, nor a second time', async () => {
    const bookedMinutesAgo = (minutes: number) =>
      new Date(Date.parse(patientAppointment().bookingDate) - minutes * minuteMs).toISOString();
    const old = bookedHere({ bookingDate: bookedMinutesAgo(10) });
    const { unmount } = show(routeOf(old.confirmationNumber));
    expect(await isOffered()).toBe(false);
    unmount();
    show(routeOf(bookedHere({ emailCorrected: true }).confirmationNumber));
    expect(await isOffered()).toBe(false);
  });

  it('to a patient who opens the link in the email', async () => {
    const { confirmationNumber } = bookedHere();
    addOwnBooking({ confirmationNumber, manageToken: 'mailed' });
    show(`${routeOf(confirmationNumber)}?token=mailed`);
    expect(await isOffered()).toBe(false);
  });
});
