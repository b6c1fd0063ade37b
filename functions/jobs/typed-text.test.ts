import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReminderMail } from '#functions/appointments/mails.ts';
import type { Mail } from '#functions/mail/mail.ts';
import type { EntryItem } from '#functions/waitlist/entry.ts';
import { adminClaims } from '#infra/testing/events.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { bookingBody, slotsOn } from '#infra/testing/records/bookings.ts';
import { consultationBody, contactBody } from '#infra/testing/records/messages.ts';
import { billBody, cartBody, openPaymentSystem } from '#infra/testing/records/payments.ts';
import { brand } from '#shared/brand.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import type { RouteId } from '#shared/contract/routes.ts';
import { required } from '#shared/required.ts';
import type { AnyMail } from './send-mail.ts';

const system = await openPaymentSystem();
quietLog();
// Import these modules only now: they read the environment when they load, and the test system sets that.
const { renderMail } = await import('./send-mail.ts');
const { queueWeekMail } = await import('#functions/figures/mails.ts');
const { waitlistToken } = await import('#functions/waitlist/entry.ts');

/**
 * Who reads the mails of each kind. `patient`: a patient. `clinic`: the clinics. `inbox`: the clinics, in a mail
 * without anything that was typed.
 */
const readers: Record<Exclude<AnyMail['kind'], 'freed'>, 'patient' | 'clinic' | 'inbox'> = {
  booked: 'patient',
  rescheduled: 'patient',
  cancelled: 'patient',
  'cancelled-together': 'patient',
  'reminder-day': 'patient',
  'reminder-hours': 'patient',
  closed: 'patient',
  reopened: 'patient',
  code: 'patient',
  receipt: 'patient',
  'refund-sent': 'patient',
  'refund-failed': 'patient',
  'lab-order-notice': 'inbox',
  'lab-order-reminder': 'patient',
  consultation: 'patient',
  'consultation-notice': 'clinic',
  'lab-consultation': 'patient',
  'lab-consultation-notice': 'clinic',
  contact: 'clinic',
  'waitlist-proof': 'patient',
  'earlier-time': 'patient',
  estimate: 'patient',
  week: 'inbox',
};

/** A part of everything that is typed here. It's so long that no random token contains it, in upper or lower case. */
const marker = 'Zyxqwvkjh';

interface Typed {
  name: string;
  text: string;
}

const typedArbitrary: fc.Arbitrary<Typed> = fc.record({
  name: fc
    .string({ unit: fc.constantFrom('a', 'é', '李', 'क', "'", '-', ' '), maxLength: 12 })
    .map((rest) => `${marker}${rest}${marker}`),
  text: fc
    .string({ unit: fc.constantFrom('a', '<', '&', '"', '{', '%', '7', ' '), maxLength: 12 })
    .map((rest) => `${marker}${rest}${marker}`),
});

const slots = ['2026-11-25', '2026-11-30', '2026-12-02', '2026-12-03'].flatMap(slotsOn);
const [closedDay, reopenedDay] = ['2026-12-01', '2026-12-04'].map((date) =>
  slotsOn(date).filter(({ locationId }) => locationId === '1'),
) as [typeof slots, typeof slots];
const claims = adminClaims();

let people = 0;

async function done<Id extends RouteId>(id: Id, request: object) {
  const { status, body } = await system.call(id, request);
  expect(status).toBeLessThan(300);
  return body;
}

async function book({ name, text }: Typed, { locationId, ...when } = slots.shift() ?? {}) {
  const names = {
    firstName: name,
    lastName: name,
    insuranceProvider: text,
    insuranceNumber: text,
    reason: text,
  };
  const email = `${marker}${++people}@example.com`;
  const body = bookingBody({ ...names, email, location: { id: locationId }, ...when });
  const { appointment, manageToken } = await done('POST /api/appointments', { body });
  const { confirmationNumber, startsAt } = appointment;
  const headers = { authorization: `Bearer ${manageToken}` };
  return { email, confirmationNumber, startsAt, request: { params: { confirmationNumber }, headers } };
}

async function visit(typed: Typed): Promise<ReminderMail[]> {
  const [kept, moved, cancelled] = [await book(typed), await book(typed), await book(typed)];
  const { locationId, ...when } = slots.shift() ?? {};
  await done('POST /api/appointments/{confirmationNumber}/reschedule', {
    ...moved.request,
    body: { location: { id: locationId }, ...when },
  });
  await done('POST /api/appointments/{confirmationNumber}/cancel', cancelled.request);
  await done('POST /api/appointments/lookup', { body: { email: kept.email } });
  const { confirmationNumber, startsAt } = kept;
  const kinds = ['reminder-day', 'reminder-hours'] as const;
  const createdAt = '2026-11-23T17:00:00.000Z';
  return kinds.map((kind) => ({ kind, confirmationNumber, startsAt, createdAt, cause: 'staff' }));
}

