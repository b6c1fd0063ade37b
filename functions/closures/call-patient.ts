import type { AppointmentItem } from '#functions/appointments/record.ts';
import { type AppointmentRecord, isAppointment, updateAppointment } from '#functions/appointments/store.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { Problem } from '#shared/api/problem.ts';
import type { BodyOf } from '#shared/api/route.ts';
import type { closureRoutes } from '#shared/closures/routes.ts';
import { isWaiting } from './affected-appointments.ts';
import { callAbout } from './affected-patients.ts';
import type { ClosureActor } from './close.ts';
import type { ClosureItem } from './store.ts';

type Call = BodyOf<(typeof closureRoutes)['PUT /api/closures/{id}/patients/{confirmationNumber}']>;

/**
 * Whether the record already shows what is requested. A request without a note matches a call with any note, so that a
 * repeat doesn't lose the note.
 */
function alreadyRecorded(item: AppointmentItem, closure: ClosureItem, { called, note }: Call): boolean {
  const call = callAbout(item, closure);
  return called ? call !== undefined && (note === undefined || note === call.note) : call === undefined;
}

/**
 * Records that staff have phoned a patient about a closure, or removes that record. Throws `not-found` for a visit that
 * the closure doesn't affect, such as one that was moved or canceled meanwhile.
 */
export async function callPatient(
  closure: ClosureItem,
  confirmationNumber: string,
  { called, note }: Call,
  { actor, now }: ClosureActor,
): Promise<void> {
  const { id: closureId, createdAt: closedAt } = closure;
  await updateAppointment<AppointmentItem>(
    confirmationNumber,
    (item) => {
      if (!isWaiting(item, closure, now)) {
        const why = 'It may have been moved or canceled.';
        throw new Problem('not-found', `The closure doesn’t affect that visit anymore. ${why}`);
      }
      if (alreadyRecorded(item, closure, { called, note })) return { unchanged: item };
      const { closureCall: _, ...rest } = item;
      const closureCall = { closureId, closedAt, at: now.toISOString(), by: actor, ...(note && { note }) };
      const change = called ? { to: closureId } : { from: closureId };
      const line = { actor, action: 'closure.call', subject: confirmationNumber, ...change } as const;
      return {
        next: { ...rest, ...(called && { closureCall }), version: item.version + 1 },
        steps: { audit: auditStep(line, now) },
      };
    },
    (record: AppointmentRecord | undefined): record is AppointmentItem =>
      isAppointment(record) && alreadyRecorded(record, closure, { called, note }),
  );
}
