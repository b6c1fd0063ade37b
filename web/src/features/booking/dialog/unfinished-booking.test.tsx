// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { findOwnBooking, ownBookings } from '#web/domain/own-bookings/own-bookings.ts';
import {
  answers,
  askedAt,
  changes,
  fetchSeam,
  json,
  loseNetwork,
  problem,
} from '#web/lib/api/server.harness.ts';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';
import {
  booked,
  button,
  field,
  fillIn,
  other,
  sent,
  show,
  startFresh,
  user,
} from './booking-dialog.harness.tsx';

startFresh();

async function loseTheAnswer() {
  loseNetwork();
  const page = show();
  await fillIn();
  await user.click(button('Confirm Booking'));
  await screen.findByText('We couldn’t connect');
  return page;
}

/** Sets the server's answer to a request for the outcome of the booking just sent. */
function answerOutcome(answer: () => Response) {
  answers.set(`POST /api/appointments/${sent(0).confirmationNumber}/outcome`, answer);
}

const notBooked = () => problem(404, 'not-found');

describe('a booking without an answer', () => {
  it('is sent again with the same number and content, its fields read-only until the answer', async () => {
    await loseTheAnswer();
    expect(field('First name').value).toBe('Ana');
    expect(field('First name').readOnly).toBe(true);
    fetchSeam.mockResolvedValueOnce(json(429, { message: 'Too Many Requests' }));
    await user.click(button('Try again'));
    await screen.findByText('Our system is busy');
    fetchSeam.mockResolvedValueOnce(problem(500, 'internal', { reference: '482-109-375' }));
    await user.click(button('Try again'));
    await screen.findByText('If you call us, mention this number: 482-109-375.');
    fetchSeam.mockImplementationOnce(async (_, init) => booked(init));
    await user.click(button('Try again'));
    await screen.findByText('Confirmation page');
    expect(sent(1)).toEqual(sent(0));
    expect(sent(2)).toEqual(sent(0));
    expect(sent(3)).toEqual(sent(0));
    expect(ownBookings()).toHaveLength(1);
  });

  it('can be edited again once the server has decided', async () => {
    await loseTheAnswer();
    fetchSeam.mockResolvedValueOnce(problem(409, 'slot-taken'));
    await user.click(button('Try again'));
    await screen.findByText('That time was just taken');
    expect(field('First name').readOnly).toBe(false);
    expect(sessionStorage.getItem('bookingDraft')).toBeNull();
  });

  it('leaves its number, its slot and its attempt in the browser, and nothing about the patient', async () => {
    await loseTheAnswer();
    const { confirmationNumber, attempt } = sent(0);
    expect(JSON.parse(sessionStorage.getItem('bookingDraft') ?? '{}')).toEqual({
      confirmationNumber,
      attempt,
      slot: { locationId: '1', date: '2026-11-24', time: '1:45' },
      savedAt: expect.any(Number),
    });
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(
      /Ana|Ortiz|example|Aetna|1990/,
    );
  });
});

describe('after a reload', () => {
  async function reload() {
    const page = await loseTheAnswer();
    page.unmount();
  }

  it('its confirmation opens if it was booked, with the token that manages it', async () => {
    await reload();
    const { confirmationNumber, attempt } = sent(0);
    answerOutcome(() => json(200, { appointment: { confirmationNumber }, manageToken: 'proof' }));
    show(null);
    await screen.findByText('Confirmation page');
    expect(askedAt(1).body).toEqual({ attempt });
    expect(findOwnBooking(confirmationNumber)?.manageToken).toBe('proof');
    expect(sessionStorage.getItem('bookingDraft')).toBeNull();
  });

  it('says that nothing was booked, and starts over with a new number', async () => {
    await reload();
    answerOutcome(notBooked);
    show(null);
    await waitFor(() =>
      expect(toastTexts()).toEqual(['Your booking didn’t go through. Please try booking again.']),
    );
    expect(screen.queryByText('We’re not sure your booking went through')).toBeNull();
    await user.click(button('1:45 PM'));
    // The screen was only unmounted, so the page's memory is still there.
    expect(field('First name').value).toBe('Ana');
    fetchSeam.mockImplementationOnce(async (_, init) => booked(init));
    await user.click(button('Confirm Booking'));
    await screen.findByText('Confirmation page');
    const [first, , second] = changes().map(({ body }) => body);
    expect(second.confirmationNumber).not.toBe(first.confirmationNumber);
    expect(second.attempt).not.toBe(first.attempt);
  });

  it('stays unsure while no answer comes, and asks again on request', async () => {
    await reload();
    show(null);
    expect(await screen.findByText(/We couldn’t check your booking/)).toBeTruthy();
    answerOutcome(notBooked);
    await user.click(button('Check again'));
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    expect(changes()).toHaveLength(3);
  });

  it('comes before another booking, which it would otherwise overwrite', async () => {
    await reload();
    show(other);
    expect(await screen.findByText(/We couldn’t check your booking/)).toBeTruthy();
    expect(screen.queryByLabelText('First name')).toBeNull();
    await user.click(button('Start over'));
    expect(field('First name').value).toBe('');
  });

  it('is dropped when what is stored is damaged, or from before attempts', async () => {
    const slot = { locationId: '1', date: '2026-11-24', time: '1:45' };
    const savedAt = Date.now();
    const before = { confirmationNumber: 'UC000001AAAAAA', slot, values: { firstName: 'Ana' }, savedAt };
    for (const stored of [{ confirmationNumber: 'UC1', savedAt }, before]) {
      sessionStorage.setItem('bookingDraft', JSON.stringify(stored));
      vi.resetModules();
      const { currentPendingBooking } = await import('./pending-booking.ts');
      expect(currentPendingBooking()).toBeNull();
    }
  });
});

describe('a modal that is closed while the booking is on its way', () => {
  it('asks for the outcome only when the answer is lost, never before', async () => {
    const { promise, reject } = Promise.withResolvers<Response>();
    fetchSeam.mockReturnValueOnce(promise);
    show();
    await fillIn();
    await user.click(button('Confirm Booking'));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await screen.findByText('We’re not sure your booking went through');
    await user.click(button('1:45 PM'));
    expect(screen.queryByLabelText('First name')).toBeNull();
    expect(changes()).toHaveLength(1);
    answerOutcome(notBooked);
    reject(new TypeError('Failed to fetch'));
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    expect(changes()).toHaveLength(2);
    // What was typed is still in memory, so it can be sent once a time is chosen again.
    expect(field('First name').value).toBe('Ana');
  });
});
