// @vitest-environment happy-dom

import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { problem } from '#web/lib/api/server.harness.ts';
import { confirmationNumber, show, startAfresh, user } from './reschedule.harness.tsx';

startAfresh();

describe("a mail's link", () => {
  const link = `/reschedule/${confirmationNumber}?token=mailed`;

  test('opens the visit, is taken out of the address, and is kept in this browser', async () => {
    localStorage.clear();
    show([link]);
    expect(await screen.findByRole('region', { name: 'You are moving this visit' })).toBeTruthy();
    expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe(
      `/reschedule/${confirmationNumber}`,
    );
    expect(findOwnBooking(confirmationNumber)?.manageToken).toBe('mailed');
    // Nothing of ours is behind the first page of a tab.
    await user.click(screen.getByRole('button', { name: 'Keep my visit as it is' }));
    expect(await screen.findByText('Confirmation page')).toBeTruthy();
  });

  test('that gets no answer can be tried again', async () => {
    localStorage.clear();
    const answering = fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    show([link]);
    await screen.findByText('We could not load your booking', undefined, { timeout: 15_000 });
    vi.stubGlobal('fetch', answering);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'You are moving this visit' })).toBeTruthy();
  }, 20_000);

  test('that opens nothing leads to the booking’s own page', async () => {
    localStorage.clear();
    vi.stubGlobal('fetch', async () => problem(404, 'not-found', { detail: 'There is no such booking.' }));
    show([link]);
    expect(await screen.findByText('Confirmation page')).toBeTruthy();
    expect(findOwnBooking(confirmationNumber)).toBeUndefined();
  });
});
