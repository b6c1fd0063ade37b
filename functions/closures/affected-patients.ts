import { toAdminAppointments } from '#functions/appointments/admin-view.ts';
import { type AppointmentItem, type ClosureCall, isMailed } from '#functions/appointments/record.ts';
import type { AffectedAppointment, Closure } from '#shared/closures/closure.ts';
import { required } from '#shared/required.ts';
import { affectedAppointments } from './affected-appointments.ts';
import { closedMailsTo, listsVisit } from './closed-mails.ts';

/** The call about this closure, if staff have called the patient. */
export function callAbout(
  { closureCall }: AppointmentItem,
  { id, createdAt }: Closure,
): ClosureCall | undefined {
  return closureCall?.closureId === id && closureCall.closedAt === createdAt ? closureCall : undefined;
}

/** When the visit's present address was mailed about the closure; undefined if no mail reached or will reach it. */
async function mailedAt(item: AppointmentItem, { id, createdAt }: Closure): Promise<string | undefined> {
  if (!isMailed(item)) return undefined;
  const mails = await closedMailsTo({ closureId: id, closedAt: createdAt }, item.emailKey);
  const told = mails.find(
    (mail) => listsVisit(mail, item) && (mail.status === 'sent' || mail.status === 'pending'),
  );
  return told?.createdAt;
}

/** The affected appointments as staff see them, with whom email doesn't reach, who was mailed about the closure, and who was called. */
export async function affectedPatients(closure: Closure, now: Date): Promise<AffectedAppointment[]> {
  const items = await affectedAppointments(closure, now);
  const visits = await toAdminAppointments(items);
  return Promise.all(
    items.map(async (item, index) => {
      const { at, note } = callAbout(item, closure) ?? {};
      return {
        ...required(visits[index], 'visit'),
        outcome: 'waiting' as const,
        mailedAt: await mailedAt(item, closure),
        ...(at && { called: { at, note } }),
      };
    }),
  );
}
