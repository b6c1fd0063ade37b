import { manageToken } from './access/access-tokens.ts';
import { type AppointmentItem, toAppointment } from './record.ts';

/** An appointment with the token that manages it, for the reply to a caller who may manage it. */
export async function withManageToken(item: AppointmentItem) {
  return { appointment: toAppointment(item), manageToken: await manageToken(item) };
}
