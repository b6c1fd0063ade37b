// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import {
  appointment,
  currentUrl,
  payment,
  renderView,
  setUpAdmin,
  user,
} from '#web/features/admin/admin.harness.tsx';
import { serveDay } from '#web/features/admin/day/day.harness.tsx';
import { serveAppointments, servePayments } from '#web/features/admin/records/records.harness.tsx';
import { answers, asked } from '#web/lib/api/server.harness.ts';
import { Dashboard } from './admin-screen.tsx';

setUpAdmin();

let navigate: NavigateFunction;

function Navigator() {
  navigate = useNavigate();
  return null;
}

function open(query = '') {
  const maya = appointment({ date: tuesday, phone: '(702) 555-0199' });
  serveDay([maya]);
  serveAppointments(maya, appointment({ firstName: 'Ben', date: tuesday, phone: '(702) 555-0136' }));
  servePayments(payment());
  answers.set('GET /api/payments/worklist', () => Response.json({ items: [], complete: true }));
  renderView(
    <>
      <Dashboard />
      <Navigator />
    </>,
    `/admin-bookings${query}`,
  );
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a patient' });
const searches = () => asked.filter(({ route }) => route === 'POST /api/admin/appointments/search');

test('a caller is found from today by typing alone: the slash, and the last four of their phone', async () => {
  open();
  await screen.findByRole('region', { name: 'Today' });
  await user.keyboard('/0199');
  await screen.findByRole('tab', { name: 'Appointments', selected: true });
  await screen.findByRole('button', { name: 'Details for Maya Torres' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Details for Ben Torres' })).toBeNull());
  expect(document.activeElement).toBe(box());
  await user.keyboard('9');
  await screen.findByText('No appointments match your current filters.');
  expect(searches().map(({ body }) => body.q)).toEqual(['0199', '01999']);
  expect(currentUrl()).toBe('/admin-bookings?view=appointments');
});

test('Enter goes on to the first patient who was found', async () => {
  open();
  await screen.findByRole('region', { name: 'Today' });
  await user.keyboard('/0136{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Ben Torres'));
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Ben Torres' });
});

test('after Back, leaving the field doesn’t search again', async () => {
  open();
  await screen.findByRole('region', { name: 'Today' });
  await user.keyboard('/0199');
  await screen.findByRole('tab', { name: 'Appointments', selected: true });
  act(() => void navigate(-1));
  await screen.findByRole('region', { name: 'Today' });
  act(() => box().blur());
  expect([currentUrl(), box().value]).toEqual(['/admin-bookings', '']);
});

test('in a view with a search of its own, the slash goes there', async () => {
  open('?view=payments');
  const own = await screen.findByRole('searchbox', { name: 'Search' });
  await user.keyboard('/');
  expect(document.activeElement).toBe(own);
});
