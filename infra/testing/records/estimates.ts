import { vi } from 'vitest';
import { adminClaims, type TestRequest } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody, slotsOn } from '#infra/testing/records/bookings.ts';
import { selfPay } from '#shared/appointments/insurance-choices.ts';
import { required } from '#shared/required.ts';

export const insured = { insuranceProvider: 'Cigna', insuranceNumber: 'XK-99122' };

/** Monday morning. Thursday is Thanksgiving. Friday is a business day, but the clinics are closed. */
export const monday = '2026-11-23T09:00:00-08:00';
/** The days that are two, four, five and ten business days after `monday`. */
export const ahead = { two: '2026-11-25', four: '2026-11-30', five: '2026-12-01', ten: '2026-12-08' };
/** The usual closing time on these days, in UTC. */
export const close = {
  tuesday: '2026-11-25T01:00:00.000Z',
  wednesday: '2026-11-26T01:00:00.000Z',
  friday: '2026-11-28T01:00:00.000Z',
};

/** A system whose clock the test sets, with the actions of patients and staff on estimates. */
export async function openEstimates() {
  const system = await openTestSystem({ now: '' });
  vi.useFakeTimers({ toFake: ['Date'] });
  const at = (instant: string) => void vi.setSystemTime(instant);
  at(monday);
  let used = 0;

  /** Returns a slot on a day, never the same slot twice in a test file. */
  function slotOn(date: string) {
    const { locationId, time } = required(slotsOn(date)[used++], 'slot');
    return { location: { id: locationId }, date, time };
  }

  async function book(date: string, changes: object = selfPay) {
    const { confirmationNumber, ...visit } = bookingBody({ ...slotOn(date), ...changes });
    const { status, body } = await system.call('POST /api/appointments', {
      body: { ...visit, confirmationNumber },
    });
    if (status !== 201) throw new Error(JSON.stringify(body));
    const params = { confirmationNumber };
    const own = { params, headers: { authorization: `Bearer ${body.manageToken}` } };
    return { ...visit, confirmationNumber, params, own, estimate: body.appointment.estimate };
  }

  type Params = { params: { confirmationNumber: string } };

  async function stored({ params }: Params) {
    const items = await system.all('Appointments');
    return required(
      items.find(({ confirmationNumber }) => confirmationNumber === params.confirmationNumber),
      'visit',
    );
  }

  /** What the visit's record says about its estimate, and its key in the index. */
  async function stateOf(visit: Params) {
    const { estimate, estimateQueue: queue, estimateAt } = await stored(visit);
    return { ...estimate, queue, at: estimateAt };
  }

  const move = ({ own }: { own: TestRequest }, date: string) =>
    system.call('POST /api/appointments/{confirmationNumber}/reschedule', { ...own, body: slotOn(date) });

  const setStatus = ({ params }: Params, status: string) =>
    system.call('PUT /api/appointments/{confirmationNumber}/status', {
      params,
      claims: adminClaims(),
      body: { status },
    });

  const correct = async (visit: Params, body: object) =>
    system.call('PUT /api/admin/appointments/{confirmationNumber}', {
      params: visit.params,
      claims: adminClaims(),
      body: { ...body, version: (await stored(visit)).version },
    });

  const ask = ({ own }: { own: TestRequest }) =>
    system.call('POST /api/appointments/{confirmationNumber}/estimate', own);

  const items = [{ description: 'Office visit, new patient', serviceCode: '99203', amount: 15_000 }];
  const make = ({ params }: Params, body: object = { items }, claims = adminClaims()) =>
    system.call('POST /api/admin/appointments/{confirmationNumber}/estimate', { params, claims, body });

  const show = (request: TestRequest) =>
    system.call('GET /api/appointments/{confirmationNumber}/estimate', request);

  const due = async () => (await system.call('GET /api/admin/estimates', { claims: adminClaims() })).body.due;

  return { ...system, at, book, stored, stateOf, move, setStatus, correct, ask, make, show, due, slotOn };
}
