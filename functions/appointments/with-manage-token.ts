import { manageToken, type TokenOrigin } from './access/access-tokens.ts';
import type { Patient } from './access/patient-caller.ts';
import { type AppointmentItem, toAppointment } from './record.ts';

/** An appointment with the token that manages it, for the reply to a caller who may manage it. */
export async function withManageToken(item: AppointmentItem, origin: TokenOrigin) {
  return { appointment: toAppointment(item), manageToken: await manageToken(item, origin) };
}

/** Where the next token of a caller comes from: a change must not turn a mailed token into one of the browser. */
export function originOf(caller: Patient): TokenOrigin {
  return 'emailKey' in caller ? 'mail' : caller.origin;
}
