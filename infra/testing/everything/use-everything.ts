import { expect } from 'vitest';
import { mailTag } from '#functions/mail/mail.ts';
import type { EntryItem } from '#functions/waitlist/entry.ts';
import type { JobName } from '#infra/config/jobs.ts';
import { bounceOf, sesEvent } from '#infra/local/mail/mailbox-simulator.ts';
import { adminClaims, type TestRequest } from '#infra/testing/events.ts';
import { openLookup } from '#infra/testing/mail/mailed-code.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { closuresOf } from '#infra/testing/records/closures.ts';
import { billBody, type PaymentSystem } from '#infra/testing/records/payments.ts';
import { routeIds } from '#shared/contract/routes.ts';
import { required } from '#shared/required.ts';
import { dayMs } from '#shared/time/durations.ts';
import { usualRequest } from './usual-request.ts';

interface Everything {
  system: PaymentSystem;
  /** Runs a job when domain time is `now` (ISO). */
  run: (job: JobName, event: unknown, now: string) => Promise<void>;
}

const claims = adminClaims();

async function reportViolation({ system }: Everything): Promise<void> {
  await system.call('POST /api/csp-reports', {
    rawBody: JSON.stringify({ 'csp-report': { 'blocked-uri': 'inline' } }),
    headers: { 'content-type': 'application/csp-report' },
  });
}

/** Runs the canary without a site, so that it logs a failure; canary.test.ts has a site. */
async function watchSite({ run }: Everything): Promise<void> {
  await run('canary', {}, '2026-11-23T09:05:00-08:00');
}

async function bookAndManage({ system, run }: Everything): Promise<void> {
  const { confirmationNumber, email, ...appointment } = bookingBody();
  const params = { confirmationNumber };
  await system.call('POST /api/appointments', { body: { ...appointment, ...params, email } });
  const token = await openLookup(system, email);
  const own: TestRequest = { params, headers: { authorization: `Bearer ${token}` } };
  await system.call('GET /api/appointments/mine', own);
  await system.call('POST /api/appointments/{confirmationNumber}/reschedule', {
    ...own,
    body: { location: { id: '1' }, date: '2026-11-25', time: '1:45' },
  });
  await run('queue-reminders', {}, '2026-11-24T14:00:00-08:00');
  expect((await system.all('Outbox')).map(({ kind }) => kind)).toContain('reminder-day');
  await system.call('POST /api/appointments/{confirmationNumber}/cancel', own);
  await system.call('DELETE /api/appointments/lookup', own);
  const caller = bookingBody({ time: '11:30', phone: '(702) 555-0136' });
  await system.call('POST /api/admin/appointments', { claims, body: caller });
  await system.call('POST /api/admin/appointments/{confirmationNumber}/reschedule', {
    claims,
    params: { confirmationNumber: caller.confirmationNumber },
    body: { location: { id: '1' }, date: '2026-11-25', time: '2:30', version: 1 },
  });
  await system.call('PUT /api/appointments/{confirmationNumber}/status', {
    params,
    claims,
    body: { status: 'confirmed' },
  });
}

/** Checks in for a visit at 9:30, at most half an hour ahead: the tests' clocks start at 9:00 or a little later. */
async function checkIn({ system }: Everything): Promise<void> {
  const visit = bookingBody({ date: '2026-11-23', time: '9:30' });
  const { body } = await system.call('POST /api/appointments', { body: visit });
  await system.call('POST /api/appointments/{confirmationNumber}/check-in', {
    params: { confirmationNumber: visit.confirmationNumber },
    headers: { authorization: `Bearer ${body.manageToken}` },
  });
}

async function correctAndRefuse({ system }: Everything): Promise<void> {
  const attempt = 'a'.repeat(22);
  const { confirmationNumber, ...appointment } = bookingBody({ time: '10:45' });
  const params = { confirmationNumber };
  await system.call('POST /api/appointments', { body: { ...appointment, ...params, attempt } });
  const { body } = await system.call('POST /api/appointments/{confirmationNumber}/outcome', {
    params,
    body: { attempt },
  });
  await system.call('POST /api/appointments/{confirmationNumber}/email', {
    params,
    headers: { authorization: `Bearer ${body.manageToken}` },
    body: { email: 'corrected@example.com' },
  });
  const { notMineToken } = await import('#functions/appointments/auth/patient-tokens.ts');
  const tokenExpiresAt = new Date(Date.now() + 60_000).toISOString();
  const token = await notMineToken({ confirmationNumber, emailGeneration: 1, tokenExpiresAt });
  await system.call('POST /api/appointments/{confirmationNumber}/not-mine', {
    params,
    headers: { authorization: `Bearer ${token}` },
  });
}

async function waitForEarlierTime({ system }: Everything): Promise<void> {
  const { confirmationNumber, email, ...visit } = bookingBody({ date: '2026-12-01' });
  await system.call('POST /api/appointments', { body: { ...visit, confirmationNumber, email } });
  const headers = { authorization: `Bearer ${await openLookup(system, email)}` };
  const entry = { email, locationIds: ['1'], until: '2026-12-04' };
  await system.call('POST /api/waitlist', { headers, body: { ...entry, confirmationNumber } });
  const { body } = await system.call('POST /api/waitlist', {
    body: { ...entry, email: 'waits@example.com' },
  });
  const { waitlistToken } = await import('#functions/waitlist/entry.ts');
  const [stored] = (await system.all('Waitlist')).filter(({ id }) => id === body.id);
  const token = await waitlistToken(stored as EntryItem, 'mail');
  await system.call('GET /api/waitlist/{id}', {
    params: { id: body.id },
    headers: { authorization: `Bearer ${token}` },
  });
}

