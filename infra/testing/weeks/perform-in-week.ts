import type { WeekAct } from '#functions/waitlist/random-weeks.harness.ts';
import type { openWaitlist } from '#infra/testing/mail/waitlist-system.ts';
import { closuresOf } from '#infra/testing/records/closures.ts';
import { perform } from './perform-act.ts';

/**
 * Performs an act. Returns the answer in the model's words.
 * @param tokens each visit's token, if its patient has one
 */
export async function performInWeek(
  { system, join, open, leave, stored }: Awaited<ReturnType<typeof openWaitlist>>,
  act: WeekAct,
  tokens: Map<string, string>,
): Promise<string> {
  const { closeAll, notify } = closuresOf(system);
  const { waitlistToken } = await import('#functions/waitlist/entry.ts');
  switch (act.verb) {
    case 'close clinics': {
      const { status, body } = await closeAll(act.clinics, act.dates);
      const numbers = (body.affected ?? []).map(({ confirmationNumber }) => confirmationNumber);
      return [status, ...numbers.toSorted()].join(' ');
    }
    case 'notify': {
      const { status, body } = await notify(act.id);
      return status === 200 ? `200 ${body.mailed} ${body.unreached}` : String(status);
    }
    case 'call': {
      const request = { params: { id: act.id, confirmationNumber: act.number }, body: { called: true } };
      const route = 'PUT /api/closures/{id}/patients/{confirmationNumber}';
      return String((await system.call(route, { ...request, claims: system.adminClaims() })).status);
    }
    case 'join': {
      const { clinics: locationIds, until, email, visit: confirmationNumber, attempt } = act.waiter;
      const token = confirmationNumber && tokens.get(confirmationNumber);
      const { status, body } = await join({ email, locationIds, until, confirmationNumber, attempt }, token);
      act.waiter.id = body.id;
      return String(status);
    }
    case 'open': {
      const { status, body } = await open(act.id, await waitlistToken(await stored(act.id), 'mail'));
      return status === 200 ? `200 ${body.entry.status}` : String(status);
    }
    case 'leave':
      return String((await leave(act.id, await waitlistToken(await stored(act.id), 'browser'))).status);
    default:
      return perform(system, act, tokens);
  }
}
