import { routeExample } from '#infra/build/openapi/example.ts';
import { adminClaims, type TestRequest } from '#infra/testing/events.ts';
import { bookingBody, freshDay } from '#infra/testing/records/bookings.ts';
import { closuresOf } from '#infra/testing/records/closures.ts';
import { contactBody } from '#infra/testing/records/messages.ts';
import { cartBody, type PaymentSystem } from '#infra/testing/records/payments.ts';
import type { RouteId } from '#shared/contract/routes.ts';
import { required } from '#shared/required.ts';

/** Creates the record that a route's path names. Returns the parts of a request that refer to it. */
async function newRecord(id: RouteId, system: PaymentSystem): Promise<TestRequest> {
  if (id.includes('/closures/')) {
    const booking = bookingBody({ date: freshDay() });
    await system.call('POST /api/appointments', { body: booking });
    const { body } = await closuresOf(system).close({ date: booking.date });
    return { params: { id: body.closure.id, confirmationNumber: booking.confirmationNumber } };
  }
  if (id.includes('{confirmationNumber}')) {
    const { confirmationNumber, ...booking } = bookingBody({ date: freshDay() });
    const { body } = await system.call('POST /api/appointments', {
      body: { confirmationNumber, ...booking },
    });
    return { params: { confirmationNumber }, headers: { authorization: `Bearer ${body.manageToken}` } };
  }
  if (id.includes('{number}')) {
    const { orderNumber = '', version } = required(
      await system.stored(await system.paid(cartBody())),
      'order',
    );
    return { params: { number: orderNumber }, body: { status: 'drawn', clinicId: '3', version } };
  }
  if (!id.includes('{id}')) return {};
  if (id.includes('/messages/')) {
    const { body } = await system.call('POST /api/appoinment/add', { body: contactBody() });
    return { params: { id: body.id } };
  }
  if (id.includes('/waitlist/')) {
    const body = { email: 'waits@example.com', locationIds: ['1'], until: '2026-12-04' };
    const { id: entry, token } = (await system.call('POST /api/waitlist', { body })).body;
    return { params: { id: entry }, headers: { authorization: `Bearer ${token}` } };
  }
  return { params: { id: await system.paid() } };
}

/**
 * A route's example request about a new record, by an admin or a patient. Most routes accept it; the others need a
 * token, or a record in another state.
 */
export async function usualRequest(id: RouteId, system: PaymentSystem): Promise<TestRequest> {
  const { query, body } = routeExample(id);
  const sent = query && Object.fromEntries(Object.entries(query).map(([name, value]) => [name, `${value}`]));
  return { body, ...(await newRecord(id, system)), ...(sent && { query: sent }), claims: adminClaims() };
}
