// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ownBookings } from '#web/domain/own-bookings/own-bookings.ts';
import { fetchSeam, json, loseNetwork, problem } from '#web/lib/api/server.harness.ts';
import {
  booked,
  button,
  chosen,
  field,
  fillIn,
  other,
  sent,
  show,
  startFresh,
  user,
} from './booking-dialog.harness.tsx';

startFresh();

describe('a booking without an answer', () => {
  async function loseTheAnswer() {
    loseNetwork();
    const page = show();
    await fillIn();
    await user.click(button('Confirm Booking'));
    await screen.findByText('We could not reach the clinic');
    return page;
  }

  it('is sent again with the same number and content, its fields read-only until the answer', async () => {
    await loseTheAnswer();
    expect(field('First name').value).toBe('Ana');
    expect(field('First name').readOnly).toBe(true);
    fetchSeam.mockResolvedValueOnce(json(429, { message: 'Too Many Requests' }));
    await user.click(button('Try again'));
    await screen.findByText('We still do not know');
    fetchSeam.mockImplementationOnce(async (_, init) => booked(init));
    await user.click(button('Try again'));
    await screen.findByText('Confirmation page');
    expect(sent(1)).toEqual(sent(0));
    expect(sent(2)).toEqual(sent(0));
    expect(ownBookings()).toHaveLength(1);
  });

  it('can be edited again once the server has decided', async () => {
    await loseTheAnswer();
    fetchSeam.mockResolvedValueOnce(problem(409, 'slot-taken'));
    await user.click(button('Try again'));
    await screen.findByText('That time has just been taken');
    expect(field('First name').readOnly).toBe(false);
    expect(sessionStorage.getItem('bookingDraft')).toBeNull();
  });

  it('survives a reload with everything that was typed', async () => {
    const page = await loseTheAnswer();
    page.unmount();
    vi.resetModules();
    const fresh = { ...(await import('./booking-draft.ts')) };
    expect(fresh.currentDraft()).toMatchObject({ slot: chosen, values: { firstName: 'Ana' } });

    show(null);
    await user.click(button('Check whether it was booked'));
    expect(field('First name').value).toBe('Ana');
    fetchSeam.mockImplementationOnce(async (_, init) => booked(init));
    await user.click(button('Check whether it was booked'));
    await screen.findByText('Confirmation page');
    expect(sent(1)).toEqual(sent(0));
  });

  it('blocks another booking until it is checked or discarded', async () => {
    const page = await loseTheAnswer();
    page.unmount();
    show(other);
    expect(screen.queryByLabelText('First name')).toBeNull();
    await user.click(button('Discard it'));
    expect(field('First name').value).toBe('');
  });

  it('is dropped when its stored draft is damaged', async () => {
    sessionStorage.setItem('bookingDraft', '{"confirmationNumber":"UC1","values":{}}');
    vi.resetModules();
    const { currentDraft } = await import('./booking-draft.ts');
    expect(currentDraft()).toBeNull();
  });
});
