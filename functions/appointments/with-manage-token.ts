import type { Patient } from './auth/patient-caller.ts';
import { manageToken, type TokenOrigin } from './auth/patient-tokens.ts';
import { type AppointmentItem, toAppointment } from './record.ts';

/** An appointment with the token that manages it, for the reply to the booking. */
export async function withManageToken(item: AppointmentItem, origin: TokenOrigin) {
  return { appointment: toAppointment(item), manageToken: await manageToken(item, origin) };
}

/**
 * An appointment with a token for the caller who changed it. In a lookup session, that is the caller's own token: a
 * manage token would outlive the session and make ending it pointless. Otherwise, it is a manage token with the same
 * origin as the caller's.
 */
export async function withTokenOf(caller: Patient, item: AppointmentItem) {
  if ('emailKey' in caller) return { appointment: toAppointment(item), manageToken: caller.token };
  return withManageToken(item, caller.origin);
}
