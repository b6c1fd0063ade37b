import { expect, test } from 'vitest';
import { bookingBody } from '#infra/testing/bookings.ts';
import { closuresOf } from '#infra/testing/closures.ts';
import { withFault } from '#infra/testing/faults/faults.ts';
import { cartBody, openPaymentSystem } from '#infra/testing/payments.ts';
import { adminClaims, type TestRequest } from '#infra/testing/system.ts';
import { contractOf, type RouteId, routeIds } from '#shared/api/routes.ts';
import { dayMs } from '#shared/time/durations.ts';

const system = await openPaymentSystem();
const { stripe } = system;
const closures = closuresOf(system);
const claims = adminClaims();

async function booked(time: string) {
  const { body } = await system.call('POST /api/appointments', { body: bookingBody({ time }) });
  const { confirmationNumber } = body.appointment;
  const headers = { authorization: `Bearer ${body.manageToken}` };
  return { params: { confirmationNumber }, headers, claims };
}

async function startedPayment() {
  const { id, clientSecret } = await system.begun(cartBody());
  return { id, clientSecret };
}

async function closed(date: string) {
  return { params: { id: (await closures.close({ date })).body.closure.id }, claims };
}

/** A request to each route that changes a record others may be changing at the same moment. */
const requests: Partial<Record<RouteId, () => Promise<TestRequest>>> = {
  'POST /api/appointments/{confirmationNumber}/cancel': () => booked('9:30'),
  'POST /api/appointments/{confirmationNumber}/reschedule': async () => ({
    ...(await booked('10:45')),
    body: { location: { id: '2' }, date: '2026-11-25', time: '9:30' },
  }),
  'POST /api/appointments/{confirmationNumber}/email': async () => ({
    ...(await booked('3:10')),
    body: { email: 'right@example.com' },
  }),
  'POST /api/appointments/{confirmationNumber}/not-mine': async () => {
    const { notMineToken } = await import('#functions/appointments/access/access-tokens.ts');
    const { params } = await booked('2:30');
    const tokenExpiresAt = new Date(Date.now() + dayMs).toISOString();
    const token = await notMineToken({ ...params, tokenExpiresAt });
    return { params, headers: { authorization: `Bearer ${token}` } };
  },
  'PUT /api/appointments/{confirmationNumber}/status': async () => ({
    ...(await booked('11:30')),
    body: { status: 'completed' },
  }),
  'DELETE /api/appointments/{confirmationNumber}': () => booked('1:45'),
  'POST /api/payments': async () => {
    const { id: paymentIntentId, clientSecret } = await startedPayment();
    return { body: { paymentIntentId, clientSecret, accountNumber: 'AC-1' } };
  },
  'POST /api/payments/confirm-payment': async () => {
    const { id: paymentIntentId } = await startedPayment();
    stripe.pay(paymentIntentId);
    return { body: { paymentIntentId } };
  },
  'POST /api/payments/{id}/receipt': async () => {
    const { id, clientSecret } = await startedPayment();
    stripe.pay(id);
    await system.confirm(id);
    await system.sendReceipts(id, '2026-11-23T08:00:00-08:00');
    return { params: { id }, body: { clientSecret } };
  },
  'PUT /api/payments/{id}/status': async () => {
    const { id } = await startedPayment();
    return { params: { id }, body: { status: 'failed' }, claims };
  },
  'DELETE /api/payments/{id}': async () => ({ params: { id: (await startedPayment()).id }, claims }),
  'POST /api/payments/{id}/refund': async () => ({
    params: { id: await system.paid() },
    body: { reason: 'Paid twice' },
    claims,
  }),
  'POST /api/payments/{id}/handled': async () => {
    const id = await system.paid();
    stripe.dispute(id);
    await system.deliverAll(id);
    const [item] = await system.workOf(id);
    return { params: { id }, body: { key: item?.key, note: 'Accepted in Stripe' }, claims };
  },
  'POST /api/stripe/webhook': async () => {
    const { id } = await startedPayment();
    stripe.pay(id);
    const { payload, signature } = stripe.deliveries(id).at(-1) ?? { payload: '', signature: '' };
    return { rawBody: payload, headers: { 'stripe-signature': signature } };
  },
  'POST /api/closures': async () => ({
    body: { locationId: '1', date: '2026-12-02', reason: 'Inventory' },
    claims,
  }),
  'DELETE /api/closures/{id}': () => closed('2026-12-03'),
};

const routesInTest = routeIds.filter((id) => contractOf(id).problems.includes('stale-version'));

test.each(routesInTest)('%s gives up on a record that keeps changing, with `stale-version`', async (id) => {
  const request = await requests[id]?.();
  const isWrite = ({ operation }: { operation: string }) => operation.startsWith('TransactWrite');
  const { result } = await withFault('stale', isWrite, () => system.call(id, request));
  expect([result.status, result.problem.code]).toEqual([409, 'stale-version']);
  const isShown = contractOf(id).current !== undefined;
  expect(result.problem.current).toEqual(
    isShown ? expect.objectContaining(request?.params ?? {}) : undefined,
  );
});