/** Puts someone on the waiting list, and makes a time open: a mail follows from each. */
async function waitForTime(typed: Typed): Promise<void> {
  const body = { email: `${marker}waits@example.com`, locationIds: clinicIds, until: '2026-12-20' };
  const { id } = await done('POST /api/waitlist', { body });
  await done('POST /api/waitlist', { body: { ...body, email: `${marker}asks@example.com` } });
  const [entry] = (await system.all('Waitlist')).filter((one) => one.id === id);
  const token = await waitlistToken(entry as EntryItem, 'mail');
  await done('GET /api/waitlist/{id}', { params: { id }, headers: { authorization: `Bearer ${token}` } });
  await done('POST /api/appointments/{confirmationNumber}/cancel', (await book(typed)).request);
  const freed = (await system.all('Outbox')).filter(({ kind }) => kind === 'freed') as AnyMail[];
  for (const one of freed)
    await renderMail({ ...one, isReopened: true } as AnyMail, new Date('2026-11-23T17:30:00Z'));
}

async function payAndWrite({ name, text }: Typed): Promise<void> {
  const payer = { patientName: name, description: text, accountNumber: text };
  const bill = billBody();
  const cart = cartBody();
  const paid = await system.paid({ ...bill, metadata: { ...bill.metadata, ...payer } });
  const bought = await system.paid({ ...cart, metadata: { ...cart.metadata, ...payer } });
  for (const id of [paid, bought]) await system.refund(id, { amount: 100, reason: 'Paid twice' });
  system.stripe.failRefund(paid);
  await system.deliverAll(paid);
  for (const source of ['video-visit', 'lab']) {
    await done('POST /api/consultations', { body: consultationBody({ name, source }) });
  }
  await done('POST /api/appoinment/add', {
    body: contactBody({ firstName: name, lastName: name, message: text }),
  });
}

async function closeAndNotify(date: string) {
  const body = { locationId: '1', date, reason: marker };
  const { closure } = await done('POST /api/closures', { body, claims });
  const request = { params: { id: required(closure, 'closure').id }, claims };
  await done('POST /api/closures/{id}/notify', request);
  return request;
}

async function markSent(id: string): Promise<void> {
  const command = new UpdateCommand({
    TableName: system.tableName('Outbox'),
    Key: { id },
    UpdateExpression: 'SET #status = :sent',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':sent': 'sent' },
  });
  await system.dynamo.send(command);
}

/** Every mail that follows from what these visitors typed, as the job would send it. */
async function mailsAfter(visitors: readonly Typed[]) {
  const reminders: ReminderMail[] = [];
  for (const typed of visitors) {
    reminders.push(...(await visit(typed)));
    await payAndWrite(typed);
  }
  for (const slot of closedDay.slice(0, visitors.length)) await book(visitors[0] as Typed, slot);
  await closeAndNotify('2026-12-01');
  for (const slot of reopenedDay.slice(0, visitors.length)) await book(visitors[0] as Typed, slot);
  const reopened = await closeAndNotify('2026-12-04');
  await waitForTime(visitors[0] as Typed);
  for (const { id, kind, closureId } of await system.all('Outbox')) {
    if (kind === 'closed' && closureId === reopened.params.id) await markSent(id);
  }
  await done('DELETE /api/closures/{id}', reopened);
  for (const typed of visitors.slice(0, 2)) {
    await done('POST /api/admin/appointments/{confirmationNumber}/estimate', {
      params: (await book(typed)).request.params,
      body: { items: [{ description: typed.text, amount: 15_000 }] },
      claims,
    });
  }
  const together = [];
  for (const typed of visitors.slice(0, 2)) together.push(await book(typed));
  const appointments = together.map(({ confirmationNumber }) => ({ confirmationNumber, version: 1 }));
  await done('POST /api/admin/appointments/cancel', { body: { appointments }, claims });
  const now = new Date('2026-11-23T17:30:00Z');
  await queueWeekMail(now);
  const items = [...((await system.all('Outbox')) as AnyMail[]), ...reminders];
  const mails = await Promise.all(
    items.map(async (item) => ({ kind: item.kind, mail: await renderMail(item, now) })),
  );
  return mails.filter((one): one is { kind: AnyMail['kind']; mail: Mail } => typeof one.mail === 'object');
}

function says({ subject, text, html, calendar }: Mail): string {
  return [subject, text, html, calendar?.filename, calendar?.content].join('\n').toLowerCase();
}

describe('what visitors type', async () => {
  const mails = await mailsAfter(fc.sample(typedArbitrary, { numRuns: 6, seed: 20_261_122 }));

  test('leads to mails of every kind', () => {
    expect(new Set(mails.map(({ kind }) => kind))).toEqual(new Set(Object.keys(readers)));
  });

  test.each(Object.entries(readers))(
    'in a mail of the kind %s is read by nobody but the clinics',
    (kind, reader) => {
      for (const { mail } of mails.filter((one) => one.kind === kind)) {
        expect(says(mail).includes(marker.toLowerCase())).toBe(reader === 'clinic');
        expect(mail.to === brand.email).toBe(reader !== 'patient');
      }
    },
  );
});
