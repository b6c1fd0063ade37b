// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { ConfirmationScreen } from '#web/features/my-bookings/confirmation/confirmation-screen.tsx';
import { confirmationNumber, moved, server, startFresh, user } from './reschedule.harness.tsx';
import { RescheduleScreen } from './reschedule-screen.tsx';

startFresh();

test('after an offer is taken, the page’s heading says that the visit has been moved', async () => {
  server.replies = [moved('9:30', '3')];
  render(
    <MemoryRouter initialEntries={[`/reschedule/${confirmationNumber}?clinic=3&date=${tuesday}&time=9:30`]}>
      <Routes>
        <Route path="/reschedule/:confirmationNumber" element={<RescheduleScreen />} />
        <Route path="/appointment-confirmation/:confirmationNumber" element={<ConfirmationScreen />} />
      </Routes>
    </MemoryRouter>,
  );
  await user.click(await screen.findByRole('button', { name: 'Take this time' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your visit has been moved' })).toBeTruthy();
  expect(screen.queryByText('Your visit is booked')).toBeNull();
});
