import { expect, test } from 'vitest';
import type { OutsideCall } from '#functions/platform/outside-calls.ts';
import { adminClaims, type TestRequest } from '#infra/testing/events.ts';
import { usualRequest } from '#infra/testing/everything/usual-request.ts';
import { withFault } from '#infra/testing/faults/faults.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { cartBody, openPaymentSystem } from '#infra/testing/records/payments.ts';
import { contractOf, type RouteId, routeIds } from '#shared/contract/routes.ts';
import { dayMs } from '#shared/time/durations.ts';

const system = await openPaymentSystem();
const { stripe } = system;
const claims = adminClaims();

const usual = (id: RouteId) => usualRequest(id, system);

async function startedPayment() {
  const { id, clientSecret } = await system.begun(cartBody());
  return { id, clientSecret };
}

/** The requests to the routes for which the request that `usual` makes doesn't fit. */
const requests: Partial<Record<RouteId, (id: RouteId) => Promise<TestRequest>>> = {
  'POST /api/appointments/{confirmationNumber}/not-mine': async (id) => {
    const { notMineToken } = await import('#functions/appointments/auth/patient-tokens.ts');
    const { params = {} } = await usual(id);
    const { confirmationNumber = '' } = params;
    const tokenExpiresAt = new Date(Date.now() + dayMs).toISOString();
    const token = await notMineToken({ confirmationNumber, tokenExpiresAt });
    return { params, headers: { authorization: `Bearer ${token}` } };
  },
  'PUT /api/appointments/{confirmationNumber}/status': async (id) => ({
    ...(await usual(id)),
    body: { status: 'completed' },
  }),
  'POST /api/appointments/{confirmationNumber}/check-in': async () => {
    // Patients can check in for this visit: it is half an hour away.
    const { confirmationNumber, ...soon } = bookingBody({ date: '2026-11-23', time: '9:30' });
    const { body } = await system.call('POST /api/appointments', { body: { confirmationNumber, ...soon } });
    return { params: { confirmationNumber }, headers: { authorization: `Bearer ${body.manageToken}` } };
  },
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
};

const routesInTest = routeIds.filter((id) => contractOf(id).problems.includes('stale-version'));

test.each(routesInTest)('%s gives up on a record that keeps changing, with `stale-version`', async (id) => {
  const request = await (requests[id] ?? usual)(id);
  // Leave out writes that only count something: a count isn't a record with a version.
  const isWrite = ({ operation, input }: OutsideCall) =>
    operation.startsWith('TransactWrite') && /"TableName":"[^"]+-(?!Limits")\w+"/.test(JSON.stringify(input));
  const { result } = await withFault('stale', isWrite, () => system.call(id, request));
  expect([result.status, result.problem.code]).toEqual([409, 'stale-version']);
  const isShown = contractOf(id).current !== undefined;
  expect(result.problem.current).toEqual(isShown ? expect.objectContaining(request.params ?? {}) : undefined);
});
