// @vitest-environment happy-dom

import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { problem } from '#web/lib/api/server.harness.ts';
import { confirmationNumber, show, startFresh, user } from './reschedule.harness.tsx';

startFresh();

describe('the link in an email', () => {
  const link = `/reschedule/${confirmationNumber}?token=mailed`;

  test('opens the appointment, loses its token in the address bar, and stores it in this browser', async () => {
    localStorage.clear();
    show([link]);
    expect(await screen.findByRole('region', { name: 'You’re rescheduling this visit' })).toBeTruthy();
    expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe(
      `/reschedule/${confirmationNumber}`,
    );
    expect(findOwnBooking(confirmationNumber)?.manageToken).toBe('mailed');
    // This is the tab's first page, so Back would leave the site. The button opens the confirmation instead.
    await user.click(screen.getByRole('button', { name: 'Keep my current time' }));
    expect(await screen.findByText('Confirmation page')).toBeTruthy();
  });

  test('can be retried after no answer', async () => {
    localStorage.clear();
    const answering = fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    show([link]);
    await screen.findByText('We couldn’t load your booking');
    vi.stubGlobal('fetch', answering);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'You’re rescheduling this visit' })).toBeTruthy();
  });

  test('opens the confirmation when its token is refused', async () => {
    localStorage.clear();
    vi.stubGlobal('fetch', async () =>
      problem(404, 'not-found', { detail: 'We couldn’t find that booking.' }),
    );
    show([link]);
    expect(await screen.findByText('Confirmation page')).toBeTruthy();
    expect(findOwnBooking(confirmationNumber)).toBeUndefined();
  });
});
