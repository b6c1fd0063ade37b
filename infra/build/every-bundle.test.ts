import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { prepareMail } from '#infra/local/mail/ses.ts';
import { access } from '#infra/policy/access.ts';
import { type JobName, jobNames, jobs } from '#infra/policy/job-access.ts';
import { bookingBody } from '#infra/testing/bookings.ts';
import { callInThread } from '#infra/testing/bundles/lambda-thread.ts';
import { closuresOf } from '#infra/testing/closures.ts';
import { openLookup } from '#infra/testing/mail/mailed-code.ts';
import { consultationBody, contactBody } from '#infra/testing/messages.ts';
import { billBody, openPaymentSystem } from '#infra/testing/payments.ts';
import { adminClaims, type TestRequest } from '#infra/testing/system.ts';
import { contractOf, type RouteId, routeIds } from '#shared/api/routes.ts';
import { required } from '#shared/required.ts';
import { dayMs } from '#shared/time/durations.ts';
import { bundleFolder, jobHandler } from './bundle-paths.ts';

const bundleFile = (handler: string) => join(bundleFolder(inject('bundles'), handler), 'index.mjs');

/** Routes and jobs that have answered with a success. */
const answered = new Set<RouteId | JobName>();

const load = async (id: RouteId) => ({
  handler: async (event: unknown) => {
    const answer = await callInThread(bundleFile(contractOf(id).handler), access[id], event);
    if ((answer as { statusCode: number }).statusCode < 300) answered.add(id);
    return answer;
  },
});

async function run(job: JobName, event: unknown, now: string): Promise<void> {
  await callInThread(bundleFile(jobHandler(job)), jobs[job], event, { LOCAL_NOW: now });
  answered.add(job);
}

const ses = await prepareMail();
await ses.load();
afterAll(ses.stop);
const system = await openPaymentSystem({ ses: ses.endpoint, load });
const claims = adminClaims();

const byNumber = 'GET /api/appointments/{confirmationNumber}';

async function findCare(): Promise<void> {
  await system.call('GET /api/health');
  await system.call('GET /api/services');
  await system.call('GET /api/availability');
  await system.call('GET /api/openings');
  await system.call('GET /api/geocode', { query: { postalcode: '89101' } });
  await system.call('POST /api/csp-reports', {
    rawBody: JSON.stringify({ 'csp-report': { 'blocked-uri': 'inline' } }),
    headers: { 'content-type': 'application/csp-report' },
  });
  await system.call('POST /api/chatbot', { body: { message: 'Are you open now?' } });
  await system.call('POST /api/appoinment/add', { body: contactBody() });
  await system.call('POST /api/consultations', { body: consultationBody() });
}

async function bookAndManage(): Promise<void> {
  const { confirmationNumber, email, ...appointment } = bookingBody();
  const params = { confirmationNumber };
  await system.call('POST /api/appointments', { body: { ...appointment, ...params, email } });
  const token = await openLookup(system, email);
  const own: TestRequest = { params, headers: { authorization: `Bearer ${token}` } };
  await system.call('GET /api/appointments/mine', own);
  await system.call(byNumber, own);
  await system.call('POST /api/appointments/{confirmationNumber}/reschedule', {
    ...own,
    body: { location: { id: '1' }, date: '2026-11-25', time: '1:45' },
  });
  await run('queue-reminders', {}, '2026-11-24T14:00:00-08:00');
  expect((await system.all('Outbox')).map(({ kind }) => kind)).toContain('reminder-day');
  await system.call('POST /api/appointments/{confirmationNumber}/cancel', own);
  await system.call('DELETE /api/appointments/lookup', own);
  await system.call('PUT /api/appointments/{confirmationNumber}/status', {
    params,
    claims,
    body: { status: 'confirmed' },
  });
  await system.call('GET /api/admin/appointments/{confirmationNumber}', { params, claims });
  await system.call('GET /api/appointments', { claims });
  await system.call('POST /api/admin/appointments/search', { body: { q: 'Ortega' }, claims });
  await system.call('GET /api/appointments/stats', { claims });
  await system.call('DELETE /api/appointments/{confirmationNumber}', { params, claims });
}

