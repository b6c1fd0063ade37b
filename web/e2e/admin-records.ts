import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { simulatedStripe } from '#infra/local/settings/settings.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { contactBody } from '#infra/testing/records/messages.ts';
import type { AuditEntry } from '#shared/audit/routes.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import type { Closure } from '#shared/closures/closure.ts';
import { newEmail } from './payment-steps.ts';
import type { ClinicSystem } from './system.ts';

/** The day after the one on which the system's clock starts. */
export const tomorrow = '2026-11-24';

export const clinicName = (id: string) => clinics.find((clinic) => clinic.id === id)?.name ?? '';

/** Books as a patient on another device. Returns the appointment. */
export async function bookElsewhere(system: ClinicSystem, changes: Parameters<typeof bookingBody>[0]) {
  const body = bookingBody(changes);
  await system.book(body);
  return { ...body, name: `${body.firstName} ${body.lastName}` };
}

async function posted<Reply>(url: string, init: RequestInit): Promise<Reply> {
  const response = await fetch(url, { method: 'POST', ...init });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as Reply;
}

/** Sends a message by the contact form on another device. */
export async function writeElsewhere({ origin }: ClinicSystem, changes: object): Promise<void> {
  await posted(`${origin}/api/appoinment/add`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactBody({ ...changes })),
  });
}

/** Pays a bill of $120.50 as another browser would: two requests to us, with a request to Stripe between them. */
export async function payElsewhere({ origin }: ClinicSystem, name: string) {
  const email = newEmail();
  const send = <Reply>(path: string, body: object) =>
    posted<Reply>(`${origin}/api/payments/${path}`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { id, clientSecret } = await send<{ id: string; clientSecret: string }>('create-payment-intent', {
    amount: 12_050,
    metadata: { source: 'bill-pay', patientName: name, patientEmail: email, accountNumber: 'SB-20417' },
    idempotencyKey: randomUUID(),
  });
  await posted(`${origin}/v1/payment_intents/${id}/confirm`, {
    headers: { authorization: `Bearer ${simulatedStripe.publishableKey}` },
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: 'pm_card_visa' }),
  });
  await send('confirm-payment', { paymentIntentId: id });
  return { id, email, name };
}

type Paid = Awaited<ReturnType<typeof payElsewhere>>;

/** Refunds $20.50 of a payment in Stripe's dashboard, and the bank returns it. Waits until our records say so. */
export async function failRefundElsewhere(system: ClinicSystem, { id, email }: Paid): Promise<void> {
  const { origin } = system;
  await posted(`${origin}/v1/refunds`, {
    headers: { authorization: `Bearer ${simulatedStripe.secretKey}` },
    body: new URLSearchParams({ payment_intent: id, amount: '2050' }),
  });
  await posted(`${origin}/local/stripe/fail-refund`, { body: JSON.stringify({ paymentIntent: id }) });
  const status = async () => (await system.paymentsOf(email))[0]?.refunds[0]?.status;
  await expect.poll(status).toBe('failed');
}

/** Has the cardholder dispute a payment. Waits until our records say so. */
export async function disputeElsewhere(system: ClinicSystem, { id, email }: Paid): Promise<void> {
  await posted(`${system.origin}/local/stripe/dispute`, { body: JSON.stringify({ paymentIntent: id }) });
  await expect.poll(async () => (await system.paymentsOf(email))[0]?.disputed).toBe(true);
}

/** The bookable times of a clinic. */
export async function freeTimes(origin: string, clinic: string, date = tomorrow): Promise<string[]> {
  const response = await fetch(`${origin}/api/availability?date=${date}`);
  const { locations } = (await response.json()) as {
    locations: { id: string; slots: { time: string; isAvailable: boolean }[] }[];
  };
  const slots = locations.find(({ id }) => id === clinic)?.slots ?? [];
  return slots.filter(({ isAvailable }) => isAvailable).map(({ time }) => time);
}

/** A client of the API with this page's token. It works once the page has sent an authorized request. */
export function managerApi(page: Page, origin: string) {
  let authorization = '';
  page.on('request', (request) => {
    authorization = request.headers().authorization ?? authorization;
  });

  async function read<Reply>(path: string): Promise<Reply> {
    const response = await fetch(origin + path, { headers: { authorization } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return (await response.json()) as Reply;
  }

  return {
    /** Counts the audit entries of an action, for subjects whose id contains the text. */
    async timesDone(action: AuditEntry['action'], subject: string): Promise<number> {
      const { entries } = await read<{ entries: AuditEntry[] }>('/api/audit?limit=200');
      return entries.filter((entry) => entry.action === action && entry.subject.includes(subject)).length;
    },
    async closuresOf(clinic: string): Promise<Closure[]> {
      const { closures } = await read<{ closures: Closure[] }>('/api/closures');
      return closures.filter(({ locationId }) => locationId === clinic);
    },
  };
}
