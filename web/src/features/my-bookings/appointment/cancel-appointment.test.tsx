// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { ConfirmationScreen } from '#web/features/my-bookings/confirmation/confirmation-screen.tsx';
import {
  bookedHere,
  button,
  show,
  startFresh,
  statusBadge,
  user,
} from '#web/features/my-bookings/my-bookings.harness.tsx';
import { answers, changes, later, problem } from '#web/lib/api/server.harness.ts';
import type { NavigationState } from '#web/lib/browser/navigation-state.ts';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';

startFresh();

const question = 'Are you sure you want to cancel this appointment?';
const failed = 'Failed to cancel appointment. Please try again.';

const cancelOf = ({ confirmationNumber }: PatientAppointment) =>
  `POST /api/appointments/${confirmationNumber}/cancel`;
const appointmentRoute = ({ confirmationNumber }: PatientAppointment) =>
  `GET /api/appointments/${confirmationNumber}`;

async function confirmCancel() {
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('dialog', { name: question })).toBeTruthy();
  const yes = button('Cancel visit');
  // Both clicks come before the next render, as in a double click.
  yes.click();
  yes.click();
}

test.each([
  ['my bookings', () => '/my-bookings'],
  ['the confirmation', (number: string) => `/appointment-confirmation/${number}`],
])('%s: asks, shows it as cancelled right away, sends one request, and says so', async (_, routeOf) => {
  const appointment = bookedHere();
  const reply = later();
  answers.set(cancelOf(appointment), () => reply.answer);
  show(routeOf(appointment.confirmationNumber));
  await confirmCancel();
  expect(await statusBadge('Cancelled')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toastTexts()).toEqual([]);
  // The buttons have disappeared, so the focus is on a heading.
  await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H[13]$/));
  reply.give(Response.json({ appointment: { ...appointment, status: 'cancelled' } }));
  await waitFor(() => expect(toastTexts()).toEqual(['Appointment cancelled successfully.']));
  expect(changes()).toMatchObject([
    { route: cancelOf(appointment), token: `Bearer proof of ${appointment.confirmationNumber}` },
  ]);
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

test('keeping it sends nothing', async () => {
  bookedHere();
  show('/my-bookings');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await user.click(button('Keep my visit'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changes()).toEqual([]);
});

test('a failure takes it back and says so', async () => {
  const appointment = bookedHere();
  const reply = later();
  answers.set(cancelOf(appointment), () => reply.answer);
  show('/my-bookings');
  await confirmCancel();
  await statusBadge('Cancelled');
  reply.give(problem(500, 'internal', { reference: '482-109-375' }));
  expect(await statusBadge('Confirmed')).toBeTruthy();
  expect(toastTexts()).toEqual([`${failed} If you call us, mention this number: 482-109-375.`]);
  expect(button('Cancel')).toBeTruthy();
});

test('after a lost answer it asks what became of the appointment', async () => {
  const appointment = bookedHere();
  answers.set(cancelOf(appointment), () => {
    answers.set(appointmentRoute(appointment), () =>
      Response.json({ appointment: { ...appointment, status: 'cancelled' } }),
    );
    return undefined;
  });
  show('/my-bookings');
  await confirmCancel();
  await waitFor(() => expect(toastTexts()).toEqual([failed]));
  expect(await statusBadge('Cancelled')).toBeTruthy();
});

test('too late: says why, with the phone', async () => {
  const appointment = bookedHere();
  const why = 'This visit has already started. Please call us at (702) 555-0142.';
  answers.set(cancelOf(appointment), () => problem(409, 'conflict', { detail: why }));
  show('/my-bookings');
  await confirmCancel();
  await waitFor(() => expect(toastTexts()).toEqual([`${failed} ${why}`]));
});

test('an appointment that has begun offers the phone instead of buttons', async () => {
  bookedHere({ date: '2026-11-23', startsAt: '2026-11-23T15:59:00.000Z' });
  show('/my-bookings');
  expect(await screen.findByText(/This visit has already started/)).toBeTruthy();
  for (const name of ['Cancel', 'Add to calendar']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Reschedule' })).toBeNull();
});

test.each(['cancelled', 'completed'] as const)(
  'a %s appointment offers nothing to change',
  async (status) => {
    bookedHere({ status });
    show('/my-bookings');
    await screen.findByRole('link', { name: 'Details' });
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Reschedule' })).toBeNull();
  },
);

describe('who came only to cancel', () => {
  function showFromOffer({ confirmationNumber }: PatientAppointment) {
    const state: NavigationState = { askToCancel: true };
    const confirmation = { pathname: `/appointment-confirmation/${confirmationNumber}`, state };
    render(
      <MemoryRouter initialEntries={['/reschedule', confirmation]} initialIndex={1}>
        <Routes>
          <Route path="/reschedule" element={<p>Other times</p>} />
          <Route path="/appointment-confirmation/:confirmationNumber" element={<ConfirmationScreen />} />
        </Routes>
      </MemoryRouter>,
    );
  }

  test('is asked right away, and goes back to the other times to keep the visit', async () => {
    showFromOffer(bookedHere());
    expect(await screen.findByRole('dialog', { name: question })).toBeTruthy();
    await user.click(button('Keep my visit'));
    expect(await screen.findByText('Other times')).toBeTruthy();
    expect(changes()).toEqual([]);
  });

  test('is asked right away by the link in an email, and keeps the visit on its screen', async () => {
    const { confirmationNumber } = bookedHere();
    show(`/appointment-confirmation/${confirmationNumber}?token=a.b&cancel=1`);
    expect(await screen.findByRole('dialog', { name: question })).toBeTruthy();
    await user.click(button('Keep my visit'));
    expect(screen.queryByRole('dialog', { name: question })).toBeNull();
    expect(screen.getByText(confirmationNumber)).toBeTruthy();
    expect(changes()).toEqual([]);
  });

  test('cancels with one more press', async () => {
    const appointment = bookedHere();
    answers.set(cancelOf(appointment), () =>
      Response.json({ appointment: { ...appointment, status: 'cancelled' } }),
    );
    showFromOffer(appointment);
    await user.click(await screen.findByRole('button', { name: 'Cancel visit' }));
    expect(await statusBadge('Cancelled')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
