import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach } from 'vitest';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { now, patientBooking } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { api } from '#web/lib/api/api.ts';
import { answers, freshServer } from '#web/lib/api/server.harness.ts';
import { freshToasts } from '#web/ui/feedback/toasts.harness.ts';
import { createAdminQueryClient } from './admin-query-client.ts';
import { type AdminSession, SessionContext } from './session/session-context.ts';

export const user = userEvent.setup();

const token = 'an access token';

let count = 0;

/** A booking as an admin sees it. */
export function booking(changes: Partial<Appointment> = {}): Appointment {
  return { ...patientBooking(changes), dob: '1987-06-05', insuranceNumber: 'XK-99122', ...changes };
}

/** A payment as an admin sees it. */
export function payment(changes: Partial<Payment> = {}): Payment {
  count += 1;
  const id = changes.id ?? `pi_test${String(count).padStart(8, '0')}`;
  return {
    id,
    paymentIntentId: id,
    patientName: 'Maya Torres',
    patientEmail: 'maya@example.com',
    accountNumber: 'AC-1001',
    amount: 120.5,
    currency: 'usd',
    status: 'succeeded',
    description: 'Medical Services Payment',
    receiptUrl: '',
    amountRefunded: 0,
    stripeMetadata: { source: 'bill-pay', timestamp: now },
    createdAt: now,
    updatedAt: now,
    version: 1,
    ...changes,
  };
}

const session: AdminSession = {
  name: 'admin@example.com',
  call: (id, request) => api(id, { ...request, token } as never),
  signOut: () => {},
};

let address = '';

/** Where the dashboard says it is: path and query of the hash route. */
export const currentAddress = () => address;

function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

/** Shows a part of the dashboard to somebody signed in. */
export function show(part: ReactNode, route = '/admin-bookings') {
  return render(
    <MemoryRouter initialEntries={[route]}>
      <SessionContext value={session}>
        <QueryClientProvider client={createAdminQueryClient()}>{part}</QueryClientProvider>
      </SessionContext>
      <Address />
    </MemoryRouter>,
  );
}

/** Each test starts with an API that knows the time and nothing else. */
export function startAfresh() {
  freshToasts();
  freshServer();
  beforeEach(() => {
    answers.set('GET /api/availability', () => Response.json({ now }));
  });
}
