import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { api } from '#web/lib/api.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { currentToasts, dismissToast } from '#web/ui/toast-store.ts';
import { createAdminQueryClient } from './admin-query-client.ts';
import { type AdminSession, SessionContext } from './session/session-context.ts';

export const user = userEvent.setup();

export const token = 'an access token';

/** A Monday morning at the clinics. */
export const now = slotStart('2026-11-23', '8:00').toISOString();

export interface AskedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  token: string | null;
}

/** What the API answers, by method and path; undefined for a network that is down. */
type Answer = (request: AskedRequest) => Response | undefined | Promise<Response | undefined>;

export const answers = new Map<string, Answer>();

/** Every request of the test so far. */
export const asked: AskedRequest[] = [];

async function answer(input: string, init: RequestInit = {}) {
  const { pathname, searchParams } = new URL(input, 'http://localhost');
  const request = {
    method: init.method ?? 'GET',
    path: pathname,
    query: Object.fromEntries(searchParams),
    body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
    token: new Headers(init.headers).get('authorization'),
  };
  asked.push(request);
  const response = await answers.get(`${request.method} ${request.path}`)?.(request);
  if (!response) throw new TypeError('Failed to fetch');
  return response;
}

let count = 0;

/** A booking as an admin sees it. */
export function booking(changes: Partial<Appointment> = {}): Appointment {
  count += 1;
  const confirmationNumber = changes.confirmationNumber ?? `UC${String(count).padStart(6, '0')}AAAAAA`;
  const date = changes.date ?? '2026-11-24';
  const time = changes.time ?? '1:45';
  return {
    id: confirmationNumber,
    confirmationNumber,
    firstName: 'Maya',
    lastName: 'Torres',
    dob: '1987-06-05',
    email: 'maya@example.com',
    insuranceNumber: 'XK-99122',
    insuranceProvider: 'Cigna',
    location: clinicById('1'),
    date,
    time,
    startsAt: slotStart(date, time).toISOString(),
    duration: 30,
    bookingDate: now,
    status: 'confirmed',
    version: 1,
    ...changes,
  };
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

export const toastTexts = () => currentToasts().map(({ text }) => text);

/** Each test starts with an API that knows the time and nothing else. */
export function startAfresh() {
  beforeEach(() => {
    queryClient.clear();
    answers.clear();
    asked.length = 0;
    answers.set('GET /api/availability', () => Response.json({ now }));
    vi.stubGlobal('fetch', answer);
  });

  afterEach(() => {
    cleanup();
    for (const { id } of currentToasts()) dismissToast(id);
    sessionStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
