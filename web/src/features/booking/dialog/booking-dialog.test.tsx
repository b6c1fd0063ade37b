// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { availabilityKey } from '#web/domain/availability/availability-snapshot.ts';
import { addOwnBooking, ownBookings } from '#web/domain/own-bookings/own-bookings.ts';
import { fetchSeam, problem } from '#web/lib/api/server.harness.ts';
import { enterText } from '#web/lib/enter-text.harness.ts';
import { queryClient } from '#web/lib/query/query-client.ts';
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
    // A date of birth has three inputs, so three presses of Tab leave any field.
    for (let tabs = 0; tabs < 3; tabs += 1) await user.tab();
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('refuses a date of birth in the future', async () => {
    show();
    await enterText(user, field('Date of birth'), '11/24/2026');
    await user.click(field('First name'));
    expect(await screen.findByText('That date is in the future. Check the year.')).toBeTruthy();
  });

  it('answers Confirm with a list of what is wrong, which leads to the fields and does not come back', async () => {
    show();
    await enterText(user, field('Last name'), 'Ortiz');
    await user.click(button('Confirm Booking'));
    const summary = await screen.findByRole('alert', { name: 'Please check the following' });
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'First name is required',
      'Date of birth is required',
      'Please enter a valid email address',
      'Insurance provider is required',
      'Insurance number is required',
    ]);
    expect(fetchSeam).not.toHaveBeenCalled();
    await user.click(within(summary).getByRole('button', { name: 'Date of birth is required' }));
    expect(document.activeElement).toBe(field('Date of birth'));
    await fillIn();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await user.clear(field('Last name'));
    await screen.findByText('Last name is required');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tells assistive technology what is required, and the browser what it may fill in', () => {
    show();
    const required = screen
      .getAllByRole('textbox')
      .filter((input) => input.getAttribute('aria-required') === 'true');
    expect(required).toHaveLength(7);
    const completes = (label: string) => field(label).autocomplete;
    expect(completes('First name')).toBe('given-name');
    expect(completes('Last name')).toBe('family-name');
    expect(['Month', 'Day', 'Year'].map(completes)).toEqual(['bday-month', 'bday-day', 'bday-year']);
  });

  it('keeps contact and insurance when booking for someone else, whose fields are empty', async () => {
    show();
    await fillIn();
    await user.click(screen.getByRole('radio', { name: 'Someone else' }));
    expect(screen.getByRole('status').textContent).toMatch(/^We kept your email, phone and insurance/);
    for (const label of ['Patient’s first name', 'Patient’s last name', 'Patient’s date of birth']) {
      expect(field(label).value).toBe('');
      expect(field(label).autocomplete).toBe('off');
    }
    expect(field('Email address').value).toBe('ana@example.com');
    expect(field('Insurance number').value).toBe('A-1');
    await enterText(user, field('Patient’s first name'), 'Ben');
    await user.click(screen.getByRole('radio', { name: 'Me' }));
    expect(field('First name').autocomplete).toBe('given-name');
    expect(field('First name').value).toBe('Ana');
    expect(screen.getByLabelText<HTMLInputElement>('Year').value).toBe('1990');
    await user.click(screen.getByRole('radio', { name: 'Someone else' }));
    expect(field('Patient’s first name').value).toBe('Ben');
  });

  it('says right away, beside Confirm, that the device is offline, until it is back online', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show();
    const notice = screen.getByText(/^You’re offline/);
    // The notice isn't in the form, which scrolls, but in the footer, which stays in view.
    expect(field('Email address').form?.contains(notice)).toBe(false);
    expect(button('Confirm Booking').parentElement?.contains(notice)).toBe(true);
    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(screen.queryByText(/^You’re offline/)).toBeNull();
    onLine.mockRestore();
  });

  it.each([
    ['I’ll bring my card', 'Will bring card', 'Will bring card'],
    ['I don’t have insurance (self-pay)', 'Self-pay (no insurance)', 'Self-pay'],
  ])('“%s” takes one press instead of two fields', async (choice, provider, number) => {
    fetchSeam.mockImplementation(async (_, init) => booked(init));
    show();
    await fillIn();
    await user.click(screen.getByRole('radio', { name: choice }));
    expect(screen.queryByLabelText('Insurance provider')).toBeNull();
    expect(screen.queryByLabelText('Insurance number')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'I’ll enter my insurance now' }));
    expect(field('Insurance provider').value).toBe('Aetna');
    await user.click(screen.getByRole('radio', { name: choice }));
    await user.click(button('Confirm Booking'));
    await screen.findByText('Confirmation page');
    expect(sent(0)).toMatchObject({ insuranceProvider: provider, insuranceNumber: number });
  });

  it('says who pays themselves when a cost estimate comes, and no one else', async () => {
    show();
    const promise =
      /^If your visit is at least 3 business days away, we’ll email you a written cost estimate\./;
    expect(screen.queryByText(promise)).toBeNull();
    const selfPay = screen.getByRole('radio', { name: 'I don’t have insurance (self-pay)' });
    await user.click(selfPay);
    expect(screen.getByText(promise).id).toBe(selfPay.getAttribute('aria-describedby'));
    await user.click(screen.getByRole('radio', { name: 'I’ll bring my card' }));
    expect(screen.queryByText(promise)).toBeNull();
    expect(selfPay.getAttribute('aria-describedby')).toBeNull();
  });

  it('takes a reason for the visit, counts its characters, and refuses more than 200', async () => {
    fetchSeam.mockImplementation(async (_, init) => booked(init));
    show();
    await fillIn();
    const reason = screen.getByRole('textbox', { name: /^Reason for visit/ });
    expect(screen.getByText('200 characters left')).toBeTruthy();
    expect(screen.getByText('Only our staff will see this. In an emergency, call 911.')).toBeTruthy();
    await enterText(user, reason, 'a'.repeat(201));
    expect(screen.getByText('1 character too many')).toBeTruthy();
    await user.click(button('Confirm Booking'));
    await screen.findByRole('alert');
    expect(screen.getAllByText('Use 200 characters or fewer')).toHaveLength(2);
    await enterText(user, reason, 'Fever since Friday');
    await user.click(button('Confirm Booking'));
    await screen.findByText('Confirmation page');
    expect(sent(0)).toMatchObject({ reason: 'Fever since Friday' });
  });

  it.each(['Cancel', 'Close'])(
    'has what was typed again after %s, without storing any of it',
    async (way) => {
      show();
      await fillIn();
      await enterText(user, screen.getByRole('textbox', { name: /^Reason for visit/ }), 'Fever');
      await user.click(button(way));
      await user.click(button('1:45 PM'));
      expect(field('First name').value).toBe('Ana');
      expect(screen.getByLabelText<HTMLInputElement>('Year').value).toBe('1990');
      expect(field('Insurance number').value).toBe('A-1');
      expect(screen.getByDisplayValue('Fever')).toBeTruthy();
      expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
      await user.click(button('Start over'));
      expect(field('First name').value).toBe('');
      await waitFor(() => expect(document.activeElement).toBe(field('First name')));
      await user.click(button(way));
      await user.click(button('1:45 PM'));
      expect(field('Email address').value).toBe('');
    },
  );
});

