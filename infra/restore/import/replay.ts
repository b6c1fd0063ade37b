import type { AppointmentItem, Tombstone } from '#functions/appointments/record.ts';
import type { Evidence } from '#infra/restore/data/evidence.ts';
import type { Finding } from '#infra/restore/data/findings.ts';
import { startOf } from '#infra/restore/data/slots.ts';
import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import type { AuditEntry } from '#shared/audit/routes.ts';

type Kind = 'booked' | 'moved' | 'cancelled';

/** Moves an appointment to a slot. Its token expires as long after the new time as it did after the old one. */
function atSlot(item: AppointmentItem, slot: AppointmentSlot): AppointmentItem {
  const startsAt = startOf(slot);
  if (startsAt === item.startsAt && slot.locationId === item.locationId) return item;
  const shiftMs = Date.parse(startsAt) - Date.parse(item.startsAt);
  return {
    ...item,
    ...slot,
    startsAt,
    visitMonth: startsAt.slice(0, 7),
    tokenExpiresAt: new Date(Date.parse(item.tokenExpiresAt) + shiftMs).toISOString(),
  };
}

/** Stands for an address that is lost. No one can ever receive email there, or prove that it is theirs. */
const lostEmail = 'lost@restore.invalid';

/**
 * As after the correction of its address, of which there is only one. The new address is lost with its record. The old one
 * is a stranger's: neither its tokens nor a lookup with it may show the visit again, while the patient's own token does.
 */
function withoutAddress(item: AppointmentItem): AppointmentItem {
  const { disownedGenerations = [] } = item;
  return {
    ...item,
    email: lostEmail,
    emailKey: lostEmail,
    emailGeneration: 1,
    disownedGenerations: [...disownedGenerations, 1],
  };
}

/** Stops email to the present address, because after the instant someone said that it isn't the patient's. */
function withoutEmails(item: AppointmentItem): AppointmentItem {
  const { emailGeneration = 0, disownedGenerations = [] } = item;
  return { ...item, disownedGenerations: [...new Set([...disownedGenerations, emailGeneration])] };
}

/** What gives an appointment another version. Allowing email changes its address alone. */
const isChange = ({ action }: AuditEntry) =>
  action.startsWith('appointment.') && action !== 'appointment.allow-email';

const isMove = ({ action }: AuditEntry) => action === 'appointment.move';

/** The latest change that only an email shows: its version is above all that the audit log has. */
function latestMail(item: AppointmentItem, evidence: Evidence) {
  const mails = evidence
    .mailsOf(item.confirmationNumber)
    .filter(
      ({ kind, version = 0 }) => ['booked', 'moved', 'cancelled'].includes(kind) && version > item.version,
    )
    .sort((one, other) => (other.version ?? 0) - (one.version ?? 0));
  const [newest] = mails;
  const isFirst = item.status !== 'cancelled' && !mails.some(({ kind }) => kind === 'cancelled');
  return (
    newest && {
      kind: newest.kind as Kind,
      version: newest.version ?? 0,
      // Apart from a visit that was canceled and is confirmed again, only a correction books twice.
      isCorrection: newest.kind === 'booked' && isFirst && !item.emailGeneration,
    }
  );
}

function withStatus(item: AppointmentItem, status: AppointmentStatus): AppointmentItem {
  return { ...item, status };
}

/** Moves an appointment to the slot that it holds. That change has its own version too, even if only the slot shows it. */
function inHeldSlot(next: AppointmentItem, held: AppointmentSlot, version: number): AppointmentItem {
  const moved = atSlot(next, held);
  return moved !== next && next.version === version ? { ...moved, version: version + 1 } : moved;
}

/** An appointment after everything that is known to have happened to it since the instant. */
export interface Replayed {
  target: AppointmentItem | Tombstone;
  /** What is known to have happened, but not in which way. */
  notes: readonly Finding[];
}

/**
 * Repeats on an appointment what is known to have happened to it after the instant, so that no canceled or deleted one comes
 * back. Its version ends above every version that an email names: a version that is used again would block the next change,
 * because an email under the same id is already in the outbox.
 */
export function replay(item: AppointmentItem, evidence: Evidence): Replayed {
  const { confirmationNumber } = item;
  const entries = evidence.auditOf(confirmationNumber).filter(isChange);
  const notes: Finding[] = [];
  let next = item;
  const correct = () => {
    if (next.emailGeneration) return;
    notes.push({ kind: 'email-lost', id: confirmationNumber });
    next = withoutAddress(next);
  };
  for (const entry of entries) {
    const version = next.version + 1;
    if (entry.action === 'appointment.delete') {
      return { target: { confirmationNumber, deletedAt: entry.at, version }, notes: [] };
    }
    if (entry.action === 'appointment.status') next = withStatus(next, entry.to as AppointmentStatus);
    else if (entry.action === 'appointment.email') correct();
    else if (entry.action === 'appointment.not-mine') next = withoutEmails(next);
    else if (!isMove(entry)) {
      notes.push({ kind: 'change-lost', id: confirmationNumber, detail: `${entry.at} ${entry.action}` });
    }
    next = { ...next, version };
  }
  const mail = latestMail(next, evidence);
  if (mail) {
    if (mail.isCorrection) correct();
    next = { ...next, version: mail.version };
    if (mail.kind === 'cancelled') next = withStatus(next, 'cancelled');
    else if (next.status === 'cancelled') next = withStatus(next, 'confirmed');
  }
  if (next.status === 'cancelled') return { target: next, notes };
  const held = evidence.heldSlots.get(confirmationNumber);
  if (held) return { target: inHeldSlot(next, held, item.version), notes };
  const lastMove = entries.findLast(isMove);
  if (lastMove || mail?.kind === 'moved') {
    notes.push({
      kind: 'move-unknown',
      id: confirmationNumber,
      ...(lastMove?.to && { detail: `to ${lastMove.to}` }),
    });
  }
  return { target: next, notes };
}
