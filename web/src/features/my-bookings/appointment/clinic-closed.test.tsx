// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  bookedHere,
  button,
  show,
  startFresh,
  user,
} from '#web/features/my-bookings/my-bookings.harness.tsx';
import { answers } from '#web/lib/api/server.harness.ts';

startFresh();

const closed = 'The clinic is closed at the time of your visit';
const newTimes = (place: Pick<typeof screen, 'getAllByRole'>) =>
  place.getAllByRole('link', { name: 'See new times' }).map((link) => link.getAttribute('href'));

test('the confirmation says first that the clinic is closed then, and leads to new times', async () => {
  const { confirmationNumber } = bookedHere({ clinicClosed: true });
  show(`/appointment-confirmation/${confirmationNumber}`);
  expect(await screen.findByRole('heading', { level: 1, name: closed })).toBeTruthy();
  expect(screen.getByText(/Please choose a new time, or cancel your visit/)).toBeTruthy();
  expect(newTimes(screen)).toContain(`/reschedule/${confirmationNumber}`);
  expect(screen.getByText('Clinic closed')).toBeTruthy();
  expect(screen.getByText(confirmationNumber)).toBeTruthy();
  expect(button('Cancel')).toBeTruthy();
  const promises = /is booked|Confirmed|Arrive 15 minutes early|emailing your confirmation/;
  expect(screen.queryByText(promises)).toBeNull();
  expect(screen.queryByRole('button', { name: /Add to calendar|earlier time|I’m here/ })).toBeNull();
});

test('only the visit whose clinic is closed says so in My Bookings', async () => {
  const { confirmationNumber } = bookedHere({ firstName: 'Leo', clinicClosed: true });
  bookedHere({ firstName: 'Mia' });
  show('/my-bookings');
  const leo = within(await screen.findByRole('listitem', { name: /^Leo/ }));
  expect(leo.getByText(closed)).toBeTruthy();
  expect(leo.getByText('Clinic closed')).toBeTruthy();
  expect(leo.queryByText('Confirmed')).toBeNull();
  expect(newTimes(leo)).toEqual([`/reschedule/${confirmationNumber}`]);
  const mia = within(screen.getByRole('listitem', { name: /^Mia/ }));
  expect(mia.getByText('Confirmed')).toBeTruthy();
  expect(mia.queryByText(/closed/)).toBeNull();
  expect(mia.getByRole('link', { name: 'Reschedule' })).toBeTruthy();
});

test('it is told no more once the visit is canceled', async () => {
  const visit = bookedHere({ clinicClosed: true });
  const canceled = { ...visit, status: 'cancelled', clinicClosed: undefined };
  answers.set(`POST /api/appointments/${visit.confirmationNumber}/cancel`, () =>
    Response.json({ appointment: canceled }),
  );
  show(`/appointment-confirmation/${visit.confirmationNumber}`);
  await screen.findByRole('heading', { level: 1, name: closed });
  await user.click(button('Cancel'));
  await user.click(button('Cancel visit'));
  expect(await screen.findByRole('heading', { level: 1, name: 'This visit was canceled' })).toBeTruthy();
  expect(screen.queryByText(/closed/i)).toBeNull();
});

test('once it should have begun, the clinic’s number is the way on', async () => {
  const { confirmationNumber, location } = bookedHere({
    clinicClosed: true,
    startsAt: '2026-11-23T15:50:00.000Z',
  });
  show(`/appointment-confirmation/${confirmationNumber}`);
  expect(await screen.findByRole('heading', { level: 1, name: closed })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'See new times' })).toBeNull();
  expect(screen.getAllByRole('link', { name: location.phone }).length).toBeGreaterThan(0);
});
