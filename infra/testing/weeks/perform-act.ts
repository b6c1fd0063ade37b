import type { Slot, Visit } from '#functions/appointments/desk/random-clinics.harness.ts';
import { type Act, summaryOf } from '#functions/appointments/desk/random-days.harness.ts';
import { adminClaims, frontDeskClaims, type TestRequest } from '#infra/testing/events.ts';
import type { TestSystem } from '#infra/testing/system.ts';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { closureId } from '#shared/closures/closure.ts';
import type { RouteId } from '#shared/contract/routes.ts';

// Make new claims for each act: claims expire, and the clock moves.
const claimsOf = { manager: adminClaims, 'front desk': frontDeskClaims };

const location = ({ clinic, date, time }: Slot) => ({ location: { id: clinic }, date, time });

/** The route and the request of an act, without the sender's token or claims. */
function requestOf(act: Act): [RouteId, TestRequest] {
  const params: Record<string, string> = 'number' in act ? { confirmationNumber: act.number } : {};
  switch (act.verb) {
    case 'book': {
      const { phone, ...person } = act.person;
      const insurance = { insuranceNumber: 'XK-99122', insuranceProvider: 'Cigna' };
      const attempt = act.number.padEnd(22, 'x');
      const body = { ...person, ...(phone && { phone }), ...insurance, ...location(act.slot) };
      const route = act.by === 'patient' ? 'POST /api/appointments' : 'POST /api/admin/appointments';
      return [route, { body: { ...body, confirmationNumber: act.number, attempt } }];
    }
    case 'move': {
      if (act.by === 'patient')
        return [
          'POST /api/appointments/{confirmationNumber}/reschedule',
          { params, body: location(act.slot) },
        ];
      const body = { ...location(act.slot), version: act.version };
      return ['POST /api/admin/appointments/{confirmationNumber}/reschedule', { params, body }];
    }
    case 'cancel':
      return ['POST /api/appointments/{confirmationNumber}/cancel', { params }];
    case 'check in':
      return ['POST /api/appointments/{confirmationNumber}/check-in', { params }];
    case 'set status': {
      const { status, version } = act;
      return ['PUT /api/appointments/{confirmationNumber}/status', { params, body: { status, version } }];
    }
    case 'correct': {
      const body = { ...act.changes, version: act.version };
      return ['PUT /api/admin/appointments/{confirmationNumber}', { params, body }];
    }
    case 'delete':
      return ['DELETE /api/appointments/{confirmationNumber}', { params }];
    case 'resend':
      return ['POST /api/admin/appointments/{confirmationNumber}/resend', { params }];
    case 'close': {
      const { clinic: locationId, ...hours } = act.closure;
      return ['POST /api/closures', { body: { locationId, ...hours, reason: 'No power' } }];
    }
    case 'reopen': {
      const { clinic: locationId, ...hours } = act.closure;
      return ['DELETE /api/closures/{id}', { params: { id: closureId({ locationId, ...hours } as never) } }];
    }
    case 'cancel together': {
      const appointments = act.seen.map(({ number, version }) => ({ confirmationNumber: number, version }));
      return ['POST /api/admin/appointments/cancel', { body: { appointments } }];
    }
  }
}

const summaryOfRow = ({ version, status, location, date, time }: Appointment) =>
  summaryOf({ version, status, clinic: location.id, date, time } as Visit);

/**
 * Performs an act. Returns the answer in the model's words.
 * @param tokens each visit's token, if its patient has one
 */
export async function perform(system: TestSystem, act: Act, tokens: Map<string, string>): Promise<string> {
  const [route, request] = requestOf(act);
  const isBooking = act.verb === 'book';
  const own = 'number' in act ? tokens.get(act.number) : undefined;
  const token = own ?? [...tokens.values()][0];
  const sender: TestRequest =
    act.by === 'patient'
      ? { headers: isBooking ? {} : { authorization: `Bearer ${token}` } }
      : { claims: claimsOf[act.by]() };
  const { status, body, problem } = await system.call(route, { ...request, ...sender });
  const { appointment, appointments, affected, manageToken } = body as {
    appointment?: Appointment;
    appointments?: Appointment[];
    affected?: Appointment[];
    manageToken?: string;
  };
  if (status >= 400) {
    const current = (problem as { current?: Appointment }).current;
    return [status, problem.code, ...(current ? [summaryOfRow(current)] : [])].join(' ');
  }
  if (manageToken && 'number' in act) tokens.set(act.number, manageToken);
  const about = [
    ...[appointment ?? [], appointments ?? []].flat().map(summaryOfRow),
    ...(affected ?? []).map(({ confirmationNumber }) => confirmationNumber).toSorted(),
  ];
  return [status, ...about].join(' ');
}
