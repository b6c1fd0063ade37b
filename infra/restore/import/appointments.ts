import type { AppointmentItem } from '#functions/appointments/record.ts';
import { type AppointmentRecord, isAppointment, isTombstone } from '#functions/appointments/store.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { restoreActor, slotText } from '#infra/restore/data/evidence.ts';
import type { Finding } from '#infra/restore/data/findings.ts';
import { type Item, isExpired, isSame } from '#infra/restore/data/tables.ts';
import { needsSlot, regainSlot } from '#infra/restore/derived/slot-steps.ts';
import { bringBack, type Decision, noteSteps, type Rule, type RuleContext } from './decision.ts';
import { type Replayed, replay } from './replay.ts';

/** What no function changes once an appointment is booked. */
const fixed = [
  'id',
  'firstName',
  'lastName',
  'dob',
  'insuranceNumber',
  'insuranceProvider',
  'phone',
  'reason',
  'bookingDate',
  'createdMonth',
  'fingerprint',
  'attemptDigest',
  'clientKey',
] as const satisfies (keyof AppointmentItem)[];

/** An appointment that can't have its slot: canceled, with the audit lines that say so. No email, since a person calls. */
export function withoutSlot(item: AppointmentItem, context: { to: Date; now: Date }) {
  const { confirmationNumber, status, version, startsAt, locationId } = item;
  const entry = {
    actor: restoreActor,
    action: 'appointment.status',
    subject: confirmationNumber,
    from: status,
    to: 'cancelled',
    reason: 'Its time was booked by another patient',
  } as const;
  const canceled: AppointmentItem = { ...item, status: 'cancelled', version: version + 1 };
  const note: Finding = {
    kind: 'slot-taken',
    id: confirmationNumber,
    detail: `${startsAt}, clinic ${locationId}`,
  };
  const steps = { audit: auditStep(entry, context.now), ...noteSteps([note], context) };
  return { canceled, note, steps };
}

/** The decision for an appointment or tombstone that has to be written, with its slot in the same transaction. */
function withItsSlot(
  { target, notes }: Replayed,
  live: Item | undefined,
  context: RuleContext,
): Decision | 'later' {
  const { evidence, now, isFinal, isDryRun } = context;
  const write = target as unknown as Item;
  if (isTombstone(target) || target.status === 'cancelled') return bringBack(write, live, { notes });
  const { confirmationNumber, startsAt } = target;
  const item = evidence.slots.get(slotText(target));
  const refuse = (): Decision | 'later' => {
    // A visit that is over needs no slot, and the one that holds it is history as well.
    if (!needsSlot(target, now)) return bringBack(write, live, { notes });
    if (!isFinal) return 'later';
    const { canceled, note, steps } = withoutSlot(target, context);
    context.findings.add(note.kind, note.id, note.detail);
    return { outcome: 'conflict', write: canceled as unknown as Item, steps, notes };
  };
  // In the last round, only the transaction knows: slots have been released since they were read.
  if (item?.heldBy && item.heldBy !== confirmationNumber && (!isFinal || isDryRun)) return refuse();
  const isReleased = item && !item.heldBy && needsSlot(target, now);
  const doubt: Finding[] =
    isReleased && evidence.auditOf(confirmationNumber).length === 0
      ? [{ kind: 'slot-released', id: confirmationNumber, detail: startsAt }]
      : [];
  const steps = { slot: regainSlot(target, confirmationNumber) };
  const back = bringBack(write, live, { steps, notes: [...notes, ...doubt] });
  return { ...back, ifRefused: refuse } as Decision;
}

function isNewer(live: AppointmentRecord, copy: AppointmentRecord): boolean {
  return Number.isSafeInteger(live.version) && live.version > copy.version;
}

/**
 * A newer record, with what no function changes as the copy has it. The address changes only with its generation, and
 * where the audit log knows every change since, it knows the status.
 */
function soundOf(copy: AppointmentItem, live: AppointmentItem, { evidence }: RuleContext): AppointmentItem {
  const names: (keyof AppointmentItem)[] = [...fixed];
  if (live.emailGeneration === copy.emailGeneration) names.push('email', 'emailKey');
  const { target } = replay(copy, evidence);
  const isKnown = 'status' in target && target.version === live.version;
  return {
    ...live,
    ...Object.fromEntries(names.filter((name) => name in copy).map((name) => [name, copy[name]])),
    ...(isKnown && { status: target.status }),
  };
}

function decideNewer(copy: AppointmentItem, live: AppointmentItem, context: RuleContext): Decision {
  if (live.id !== copy.id && live.bookingDate !== copy.bookingDate) {
    context.findings.add('other-record', copy.confirmationNumber);
    return { outcome: 'conflict' };
  }
  const sound = soundOf(copy, live, context);
  if (isSame(sound as never, live as never)) return { outcome: 'newer' };
  const write = { ...sound, version: live.version + 1 };
  return { outcome: 'mended', write: write as unknown as Item };
}

/**
 * Appointments: each change has a version of its own, so the higher version is newer, and another content under the same
 * version was written past the functions.
 */
export const appointmentRule: Rule = (copyItem, liveItem, context) => {
  const copy = copyItem as unknown as AppointmentRecord;
  const live = liveItem as unknown as AppointmentRecord | undefined;
  if (isSame(copyItem, liveItem)) return { outcome: 'same' };
  if (!isAppointment(copy)) {
    if (isExpired('Appointments', copyItem)) return { outcome: 'ended' };
    return live && isNewer(live, copy) ? { outcome: 'newer' } : bringBack(copyItem, liveItem);
  }
  if (isAppointment(live) && isNewer(live, copy)) return decideNewer(copy, live, context);
  if (isTombstone(live) && isNewer(live, copy)) return { outcome: 'ended' };
  const { confirmationNumber } = copy;
  if (isAppointment(live) && live.id !== copy.id && live.bookingDate > copy.bookingDate) {
    context.findings.add('other-record', confirmationNumber);
    return { outcome: 'conflict' };
  }
  const { target, notes } = replay(copy, context.evidence);
  const isClosed = live && 'closedAt' in live;
  const told: Finding[] = isClosed ? [{ kind: 'told-unbooked', id: confirmationNumber }] : [];
  return withItsSlot({ target, notes: [...notes, ...told] }, liveItem, context);
};
