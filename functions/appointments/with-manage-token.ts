import { writeToken } from '#functions/platform/tokens.ts';
import { type AppointmentItem, toAppointment } from './record.ts';

/** An appointment with the token that manages it, for the reply to a caller who may manage it. */
export async function withManageToken(item: AppointmentItem) {
  const manageToken = await writeToken('manage', item.confirmationNumber, new Date(item.tokenExpiresAt));
  return { appointment: toAppointment(item), manageToken };
}
