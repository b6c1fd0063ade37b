// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addOwnBooking, ownBookings } from '#web/domain/own-bookings/own-bookings.ts';
import { fetchSeam, problem } from '#web/lib/api/server.harness.ts';
import { enterText } from '#web/lib/enter-text.harness.ts';
import {
  booked,
  button,
  calls,
  chosen,
  field,
  fillIn,
  sent,
  show,
  startFresh,
  user,
} from './booking-dialog.harness.tsx';

startFresh();

describe('the form', () => {
  it('names the slot in its title', () => {
    show();
    expect(
      screen.getByRole('dialog', { name: 'Eastern / Flamingo, Tuesday, November 24 at 1:45 PM' }),
    ).toBeTruthy();
  });

  it.each([
    ['First name', 'First name is required'],
    ['Last name', 'Last name is required'],
    ['Date of birth', 'Date of birth is required'],
    ['Email address', 'Please enter a valid email address'],
    ['Insurance provider', 'Insurance provider is required'],
    ['Insurance number', 'Insurance number is required'],
  ])('says what is wrong with %s once it was touched, not before', async (label, message) => {
    show();
    expect(screen.queryByText(message)).toBeNull();
    await user.click(field(label));
    // Past the day and the year, where it is a date of birth.
    for (let tabs = 0; tabs < 3; tabs += 1) await user.tab();
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('refuses a date of birth in the future', async () => {
    show();
    await enterText(user, field('Date of birth'), '11/24/2026');
    await user.click(field('First name'));
    expect(await screen.findByText('This date is in the future. Check the year')).toBeTruthy();
  });

  it('keeps Confirm Booking disabled while a field is missing, and names it', async () => {
    show();
    expect(button('Confirm Booking').disabled).toBe(true);
    expect(screen.getByText('Still needed: first name, last name and 4 more')).toBeTruthy();
    await fillIn();
    expect(screen.queryByText(/^Still needed/)).toBeNull();
    await user.clear(field('Last name'));
    await waitFor(() => expect(button('Confirm Booking').disabled).toBe(true));
  });

  it('fills and locks the number for self-pay, and clears it again', async () => {
    show();
    await user.click(screen.getByLabelText('I have no insurance (self-pay)'));
    expect(field('Insurance provider').value).toBe('Self-pay (no insurance)');
    expect(field('Insurance number').value).toBe('Self-pay');
    expect(field('Insurance number').readOnly).toBe(true);
    await user.click(screen.getByLabelText('I have no insurance (self-pay)'));
    expect(field('Insurance provider').value).toBe('');
    expect(field('Insurance number').value).toBe('');
    expect(screen.queryByText('Insurance number is required')).toBeNull();
    await user.type(field('Insurance provider'), 'Self-pay (no insurance)');
    expect(field('Insurance number').value).toBe('Self-pay');
  });

  it('forgets what was typed when the dialog is canceled', async () => {
    show();
    await user.type(field('First name'), 'Ana');
    await user.click(button('Cancel'));
    await user.click(button('1:45 PM'));
    expect(field('First name').value).toBe('');
  });

  it('has what was typed again after it was closed another way, without storing any of it', async () => {
    show();
    await fillIn();
    await user.keyboard('{Escape}');
    await user.click(button('1:45 PM'));
    expect(field('First name').value).toBe('Ana');
    expect(screen.getByLabelText<HTMLInputElement>('Year').value).toBe('1990');
    expect(field('Insurance number').value).toBe('A-1');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });
});

describe('booking', () => {
  it('sends the booking once for a double click, stores the token, and opens the confirmation', async () => {
    fetchSeam.mockImplementation(async (_, init) => booked(init));
    show();
    await fillIn();
    const confirm = button('Confirm Booking');
    // Both before the next render, as in a double click.
    confirm.click();
    confirm.click();
    expect(await screen.findByText('Confirmation page')).toBeTruthy();
    expect(fetchSeam).toHaveBeenCalledTimes(1);
    expect(sent(0)).toEqual({
      confirmationNumber: expect.stringMatching(/^UC\d{6}[A-Z0-9]{6}$/),
      firstName: 'Ana',
      lastName: 'Ortiz',
      dob: '1990-05-17',
      email: 'ana@example.com',
      insuranceProvider: 'Aetna',
      insuranceNumber: 'A-1',
      location: { id: '1' },
      date: '2026-11-24',
      time: '1:45',
      attempt: expect.stringMatching(/^[\w-]{22}$/),
    });
    const { confirmationNumber } = sent(0);
    expect(ownBookings()).toEqual([{ confirmationNumber, manageToken: 'proof' }]);
    expect(sessionStorage.getItem('bookingDraft')).toBeNull();
    expect(calls.pending.mock.calls).toEqual([[chosen, true]]);
  });

  it('sends a mobile phone only if one was typed, and refuses an invalid one', async () => {
    fetchSeam.mockImplementation(async (_, init) => booked(init));
    show();
    await fillIn();
    const phone = screen.getByRole<HTMLInputElement>('textbox', { name: /^Mobile phone/ });
    expect([phone.type, phone.autocomplete]).toEqual(['tel', 'tel']);
    await user.type(phone, '12');
    await user.tab();
    expect(await screen.findByText('Enter a phone number with area code, or leave it empty')).toBeTruthy();
    expect(button('Confirm Booking').disabled).toBe(true);
    await user.clear(phone);
    await user.type(phone, '(702) 555-0199');
    await waitFor(() => expect(button('Confirm Booking').disabled).toBe(false));
    await user.click(button('Confirm Booking'));
    await screen.findByText('Confirmation page');
    expect(sent(0)).toMatchObject({ phone: '(702) 555-0199' });
  });

  it('says that the slot was taken, keeps what was typed, and offers other slots', async () => {
    fetchSeam.mockResolvedValueOnce(problem(409, 'slot-taken'));
    fetchSeam.mockImplementationOnce(async (_, init) => booked(init));
    show();
    await fillIn();
    await user.click(button('Confirm Booking'));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('That time has just been taken')).toBeTruthy();
    expect(document.activeElement).toBe(alert);
    expect(calls.taken).toHaveBeenCalledWith(chosen);
    expect(calls.pending).toHaveBeenLastCalledWith(chosen, false);
    // The list from the screen still holds the taken slot, which must not be offered.
    expect(within(alert).getAllByRole('button')).toHaveLength(1);
    await user.click(button('Tuesday, November 24 at 2:30 PM Maryland Pkwy / Tropicana'));
    expect(document.activeElement?.textContent).toBe(
      'Maryland Pkwy / Tropicana, Tuesday, November 24 at 2:30 PM',
    );
    expect(field('First name').value).toBe('Ana');
    await user.click(button('Confirm Booking'));
    await screen.findByText('Confirmation page');
    expect(sent(1)).toMatchObject({ firstName: 'Ana', location: { id: '2' }, time: '2:30' });
  });

  it("shows the server's messages at the fields, and waits for a change", async () => {
    fetchSeam.mockResolvedValue(problem(422, 'invalid', { fields: { email: 'No such address' } }));
    show();
    await fillIn();
    await user.click(button('Confirm Booking'));
    expect(await screen.findAllByText('No such address')).toHaveLength(2);
    expect(button('Confirm Booking').disabled).toBe(true);
    await user.type(field('Email address'), 'x');
    await waitFor(() => expect(button('Confirm Booking').disabled).toBe(false));
  });

  it('shows a refused phone at its field, not as a reason to choose another time', async () => {
    const message = 'Enter a phone number with area code, or leave it empty';
    fetchSeam.mockResolvedValue(problem(422, 'invalid', { fields: { phone: message } }));
    show();
    await fillIn();
    const phone = screen.getByRole<HTMLInputElement>('textbox', { name: /^Mobile phone/ });
    await user.type(phone, '(702) 555-0199');
    await user.click(button('Confirm Booking'));
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Nearest free times')).toBeNull();
    await user.clear(phone);
    await waitFor(() => expect(button('Confirm Booking').disabled).toBe(false));
  });

  it('makes a new number when another booking has the old one, which then can never book', async () => {
    fetchSeam.mockResolvedValueOnce(problem(409, 'already-booked'));
    fetchSeam.mockImplementationOnce(async (_, init) => booked(init));
    show();
    await fillIn();
    await user.click(button('Confirm Booking'));
    await screen.findByText('This visit was not booked');
    await user.click(button('Confirm Booking'));
    await screen.findByText('Confirmation page');
    expect(sent(1).confirmationNumber).not.toBe(sent(0).confirmationNumber);
  });
});

describe('a copy of the tab, which shares its number', () => {
  it('shows the appointment booked there instead of booking a second one', async () => {
    fetchSeam.mockImplementationOnce(async (_, init) => {
      const { confirmationNumber } = JSON.parse(String(init?.body));
      addOwnBooking({ confirmationNumber, manageToken: 'of the other tab' });
      return problem(409, 'already-booked');
    });
    show();
    await fillIn();
    await user.click(button('Confirm Booking'));
    expect(await screen.findByText('Confirmation page')).toBeTruthy();
    expect(fetchSeam).toHaveBeenCalledTimes(1);
  });
});
