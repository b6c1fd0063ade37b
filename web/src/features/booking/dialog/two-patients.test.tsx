// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
import { enterText } from '#web/lib/enter-text.harness.ts';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';
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

const addSecond = () => user.click(screen.getByRole('button', { name: /^Add a second patient/ }));
const takeNextSlot = () => user.click(button('Another patient takes the next slot'));
const time = () => screen.getByLabelText<HTMLSelectElement>('Time of the second visit');
const confirm = () => user.click(button('Confirm Booking'));
const bookingsSent = () => changes().filter(({ route }) => route === 'POST /api/appointments');

async function fillInBoth() {
  const page = show();
  await fillIn();
  await addSecond();
  await enterText(user, field('Second patient’s first name'), 'Ben');
  await enterText(user, field('Second patient’s last name'), 'Ortiz');
  await enterText(user, field('Second patient’s date of birth'), '4/12/2019');
  return page;
}

const bookNext = () => fetchSeam.mockImplementationOnce(async (_, init) => booked(init));
const failNext = (answer: () => Response | Promise<Response>) =>
  fetchSeam.mockImplementationOnce(async () => answer());

describe('a second patient', () => {
  it('costs one press, and gets the next time at the clinic, with the same contact and insurance', async () => {
    bookNext();
    bookNext();
    show();
    await fillIn();
    expect(button('Add a second patient 2:30 PM, 15 minutes after the first visit')).toBeTruthy();
    await addSecond();
    await waitFor(() => expect(document.activeElement).toBe(field('Second patient’s first name')));
    expect(field('Second patient’s first name').autocomplete).toBe('off');
    await enterText(user, field('Second patient’s first name'), 'Ben');
    await enterText(user, field('Second patient’s last name'), 'Ortiz');
    await enterText(user, field('Second patient’s date of birth'), '4/12/2019');
    await confirm();
    await screen.findByText('Confirmation page');
    const [first, second] = [sent(0), sent(1)];
    expect(first).toMatchObject({ firstName: 'Ana', time: '1:45', location: { id: '1' } });
    expect(second).toMatchObject({
      firstName: 'Ben',
      lastName: 'Ortiz',
      dob: '2019-04-12',
      time: '2:30',
      location: { id: '1' },
      email: first.email,
      insuranceProvider: 'Aetna',
      insuranceNumber: 'A-1',
    });
    expect(second.confirmationNumber).not.toBe(first.confirmationNumber);
    expect(second.attempt).not.toBe(first.attempt);
    expect(ownBookings().map(({ confirmationNumber }) => confirmationNumber)).toEqual([
      first.confirmationNumber,
      second.confirmationNumber,
    ]);
    expect(sessionStorage.getItem('bookingDraft')).toBeNull();
  });

  it('needs a name and a date of birth of their own, and can be removed again', async () => {
    bookNext();
    show();
    await fillIn();
    await addSecond();
    await confirm();
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('Second patient: First name is required');
    expect(summary.textContent).toContain('Second patient: Date of birth is required');
    await user.click(button('Remove the second patient'));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Add a second patient/));
    await confirm();
    await screen.findByText('Confirmation page');
    expect(fetchSeam).toHaveBeenCalledTimes(1);
  });

  it('moves to another time when theirs is taken in between, and says so; with none left, nothing is sent', async () => {
    await fillInBoth();
    expect(time().value).toBe('2:30');
    expect(time().selectedOptions[0]?.text).toBe('2:30 PM, 15 minutes later');
    await takeNextSlot();
    expect(time().value).toBe('3:10');
    expect(
      screen.getByText('Tuesday, November 24 at 2:30 PM was just taken. The second visit is now at 3:10 PM.'),
    ).toBeTruthy();
    await takeNextSlot();
    await confirm();
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('There are no openings left for the second patient.');
    expect(document.activeElement).toBe(summary);
    expect(fetchSeam).not.toHaveBeenCalled();
  });

  it('cannot be added on a day without another time', async () => {
    show();
    await takeNextSlot();
    await takeNextSlot();
    expect(screen.getByText(/^There are no other openings here that day/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Add a second patient/ })).toBeNull();
  });
});

