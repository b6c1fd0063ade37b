// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import { brand } from '#shared/brand.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { monday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import {
  bookedHere,
  button,
  show,
  startFresh,
  user,
} from '#web/features/my-bookings/my-bookings.harness.tsx';
import { answers } from '#web/lib/api/server.harness.ts';
import type { NavigationState } from '#web/lib/browser/navigation-state.ts';
import { ConfirmationScreen } from './confirmation-screen.tsx';

startFresh();

const routeOf = ({ confirmationNumber }: PatientAppointment) =>
  `/appointment-confirmation/${confirmationNumber}`;

/** Opens a confirmation with the navigation state of a screen that leads to it. */
function arriveAt(appointment: PatientAppointment, state: NavigationState) {
  return render(
    <MemoryRouter initialEntries={[{ pathname: routeOf(appointment), state }]}>
      <Routes>
        <Route path="/appointment-confirmation/:confirmationNumber" element={<ConfirmationScreen />} />
        <Route path="/reschedule/:confirmationNumber" element={<h1>Reschedule</h1>} />
      </Routes>
    </MemoryRouter>,
  );
}

describe('the confirmation of a visit', () => {
  it('says what happened, in the title of its tab too', async () => {
    const visit = bookedHere();
    const { unmount } = show(routeOf(visit));
    await screen.findByRole('heading', { level: 1, name: 'Your visit is booked' });
    expect(document.title).toBe(`Your visit is booked | ${brand.name}`);
    unmount();
    arriveAt(visit, { moved: true });
    await screen.findByRole('heading', { level: 1, name: 'Your visit has been moved' });
    expect(document.title).toBe(`Your visit has been moved | ${brand.name}`);
  });

  it('begins with day, time, clinic and address, then Directions and the calendar, then the number', async () => {
    const visit = bookedHere();
    show(routeOf(visit));
    const { textContent } = await screen.findByRole('region', { name: 'Your visit is booked' });
    const inOrder = [
      'Tuesday, November 24, 2026, 1:45\u00a0PM',
      visit.location.name,
      visit.location.address,
      'Directions',
      'Add to calendar',
      visit.confirmationNumber,
      'We’re emailing your confirmation to',
    ].map((text) => textContent?.indexOf(text) ?? -1);
    expect(inOrder).not.toContain(-1);
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  });

  it.each([
    [{}, 'Bring an ID', 'Bring a parent’s ID'],
    [{ isMinor: true }, 'Bring a parent’s ID', 'Bring an ID'],
  ] as const)('asks for the ID of the right person: %o', async (changes, asked, other) => {
    show(routeOf(bookedHere(changes)));
    expect(await screen.findByText(asked)).toBeTruthy();
    expect(screen.queryByText(other)).toBeNull();
  });
});

describe('the offer to tell of an earlier time', () => {
  it.each([
    ['9:00', 0],
    ['9:30', 1],
  ] as const)('ends an hour before the visit: at 8:00 AM, for a visit at %s', async (time, offers) => {
    show(routeOf(bookedHere({ date: monday, time, startsAt: slotStart(monday, time).toISOString() })));
    await screen.findByRole('link', { name: 'Reschedule' });
    expect(screen.queryAllByRole('button', { name: 'Tell me if an earlier time opens' })).toHaveLength(
      offers,
    );
  });
});

describe('the confirmation of two visits booked together', () => {
  function bookedTogether(changes: Partial<PatientAppointment> = {}) {
    const mia = bookedHere({ firstName: 'Mia', isMinor: true });
    const leo = bookedHere({
      firstName: 'Leo',
      time: '2:30',
      startsAt: '2026-11-24T22:30:00.000Z',
      ...changes,
    });
    arriveAt(mia, { second: leo.confirmationNumber });
    return { mia, leo };
  }

  const rows = async () =>
    within(await screen.findByRole('list', { name: 'Visits booked together' })).getAllByRole('listitem');

  it('lists both with their times and numbers, and the address once', async () => {
    const { mia, leo } = bookedTogether();
    await screen.findByRole('heading', { level: 1, name: 'Both visits are booked' });
    const [first, second] = await rows();
    expect(first?.textContent).toContain(
      `MiaTue, Nov 24, 1:45 PMConfirmation number ${mia.confirmationNumber}`,
    );
    expect(second?.textContent).toContain('Tue, Nov 24, 2:30 PM');
    expect(second?.textContent).toContain(leo.confirmationNumber);
    expect(screen.getAllByText(mia.location.address, { exact: false })).toHaveLength(1);
    expect(screen.getByText('Bring a parent’s ID')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Mia’s visit' })).toBeTruthy();
  });

  it('names the clinic of a visit that is elsewhere', async () => {
    bookedTogether({ location: clinicById('2') });
    const [first, second] = await rows();
    expect(first?.textContent).not.toContain(clinicById('1').name);
    expect(second?.textContent).toContain(clinicById('2').name);
  });

  it('cancels one from its row, and leaves the other booked', async () => {
    const { leo } = bookedTogether();
    const [, second] = await rows();
    const appointment = { ...leo, status: 'cancelled' };
    answers.set(`POST /api/appointments/${leo.confirmationNumber}/cancel`, () =>
      Response.json({ appointment }),
    );
    await user.click(within(second as HTMLElement).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('dialog').textContent).toContain('2:30 PM');
    await user.click(button('Cancel visit'));
    await screen.findByRole('heading', { level: 1, name: 'Your visits' });
    const [mias, leos] = await rows();
    expect(within(leos as HTMLElement).getByText('Cancelled')).toBeTruthy();
    expect(within(leos as HTMLElement).queryByRole('link', { name: 'Reschedule' })).toBeNull();
    expect(within(mias as HTMLElement).getByRole('link', { name: 'Reschedule' })).toBeTruthy();
  });
});