/** A patient asks for an estimate, the desk makes it, and the patient opens it. */
async function estimateCost({ system }: Everything): Promise<void> {
  const { confirmationNumber, ...visit } = bookingBody({ date: '2026-12-01', time: '11:30' });
  const { body } = await system.call('POST /api/appointments', { body: { ...visit, confirmationNumber } });
  const params = { confirmationNumber };
  const own = { params, headers: { authorization: `Bearer ${body.manageToken}` } };
  await system.call('POST /api/appointments/{confirmationNumber}/estimate', own);
  await system.call('POST /api/admin/appointments/{confirmationNumber}/estimate', {
    params,
    claims,
    body: { items: [{ description: 'Office visit', amount: 15_000 }] },
  });
  await system.call('GET /api/appointments/{confirmationNumber}/estimate', own);
}

async function closeAndReopen({ system }: Everything): Promise<void> {
  const { close, notify, reopen } = closuresOf(system);
  const { id } = (await close()).body.closure;
  await notify(id);
  await reopen(id);
}

async function payAndRefund({ system }: Everything): Promise<void> {
  const { id, clientSecret } = await system.begun();
  const params = { id };
  await system.call('POST /api/payments', { body: { paymentIntentId: id, clientSecret } });
  system.stripe.pay(id);
  await system.deliverAll(id);
  await system.confirm(id);
  await system.call('POST /api/payments/{id}/receipt', { params, body: { clientSecret } });
  const headers = { authorization: `Bearer ${clientSecret}` };
  await system.call('GET /api/payments/{id}/receipt', { params, headers });
  await system.refund(id, { amount: 500, reason: 'Counted twice' });
  await system.setStatus(id, { status: 'succeeded' });
  system.stripe.dispute(id);
  await system.deliverAll(id);
  const [item] = await system.workOf(id);
  await system.markHandled(id, { key: item?.key, note: 'Sent the receipt to the bank' });
}

async function settleUnheard({ system, run }: Everything): Promise<void> {
  const { id } = await system.begun();
  system.stripe.pay(id);
  await run('settle-payments', {}, '2026-11-23T10:00:00-08:00');
  expect((await system.stored(id))?.status).toBe('succeeded');
}

async function reconcileIfDue({ system, run }: Everything): Promise<void> {
  const { stripe } = system;
  // Pay more than the dispute has withdrawn from the balance, so that there is money to pay out.
  const { id } = await system.begun(billBody({ amount: 50_000 }));
  stripe.pay(id, 'pm_card_bypassPending');
  // Wait until Stripe has added the charge to the balance.
  stripe.advance(60);
  stripe.failPayout(required(stripe.payOut()[0], 'payout').id);
  const at = (ms: number) => new Date(stripe.now().getTime() + ms).toISOString();
  // Reconcile after five days, because a payout takes a few days to arrive.
  await run('reconcile', {}, at(5 * dayMs));
  const query = { from: at(-dayMs).slice(0, 10), to: at(6 * dayMs).slice(0, 10) };
  const { days } = (await system.call('GET /api/reconciliation', { query, claims })).body;
  expect(days.flatMap(({ open }) => open)).toMatchObject([{ kind: 'payout-failed' }]);
}

/** Queues the owner's mail about last week. The job does so only on a Monday. */
async function queueWeekMail({ system, run }: Everything): Promise<void> {
  await run('queue-reminders', {}, '2026-11-23T09:05:00-08:00');
  expect((await system.all('Outbox')).map(({ kind }) => kind)).toContain('week');
}

/** Books a visit, and sends all mails in the outbox. Returns the visit's email address. */
async function sendMails({ system, run }: Everything): Promise<string> {
  const { email } = bookingBody();
  await system.call('POST /api/appointments', { body: bookingBody({ email, date: '2026-11-30' }) });
  const Records = (await system.all('Outbox')).map((mail, index) => ({
    dynamodb: { Keys: { id: { S: mail.id } }, SequenceNumber: String(index + 1) },
  }));
  await run('send-mail', { Records }, '2026-11-23T09:05:00-08:00');
  return email;
}

/** Reports that a booking's address bounced, which stops mail to it. A manager then allows mail to it again. */
async function bounceAndAllow({ system, run }: Everything): Promise<void> {
  const body = bookingBody({ date: '2026-11-30', time: '10:45', email: 'gone@example.com' });
  await system.call('POST /api/appointments', { body });
  const [id] = (await system.all('Outbox')).flatMap((mail) =>
    mail.confirmationNumber === body.confirmationNumber ? [String(mail.id)] : [],
  );
  const mail = { to: body.email, tags: [mailTag(required(id, 'mail'))] };
  const event = sesEvent(mail, bounceOf(body.email, 'Permanent'));
  await run('record-feedback', event, '2026-11-23T09:05:00-08:00');
  const params = { confirmationNumber: body.confirmationNumber };
  await system.call('POST /api/admin/appointments/{confirmationNumber}/allow-email', { params, claims });
}

/**
 * Calls every route and every job at least once with a request that succeeds. A new job needs a call here, and so does
 * a new route that `usualRequest` doesn't suit.
 * @returns an email address that must have received a mail
 */
export async function useEverything(everything: Everything): Promise<string> {
  const { system } = everything;
  await reportViolation(everything);
  await watchSite(everything);
  await bookAndManage(everything);
  await checkIn(everything);
  await correctAndRefuse(everything);
  await waitForEarlierTime(everything);
  await estimateCost(everything);
  await closeAndReopen(everything);
  await payAndRefund(everything);
  await settleUnheard(everything);
  await reconcileIfDue(everything);
  await bounceAndAllow(everything);
  await queueWeekMail(everything);
  for (const id of routeIds) await system.call(id, await usualRequest(id, system));
  return sendMails(everything);
}