async function correctAndRefuse(): Promise<void> {
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
  const { notMineToken } = await import('#functions/appointments/access/access-tokens.ts');
  const tokenExpiresAt = new Date(Date.now() + 60_000).toISOString();
  const token = await notMineToken({ confirmationNumber, emailGeneration: 1, tokenExpiresAt });
  await system.call('POST /api/appointments/{confirmationNumber}/not-mine', {
    params,
    headers: { authorization: `Bearer ${token}` },
  });
}

async function closeAndReopen(): Promise<void> {
  const { close, look, list, notify, reopen } = closuresOf(system);
  const { id } = (await close()).body.closure;
  await list();
  await look(id);
  await notify(id);
  await reopen(id);
  await system.call('GET /api/audit', { claims });
}

async function payAndRefund(): Promise<void> {
  const { id, clientSecret } = await system.begun();
  const params = { id };
  await system.call('POST /api/payments', { body: { paymentIntentId: id, clientSecret } });
  system.stripe.pay(id);
  await system.deliverAll(id);
  await system.confirm(id);
  await system.call('GET /api/payments/payment-status/{id}', { params });
  await system.call('POST /api/payments/{id}/receipt', { params, body: { clientSecret } });
  const headers = { authorization: `Bearer ${clientSecret}` };
  await system.call('GET /api/payments/{id}/receipt', { params, headers });
  await system.refund(id, { amount: 500, reason: 'Counted twice' });
  await system.setStatus(id, { status: 'succeeded' });
  await system.call('GET /api/payments/{id}', { params, claims });
  await system.call('GET /api/payments/list', { claims });
  await system.call('POST /api/payments/search', { body: { q: id }, claims });
  await system.stats();
  system.stripe.dispute(id);
  await system.deliverAll(id);
  const [item] = await system.workOf(id);
  await system.putAway(id, { key: item?.key, note: 'Sent the receipt to the bank' });
  await system.enter({
    source: 'cash',
    amount: 8_000,
    patientName: 'Dana Ortega',
    description: 'A visit',
    paidAt: '2026-11-22T20:00:00.000Z',
  });
  await system.remove(id);
}

async function settleUnheard(): Promise<void> {
  const { id } = await system.begun();
  system.stripe.pay(id);
  await run('settle-payments', {}, '2026-11-23T10:00:00-08:00');
  expect((await system.stored(id))?.status).toBe('succeeded');
}

async function checkBooks(): Promise<void> {
  const { stripe } = system;
  // More than the disputed payment took from the balance.
  const { id } = await system.begun(billBody({ amount: 50_000 }));
  stripe.pay(id, 'pm_card_bypassPending');
  // Until Stripe has booked it.
  stripe.advance(60);
  stripe.failPayout(required(stripe.payOut()[0], 'payout').id);
  // Real time, as Stripe dates by it. A payout arrives within a few days.
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  await run('reconcile', {}, at(5 * dayMs));
  const query = { from: at(-dayMs).slice(0, 10), to: at(6 * dayMs).slice(0, 10) };
  const { days } = (await system.call('GET /api/reconciliation', { query, claims })).body;
  const failed = days.flatMap(({ open }) => open).find(({ kind }) => kind === 'payout-failed');
  const body = { key: required(failed, 'failed payout').key, note: 'Told the bank' };
  await system.call('POST /api/reconciliation/handled', { body, claims });
  await system.call('POST /api/reconciliation', { claims });
}

async function sendMails(): Promise<void> {
  const { email } = bookingBody();
  await system.call('POST /api/appointments', { body: bookingBody({ email, date: '2026-11-30' }) });
  const Records = (await system.all('Outbox')).map((mail, index) => ({
    dynamodb: { Keys: { id: { S: mail.id } }, SequenceNumber: String(index + 1) },
  }));
  await run('send-mail', { Records }, '2026-11-23T09:05:00-08:00');
  expect((await ses.mails()).map(({ to }) => to)).toContain(email);
}

test('every route and every job answers from its bundle, with the environment of its line of access.ts alone', async () => {
  await findCare();
  await bookAndManage();
  await correctAndRefuse();
  await closeAndReopen();
  await payAndRefund();
  await settleUnheard();
  await checkBooks();
  await sendMails();
  expect([...answered].toSorted()).toEqual([...routeIds, ...jobNames].toSorted());
});
