import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { checkInTime } from '#shared/appointments/check-in.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { minuteMs } from '#shared/time/durations.ts';

/** How long after their check-in we ask patients to tell the desk that they are still waiting. */
const waitMinutes = 15;

/** `question`: the patient may be in the waiting room. `waiting`: they checked in 15 minutes ago or earlier. */
export type CheckInState = 'question' | 'checked-in' | 'waiting';

/** What to ask or tell a patient about checking in. Undefined if nothing, and until the server's time is known. */
export function checkInState(
  appointment: Pick<PatientAppointment, 'status' | 'date' | 'startsAt' | 'arrivedAt'>,
  now: Date | undefined,
): CheckInState | undefined {
  const { status, date, arrivedAt } = appointment;
  if (!now || clinicDateAt(now) > date) return undefined;
  if (status === 'arrived') {
    const waitsSinceMs = arrivedAt === undefined ? now.getTime() : Date.parse(arrivedAt);
    return now.getTime() - waitsSinceMs >= waitMinutes * minuteMs ? 'waiting' : 'checked-in';
  }
  const canCome = status === 'confirmed' || status === 'no-show';
  return canCome && checkInTime(appointment, now) === 'open' ? 'question' : undefined;
}
