import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { invalid } from '#shared/api/problem.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import { estimated } from './estimate.ts';
import { mailedChange } from './mails.ts';
import { type AppointmentItem, tokenEnd } from './record.ts';
import { slotTaken } from './slot-taken.ts';
import { freedStep } from './slots/freed.ts';
import { slotRule } from './slots/slot-rule.ts';
import { releaseSlot, takeSlot } from './slots/store.ts';
import { type AppointmentChange, isAppointment, updateAppointment } from './store.ts';

function hasSlot(item: AppointmentItem, { locationId, date, time }: AppointmentSlot): boolean {
  return item.locationId === locationId && item.date === date && item.time === time;
}

function rescheduled(item: AppointmentItem, slot: AppointmentSlot, now: Date): AppointmentItem {
  const start = slotStart(slot.date, slot.time);
  const startsAt = start.toISOString();
  const moved = {
    ...item,
    ...slot,
    startsAt,
    visitMonth: startsAt.slice(0, 7),
    tokenExpiresAt: tokenEnd(start, now),
    rescheduledAt: now.toISOString(),
    version: item.version + 1,
  };
  return estimated(item, moved, now);
}

/** Throws `invalid` for a slot that the clinic doesn't offer or that has passed. */
export function checkOffered({ locationId, date, time }: AppointmentSlot, now: Date): void {
  const refusal = slotRule(locationId, date, now)(time);
  if (refusal) throw invalid(refusal.field, refusal.message);
}

/**
 * Reschedules an appointment, which keeps its confirmation number, in one transaction: the old slot is released only if
 * the new one is taken. Rescheduling to the current slot changes nothing, so that a repeated request succeeds. Throws
 * `slot-taken`.
 */
export function reschedule(
  confirmationNumber: string,
  slot: AppointmentSlot,
  { actor, cause, now, check, tally, onRefused }: AppointmentChange,
): Promise<AppointmentItem> {
  return updateAppointment<AppointmentItem>(
    confirmationNumber,
    async (item) => {
      check?.(item);
      if (hasSlot(item, slot)) return { unchanged: item };
      const { next, steps } = await mailedChange(item, rescheduled(item, slot, now), { cause, now });
      return {
        next,
        steps: {
          newSlot: takeSlot(slot, confirmationNumber),
          oldSlot: releaseSlot(item, confirmationNumber),
          freed: freedStep(item, now),
          ...tally?.steps(),
          ...steps,
          audit: auditStep(
            {
              actor,
              action: 'appointment.reschedule',
              subject: confirmationNumber,
              from: item.startsAt,
              to: next.startsAt,
            },
            now,
          ),
        },
        onRefused: async (failed) => {
          if (failed.includes('newSlot')) throw await slotTaken(slot);
          await onRefused?.(failed);
        },
      };
    },
    (record): record is AppointmentItem => isAppointment(record) && hasSlot(record, slot),
  );
}
