import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach } from 'vitest';
import type { Appointment } from '#shared/appointments/appointment.ts';
import type { Payment } from '#shared/payments/payment.ts';
import type { StaffRole } from '#shared/sign-in.ts';
import { now, patientAppointment } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { api } from '#web/lib/api/api.ts';
import { answers, freshServer } from '#web/lib/api/server.harness.ts';
import { freshToasts } from '#web/ui/toasts/toasts.harness.ts';
import { DashboardProviders } from './dashboard/admin-screen.tsx';
import { dropDrafts } from './drafts/draft.tsx';
import { type AdminSession, SessionContext } from './session/session-context.ts';

export const user = userEvent.setup();

const token = 'an access token';

let paymentCount = 0;

/** An appointment with the fields that only staff see. */
export function appointment(changes: Partial<Appointment> = {}): Appointment {
  return { ...patientAppointment(changes), dob: '1987-06-05', insuranceNumber: 'XK-99122', ...changes };
}

export function payment(changes: Partial<Payment> = {}): Payment {
  paymentCount += 1;
  const id = changes.id ?? `pi_test${String(paymentCount).padStart(8, '0')}`;
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
    refunds: [],
    disputes: [],
    stripeMetadata: { source: 'bill-pay', timestamp: now },
    createdAt: now,
    updatedAt: now,
    version: 1,
    ...changes,
  };
}

/** The signed-in account's `actor` in the audit log. */
export const ownSubject = 'manager-1-own';

const session: Omit<AdminSession, 'role'> = {
  subject: ownSubject,
  name: 'admin@example.com',
  call: (id, request) => api(id, { ...request, token } as never),
  signOut: () => {},
};

let url = '';

/** The path and query of the current route. */
export const currentUrl = () => url;

function UrlProbe() {
  const { pathname, search } = useLocation();
  url = pathname + search;
  return null;
}

/** Renders a view of the dashboard in the session of a signed-in manager, or of the front desk. */
export function renderView(view: ReactNode, route = '/admin-bookings', role: StaffRole = 'admin') {
  return render(
    <MemoryRouter initialEntries={[route]}>
      <SessionContext value={{ ...session, role }}>
        <DashboardProviders>{view}</DashboardProviders>
      </SessionContext>
      <UrlProbe />
    </MemoryRouter>,
  );
}

/** Gives each test of the file a fresh fake API that answers only the request for the server's time. */
export function setUpAdmin() {
  freshToasts();
  freshServer();
  beforeEach(() => {
    dropDrafts();
    answers.set('GET /api/availability', () => Response.json({ now }));
  });
}
