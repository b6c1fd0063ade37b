import type { AppointmentItem } from '#functions/appointments/record.ts';
import { type AppointmentRecord, isAppointment, isTombstone } from '#functions/appointments/store.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { restoreActor } from '#infra/restore/data/evidence.ts';
import type { Finding } from '#infra/restore/data/findings.ts';
import { slotText } from '#infra/restore/data/slots.ts';
import { type Item, isExpired, isSame } from '#infra/restore/data/tables.ts';
import { bringBack, type Decision, noteSteps, type Rule, type RuleContext } from './decision.ts';
import { type Replayed, replay } from './replay.ts';
import { needsSlot, regainSlot } from './slot-steps.ts';

/** Attributes that no function changes once an appointment is booked. */
const fixedAttributes = [
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

/** Cancels an appointment that can't have its slot, with audit lines that say so. No email, because a person will call. */
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

/** The decision to write an appointment, with its slot in the same transaction, or a tombstone. */
function writeWithSlot(
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
    // A past appointment needs no slot, and the one that holds it is past as well.
    if (!needsSlot(target, now)) return bringBack(write, live, { notes });
    if (!isFinal) return 'later';
    const { canceled, note, steps } = withoutSlot(target, context);
    context.findings.add(note.kind, note.id, note.detail);
    return { outcome: 'conflict', write: canceled as unknown as Item, steps, notes };
  };
  // In the last round, let the transaction decide: slots have been released since they were read.
  if (item?.heldBy && item.heldBy !== confirmationNumber && (!isFinal || isDryRun)) return refuse();
  const isReleased = item && !item.heldBy && needsSlot(target, now);
  const doubts: Finding[] =
    isReleased && evidence.auditOf(confirmationNumber).length === 0
      ? [{ kind: 'slot-released', id: confirmationNumber, detail: startsAt }]
      : [];
  const steps = { slot: regainSlot(target, confirmationNumber) };
  const back = bringBack(write, live, { steps, notes: [...notes, ...doubts] });
  return { ...back, ifRefused: refuse } as Decision;
}

function isNewer(live: AppointmentRecord, copy: AppointmentRecord): boolean {
  return Number.isSafeInteger(live.version) && live.version > copy.version;
}

/**
 * A newer record, with the attributes that no function changes taken from the copy. Its email address changes only with the
 * address's generation, and its status follows from the audit log if that has every change since the instant.
 */
function repaired(copy: AppointmentItem, live: AppointmentItem, { evidence }: RuleContext): AppointmentItem {
  const names: (keyof AppointmentItem)[] = [...fixedAttributes];
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
  const target = repaired(copy, live, context);
  if (isSame(target, live)) return { outcome: 'newer' };
  const write = { ...target, version: live.version + 1 };
  return { outcome: 'mended', write: write as unknown as Item };
}

/**
 * Appointments: each change has its own version, so the higher version is newer, and different content under the same version
 * was written by something that bypassed the functions.
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
  const refusals: Finding[] = isClosed ? [{ kind: 'told-unbooked', id: confirmationNumber }] : [];
  return writeWithSlot({ target, notes: [...notes, ...refusals] }, liveItem, context);
};