describe('when the second visit cannot be booked', () => {
  it('the first stands, and the second patient can have another time, without sending the first again', async () => {
    bookNext();
    failNext(() => problem(409, 'slot-taken'));
    bookNext();
    await fillInBoth();
    await confirm();
    await screen.findByText('That time was just taken');
    expect(screen.getByText('Ana’s visit is booked')).toBeTruthy();
    expect(screen.getByText(new RegExp(sent(0).confirmationNumber))).toBeTruthy();
    expect(field('Patient’s first name').value).toBe('Ben');
    expect(screen.queryByLabelText('Second patient’s first name')).toBeNull();
    expect(calls.taken).toHaveBeenCalledWith({ ...chosen, time: '2:30' });
    expect(ownBookings()).toHaveLength(1);
    await user.click(button('Tuesday, November 24 at 2:30 PM Maryland Pkwy / Tropicana'));
    await confirm();
    await screen.findByText('Confirmation page');
    expect(sent(2)).toMatchObject({ firstName: 'Ben', location: { id: '2' } });
    expect(sent(2).confirmationNumber).toBe(sent(1).confirmationNumber);
    expect(bookingsSent().filter(({ body }) => body.firstName === 'Ana')).toHaveLength(1);
  });

  it('the form holds only the second patient after it was closed and opened again', async () => {
    bookNext();
    failNext(() => problem(409, 'slot-taken'));
    await fillInBoth();
    await confirm();
    await screen.findByText('That time was just taken');
    await user.click(button('Cancel'));
    await user.click(button('1:45 PM'));
    expect(field('Patient’s first name').value).toBe('Ben');
    expect(screen.queryByDisplayValue('Ana')).toBeNull();
  });

  it('a closed modal tells it on the screen', async () => {
    bookNext();
    const { promise, resolve } = Promise.withResolvers<Response>();
    failNext(() => promise);
    await fillInBoth();
    await confirm();
    await waitFor(() => expect(fetchSeam).toHaveBeenCalledTimes(2));
    await user.click(button('Cancel'));
    resolve(problem(409, 'slot-taken'));
    const [text] = await waitFor(() => {
      expect(toastTexts()).toHaveLength(1);
      return toastTexts();
    });
    expect(text).toContain(
      `The first visit is booked (${sent(0).confirmationNumber}), but the second one, on`,
    );
    await user.click(button('1:45 PM'));
    expect(field('Patient’s first name').value).toBe('Ben');
  });
});

describe('when an answer is lost', () => {
  it('of the second visit, only that one is sent again, with the same number', async () => {
    bookNext();
    failNext(() => Promise.reject(new TypeError('Failed to fetch')));
    bookNext();
    await fillInBoth();
    await confirm();
    await screen.findByText('We couldn’t connect');
    expect(screen.getByText('Ana’s visit is booked')).toBeTruthy();
    expect(field('Patient’s first name').readOnly).toBe(true);
    await user.click(button('Try again'));
    await screen.findByText('Confirmation page');
    expect(bookingsSent()).toHaveLength(3);
    expect(sent(2)).toEqual(sent(1));
    expect(ownBookings()).toHaveLength(2);
  });

  it('of the first visit, both follow with the numbers they had, and the second is sent once', async () => {
    failNext(() => Promise.reject(new TypeError('Failed to fetch')));
    bookNext();
    bookNext();
    await fillInBoth();
    await confirm();
    await screen.findByText('We couldn’t connect');
    expect(bookingsSent()).toHaveLength(1);
    await user.click(button('Try again'));
    await screen.findByText('Confirmation page');
    expect(sent(1)).toEqual(sent(0));
    expect(sent(2)).toMatchObject({ firstName: 'Ben' });
    expect(ownBookings()).toHaveLength(2);
  });

  const answerOutcomeOf = (number: string, answer: () => Response) =>
    answers.set(`POST /api/appointments/${number}/outcome`, answer);

  it('of the second visit, a reload still knows the first, and finds out about the second', async () => {
    bookNext();
    loseNetwork();
    const page = await fillInBoth();
    await confirm();
    await screen.findByText('We couldn’t connect');
    page.unmount();
    const [first, second] = [sent(0), sent(1)];
    expect(JSON.parse(sessionStorage.getItem('bookingDraft') ?? '{}')).toMatchObject({
      confirmationNumber: second.confirmationNumber,
      firstNumber: first.confirmationNumber,
    });
    expect(findOwnBooking(first.confirmationNumber)).toBeTruthy();
    answerOutcomeOf(second.confirmationNumber, () => problem(404, 'not-found'));
    show(null);
    await waitFor(() =>
      expect(toastTexts()).toEqual([
        `The first visit is booked (${first.confirmationNumber}), but the second one isn’t. Please choose a time for it.`,
      ]),
    );
  });

  it('of the first visit, a reload finds it and says that the second is not booked', async () => {
    loseNetwork();
    const page = await fillInBoth();
    await confirm();
    await screen.findByText('We couldn’t connect');
    page.unmount();
    const { confirmationNumber, attempt } = sent(0);
    answerOutcomeOf(confirmationNumber, () =>
      json(200, { appointment: { confirmationNumber }, manageToken: 'proof' }),
    );
    show(null);
    await screen.findByText('Confirmation page');
    expect(askedAt(1).body).toEqual({ attempt });
    expect(toastTexts()).toEqual([
      'Only the first visit is booked. Please choose a time for the second patient.',
    ]);
    expect(bookingsSent()).toHaveLength(1);
  });
});
