// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { clinicById } from '#shared/clinics/clinics.ts';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { required } from '#shared/required.ts';
import { addToCart, removeFromCart } from '#web/domain/cart/cart.ts';
import { memoryDraft } from '#web/domain/drafts/form-draft.ts';
import { keepCodeRequest } from '#web/domain/lookup/code-request.ts';
import { endLookup } from '#web/domain/lookup/lookup-session.ts';
import { ownBookings } from '#web/domain/own-bookings/own-bookings.ts';
import { patientAppointment } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import {
  bookedHere,
  button,
  clinicNames,
  show,
  startFresh,
  user,
} from '#web/features/my-bookings/my-bookings.harness.tsx';
import { answers, asked, changes, problem } from '#web/lib/api/server.harness.ts';
import { queryClient } from '#web/lib/query/query-client.ts';
import { forgetVisitor, hasAnythingToForget } from '#web/lib/storage/forget.ts';
import { writeStored } from '#web/lib/storage/storage.ts';

startFresh();

const cbc = required(
  labTests.find(({ title }) => title === 'CBC'),
  'CBC',
);

async function search(email: string) {
  await user.clear(screen.getByLabelText('Email address'));
  if (email) await user.type(screen.getByLabelText('Email address'), email);
  await user.click(button('Search'));
}