describe('booking', () => {
  it('sends the booking once for a double click, stores the token, and opens the confirmation', async () => {
    fetchSeam.mockImplementation(async (_, init) => booked(init));
    queryClient.setQueryData([...availabilityKey, chosen.date], {});
    show();
    await fillIn();
    const confirm = button('Confirm Booking');
    // Both clicks come before the next render, as in a double click.
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
    // After Back, the screen must not offer the booked time.
    expect(queryClient.getQueryState([...availabilityKey, chosen.date])?.isInvalidated).toBe(true);
  });

  it('sends a mobile phone only if one was typed, and refuses an invalid one', async () => {
    fetchSeam.mockImplementation(async (_, init) => booked(init));
    show();
    await fillIn();
    const phone = screen.getByRole<HTMLInputElement>('textbox', { name: /^Mobile phone/ });
    expect([phone.type, phone.autocomplete]).toEqual(['tel', 'tel']);
    await user.type(phone, '12');
    await user.tab();
    expect(await screen.findByText('Enter a phone number with area code, or leave this blank')).toBeTruthy();
    await user.click(button('Confirm Booking'));
    await screen.findByRole('alert');
    expect(fetchSeam).not.toHaveBeenCalled();
    await user.clear(phone);
    await user.type(phone, '(702) 555-0199');
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
    expect(within(alert).getByText('That time was just taken')).toBeTruthy();
    // The alert shows the server's own text, because it may also say that the clinic has closed.
    expect(within(alert).getByText('As the server says. Everything you entered is still here.')).toBeTruthy();
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

  it("shows the server's messages at the fields until they change", async () => {
    fetchSeam.mockResolvedValue(problem(422, 'invalid', { fields: { email: 'No such address' } }));
    show();
    await fillIn();
    await user.click(button('Confirm Booking'));
    expect(await screen.findAllByText('No such address')).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await user.type(field('Email address'), 'x');
    await waitFor(() => expect(screen.queryByText('No such address')).toBeNull());
  });

  it('shows a refused phone at its field, not as a reason to choose another time', async () => {
    const message = 'Enter a phone number with area code, or leave this blank';
    fetchSeam.mockResolvedValue(problem(422, 'invalid', { fields: { phone: message } }));
    show();
    await fillIn();
    const phone = screen.getByRole<HTMLInputElement>('textbox', { name: /^Mobile phone/ });
    await user.type(phone, '(702) 555-0199');
    await user.click(button('Confirm Booking'));
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Closest available times')).toBeNull();
    await user.clear(phone);
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  });

  it('makes a new number when another booking has the old one, which then can never book', async () => {
    fetchSeam.mockResolvedValueOnce(problem(409, 'already-booked'));
    fetchSeam.mockImplementationOnce(async (_, init) => booked(init));
    show();
    await fillIn();
    await user.click(button('Confirm Booking'));
    await screen.findByText('Your visit wasn’t booked');
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
