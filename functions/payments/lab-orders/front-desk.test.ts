import { expect, test } from 'vitest';
import { adminClaims, frontDeskClaims } from '#infra/testing/events.ts';
import { cartBody, openPaymentSystem } from '#infra/testing/records/payments.ts';
import { required } from '#shared/required.ts';

const system = await openPaymentSystem();

test('no reply about a lab order tells the front desk of its payment', async () => {
  const cart = cartBody();
  const paymentId = await system.paid({ ...cart, metadata: { ...cart.metadata, clinicId: '3' } });
  const managers = await system.call('GET /api/lab-orders', { claims: adminClaims() });
  const order = required(
    managers.body.orders.find((one) => one.paymentId === paymentId),
    'order',
  );
  const { paymentId: _, ...shown } = order;
  const claims = frontDeskClaims();
  const mark = {
    params: { number: order.number },
    body: { status: 'drawn', version: order.version },
    claims,
  };

  const list = await system.call('GET /api/lab-orders', { claims });
  expect(list.body.orders).toContainEqual(shown);
  const search = await system.call('POST /api/lab-orders/search', { body: { q: order.number }, claims });
  expect(search.body.orders).toEqual([shown]);
  const drawn = await system.call('PUT /api/lab-orders/{number}', mark);
  expect(drawn.body.order).toMatchObject({ number: order.number, status: 'drawn', drawnBy: claims.sub });
  const stale = await system.call('PUT /api/lab-orders/{number}', mark);
  expect(stale.problem).toMatchObject({ code: 'stale-version', current: { status: 'drawn' } });
  for (const { body, problem } of [list, search, drawn, stale])
    expect(JSON.stringify([body, problem])).not.toMatch(/paymentId|pi_|amount|price/);
});
