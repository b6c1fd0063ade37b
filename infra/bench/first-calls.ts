import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { RouteId } from '#shared/api/routes.ts';
import { type BenchRequest, type BenchSystem, eventFor } from './common/bench-system.ts';
import { bookingBody, firstDate } from './common/booking-requests.ts';

async function booked(system: BenchSystem): Promise<{ confirmationNumber: string; token: string }> {
  const body = bookingBody();
  const reply = await system.call('POST /api/appointments', { body });
  if (reply.status !== 201) throw new Error(`a booking was answered with ${reply.status}`);
  return { confirmationNumber: body.confirmationNumber, token: reply.body.manageToken };
}

const email = 'dana.ortega@example.com';

type Prepare = (system: BenchSystem) => Promise<BenchRequest> | BenchRequest;

/** A request per function that succeeds. A route without one is measured without a first call. */
const prepare: { [Id in RouteId]?: Prepare } = {
  'GET /api/health': () => ({}),
  // Reads closures: the database client, loaded on demand, counts as well.
  'POST /api/chatbot': () => ({ body: { message: 'Are you open now?' } }),
  'GET /api/availability': () => ({}),
  'GET /api/openings': () => ({}),
  'GET /api/services': () => ({}),
  // In the bundled table, so that no geocoder is called.
  'GET /api/geocode': () => ({ query: { postalcode: '89101' } }),
  'POST /api/appoinment/add': () => ({
    body: { firstName: 'Dana', lastName: 'Ortega', email, phone: '(702) 555-0123', date: firstDate },
  }),
  'POST /api/consultations': () => ({ body: { name: 'Dana Ortega', email, date: firstDate } }),
  'GET /api/payments/list': () => ({ asAdmin: true }),
  'POST /api/payments/search': () => ({ body: { q: 'Ortega' }, asAdmin: true }),
  'GET /api/payments/stats': () => ({ asAdmin: true }),
  'GET /api/payments/worklist': () => ({ asAdmin: true }),
  'POST /api/appointments': () => ({ body: bookingBody() }),
  'GET /api/appointments/{confirmationNumber}': async (system) => {
    const { token, ...params } = await booked(system);
    return { params, token };
  },
  'GET /api/appointments': () => ({ asAdmin: true }),
  'POST /api/admin/appointments/search': () => ({ body: { q: 'Ortega' }, asAdmin: true }),
  'GET /api/appointments/stats': () => ({ asAdmin: true }),
  'PUT /api/appointments/{confirmationNumber}/status': async (system) => {
    const { token: _, ...params } = await booked(system);
    return { params, body: { status: 'completed' }, asAdmin: true };
  },
  'DELETE /api/appointments/{confirmationNumber}': async (system) => {
    const { token: _, ...params } = await booked(system);
    return { params, asAdmin: true };
  },
};

/** A new event for a function's first call, or undefined for a route without one here. */
export async function firstEvent(
  id: RouteId,
  system: BenchSystem,
): Promise<APIGatewayProxyEventV2 | undefined> {
  const request = await prepare[id]?.(system);
  return request && eventFor(id, request);
}
