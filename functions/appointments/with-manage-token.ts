import { writeToken } from '#functions/platform/tokens.ts';
import { type AppointmentItem, toAppointment } from './record.ts';

/** A booking, and the token that manages it: what whoever may manage it gets back. */
export async function withToken(item: AppointmentItem) {
  const manageToken = await writeToken('manage', item.confirmationNumber, new Date(item.tokenExpiresAt));
  return { appointment: toAppointment(item), manageToken };
}