describe('the list', () => {
  test('says so when nothing was booked here', async () => {
    show('/my-bookings');
    expect(await screen.findByText('No appointments have been booked yet.')).toBeTruthy();
    expect(screen.queryByText('Clear my information on this device')).toBeNull();
  });

  test('shows each appointment with its own token, in groups with their numbers', async () => {
    bookedHere({ location: clinicById('1'), date: '2026-11-19' });
    bookedHere({ location: clinicById('2'), date: '2026-11-20' });
    bookedHere({ location: clinicById('3'), date: '2026-11-24' });
    bookedHere({ location: clinicById('5'), date: '2026-11-25', status: 'cancelled' });
    const last = bookedHere({ location: clinicById('4'), date: '2026-12-01' });
    show('/my-bookings');
    await screen.findByRole('heading', { level: 2, name: 'Past 2 visits' });
    const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(groups.slice(0, 3)).toEqual(['Coming up 2 visits', 'Past 2 visits', 'Cancelled 1 visit']);
    expect(clinicNames()).toEqual(['3', '4', '2', '1', '5'].map((id) => clinicById(id).name));
    expect(screen.getByText('Tuesday, December 1, 2026, 1:45 PM')).toBeTruthy();
    expect(asked).toContainEqual({
      route: `GET /api/appointments/${last.confirmationNumber}`,
      query: {},
      token: `Bearer proof of ${last.confirmationNumber}`,
    });
  });

  test('tells whose clinic is closed on that day by now, and why', async () => {
    bookedHere({ date: '2026-11-26', firstName: 'Leo' });
    bookedHere({ date: '2026-11-25', firstName: 'Mia' });
    show('/my-bookings');
    const closed = /The clinic is closed that day for Thanksgiving. Please choose another day./;
    const note = await screen.findByText(closed);
    expect(note.closest('li')?.textContent).toContain('Leo');
    expect(screen.getAllByText(closed)).toHaveLength(1);
  });

  test('names two children’s visits in a row by child and time, and says when none is coming up', async () => {
    const [leo, mia] = [
      bookedHere({ firstName: 'Leo', time: '1:45' }),
      bookedHere({ firstName: 'Mia', time: '2:30' }),
    ];
    const { unmount } = show('/my-bookings');
    const card = await screen.findByRole('listitem', { name: /^Mia Torres.*2:30 PM$/ });
    expect(screen.getByRole('listitem', { name: /^Leo Torres.*1:45 PM$/ })).toBeTruthy();
    const cancel = within(card).getByRole('button', { name: 'Cancel' });
    expect(document.getElementById(cancel.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^Mia Torres/,
    );
    unmount();
    queryClient.clear();
    for (const child of [leo, mia]) {
      const appointment = { ...child, status: 'cancelled' };
      answers.set(`GET /api/appointments/${child?.confirmationNumber}`, () => Response.json({ appointment }));
    }
    show('/my-bookings');
    expect(await screen.findByText('No visits coming up.')).toBeTruthy();
  });

  test('shows any status it does not know as Pending', async () => {
    bookedHere({ status: 'on hold' as 'confirmed' });
    show('/my-bookings');
    expect(await screen.findByText('Pending')).toBeTruthy();
  });

  test('shows the others when one cannot be loaded, and loads that one on demand', async () => {
    bookedHere({ location: clinicById('2') });
    const lost = bookedHere({ location: clinicById('3') });
    const request = `GET /api/appointments/${lost.confirmationNumber}`;
    const found = answers.get(request);
    answers.delete(request);
    show('/my-bookings');
    expect(await screen.findByText('We couldn’t load this booking')).toBeTruthy();
    expect(clinicNames()).toEqual([clinicById('2').name]);
    if (found) answers.set(request, found);
    button('Try again').click();
    expect(await screen.findByText(clinicById('3').name)).toBeTruthy();
  });

  test('shows an appointment the server no longer knows as gone, until it is forgotten', async () => {
    const gone = bookedHere();
    answers.set(`GET /api/appointments/${gone.confirmationNumber}`, () => problem(404, 'not-found'));
    show('/my-bookings');
    expect(await screen.findByText('This booking is no longer in our system')).toBeTruthy();
    await user.click(button('Clear from this device'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('No appointments have been booked yet.')).toBeTruthy();
  });

  test('is shown also when the time cannot be had', async () => {
    answers.delete('GET /api/availability');
    bookedHere();
    show('/my-bookings');
    expect(await screen.findByRole('heading', { level: 2, name: 'Coming up 1 visit' })).toBeTruthy();
  });
});

describe('the search', () => {
  test('comes after the visits', async () => {
    bookedHere();
    show('/my-bookings');
    const visits = await screen.findByRole('heading', { level: 2, name: 'Coming up 1 visit' });
    const search = screen.getByRole('search', { name: 'Find bookings by email' });
    expect(visits.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/^Visits booked on this device are above/)).toBeTruthy();
  });

  test('never says that there are no appointments before a code could have shown them', async () => {
    show('/my-bookings');
    await search('ana@example.com');
    expect(screen.getByText('No visits for ana@example.com on this device.')).toBeTruthy();
    expect(button('Email me a code')).toBeTruthy();
    expect(screen.queryByText(/No appointments found/)).toBeNull();
    expect(screen.queryByText(/are above/)).toBeNull();
  });

  test('finds an address whatever its case, and nothing that only begins alike', async () => {
    bookedHere({ email: 'Maya@Example.com' });
    bookedHere({ email: 'ana@example.com', location: clinicById('2') });
    show('/my-bookings');
    await screen.findByText(clinicById('2').name);
    await search('mAYA@example.COM');
    expect(clinicNames()).toEqual([clinicById('1').name]);
    expect(screen.getByText('1 booking for mAYA@example.COM')).toBeTruthy();
    await search('ana@example.co');
    expect(clinicNames()).toEqual([]);
    expect(screen.getByText('No visits for ana@example.co on this device.')).toBeTruthy();
  });

  test('shows all when it is blank, and when asked to', async () => {
    bookedHere();
    show('/my-bookings');
    await screen.findByText(clinicById('1').name);
    await search('nobody@example.com');
    expect(clinicNames()).toEqual([]);
    await search('');
    expect(clinicNames()).toHaveLength(1);
    await search('nobody@example.com');
    await user.click(button('Show all bookings'));
    expect(clinicNames()).toHaveLength(1);
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('');
  });
});

describe('the one way in', () => {
  const sent = 'If any visits are booked with this email address, a code is on its way.';

  test('offers the code for the rest of an address, and shows all of them once it was right', async () => {
    const own = bookedHere();
    const other = patientAppointment({ location: clinicById('2') });
    answers.set('POST /api/appointments/lookup', () =>
      Response.json({ message: sent, requestId: 'first' }, { status: 202 }),
    );
    answers.set('POST /api/appointments/lookup/verify', () =>
      Response.json({ token: 'code', appointments: [own, other] }),
    );
    answers.set('GET /api/appointments/mine', () => Response.json({ appointments: [own, other] }));
    show('/my-bookings');
    await screen.findByText(clinicById('1').name);
    expect(screen.queryByRole('button', { name: 'Email me a code' })).toBeNull();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);

    await search(own.email);
    expect(screen.getByText(`1 booking for ${own.email}`)).toBeTruthy();
    await user.click(button('Email me a code'));
    const code = await screen.findByLabelText('Six-digit code');
    expect(document.activeElement).toBe(code);
    expect(screen.getByText(sent)).toBeTruthy();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);

    await user.type(code, '123456');
    await user.click(button('Show my bookings'));
    const banner = await screen.findByRole('heading', { name: `Bookings for ${own.email}` });
    expect(document.activeElement).toBe(banner);
    expect(clinicNames()).toHaveLength(2);
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('');
    await search(own.email);
    expect(screen.queryByRole('button', { name: 'Email me a code' })).toBeNull();
    endLookup();
  });

  test('leads from the code back to the address, and says what is wrong with one', async () => {
    keepCodeRequest('ana@example.com', 'first');
    show('/my-bookings');
    await user.click(button('Use a different email'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email address')));
    await search('ana');
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(screen.queryByText(/^No (visits for|appointments found)/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Email me a code' })).toBeNull();
  });
});

describe('forgetting', () => {
  test('asks first, and names what is forgotten', async () => {
    const kept = bookedHere();
    show('/my-bookings');
    await user.click(await screen.findByRole('button', { name: 'Clear from this device' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(kept.confirmationNumber)).toBeTruthy();
    expect(dialog.getByText(/This doesn’t cancel or change anything/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Keep everything' }));
    expect(ownBookings()).toHaveLength(1);
  });

  test('takes one appointment, or all of them, out of this browser', async () => {
    const [first, second] = [
      bookedHere(),
      bookedHere({ location: clinicById('2') }),
      bookedHere({ location: clinicById('3') }),
    ];
    show('/my-bookings');
    await screen.findByText(clinicById('3').name);
    const card = screen.getByText(clinicById('1').name).closest('li') as HTMLElement;
    await user.click(within(card).getByRole('button', { name: 'Clear from this device' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear' }));
    expect(clinicNames()).toHaveLength(2);
    expect(ownBookings().map(({ confirmationNumber }) => confirmationNumber)).not.toContain(
      first?.confirmationNumber,
    );
    await user.click(button('Clear my information on this device'));
    expect(screen.getByText(second?.confirmationNumber ?? '', { selector: 'dialog li' })).toBeTruthy();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear' }));
    expect(screen.getByText('No appointments have been booked yet.')).toBeTruthy();
    expect(localStorage.getItem('appointments')).toBeNull();
    expect(changes()).toEqual([]);
  });

  test.each<[string, () => void]>([
    ['a cart', () => addToCart(cbc)],
    ['a draft', () => writeStored('contactDraft', { firstName: 'Ana' })],
    ['a booking form that was closed', () => memoryDraft().save({ dob: '1957-04-01' })],
    ['a code on its way', () => keepCodeRequest('ana@example.com', 'first')],
    ['a rating', () => writeStored('starRating', 2)],
  ])('is offered where there is no booking but %s, until that is forgotten', async (_, leave) => {
    leave();
    show('/my-bookings');
    expect(screen.getByText('No appointments have been booked yet.')).toBeTruthy();
    await user.click(button('Clear my information on this device'));
    const dialog = within(screen.getByRole('dialog', { name: 'Clear your information on this device?' }));
    expect(dialog.queryByText(/booking/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Clear' }));
    expect(Object.keys({ ...localStorage, ...sessionStorage })).toEqual(['forgotten']);
    expect(screen.queryByText('Clear my information on this device')).toBeNull();
  });

  test('is offered as soon as there is something, and stays until it is used', async () => {
    show('/my-bookings');
    await screen.findByText('No appointments have been booked yet.');
    expect(screen.queryByText('Clear my information on this device')).toBeNull();
    act(() => void addToCart(cbc));
    expect(button('Clear my information on this device')).toBeTruthy();
    act(() => removeFromCart(cbc.id));
    expect(button('Clear my information on this device')).toBeTruthy();
  });

  test('is not offered for what is not the visitor’s, or must outlive it', async () => {
    writeStored('locationsData', []);
    writeStored('dashboardNotice', 'idle');
    writeStored('screenReloadedAt', 1);
    const unsettled = {
      key: 'a UUID',
      digest: 'of name',
      startedAt: '2026-11-23T16:00:00Z',
      unsettled: true,
    };
    writeStored('paymentAttempt bill-pay', unsettled);
    expect(hasAnythingToForget()).toBe(true);
    forgetVisitor();
    show('/my-bookings');
    await screen.findByText('No appointments have been booked yet.');
    expect(screen.queryByText('Clear my information on this device')).toBeNull();
  });
});
