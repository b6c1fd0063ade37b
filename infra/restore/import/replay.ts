import type { AppointmentItem, Tombstone } from '#functions/appointments/record.ts';
import { type Evidence, startOf } from '#infra/restore/data/evidence.ts';
import type { Findings } from '#infra/restore/data/findings.ts';
import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import type { AuditEntry } from '#shared/audit/routes.ts';

type Kind = 'booked' | 'moved' | 'cancelled';

/** An appointment at another time. Its token ends as long after the visit as before. */
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

/** Ends the emails to the present address, of which something after the instant says that it is not the patient's. */
function withoutEmails(item: AppointmentItem): AppointmentItem {
  const { emailGeneration = 0, disownedGenerations = [] } = item;
  return { ...item, disownedGenerations: [...new Set([...disownedGenerations, emailGeneration])] };
}

const isMove = ({ action }: AuditEntry) => action === 'appointment.move';

/** What the emails since say about a version that the audit log doesn't know of. */
function latestMail(item: AppointmentItem, evidence: Evidence): { kind: Kind; version: number } | undefined {
  const mails = evidence
    .mailsOf(item.confirmationNumber)
    .filter(
      ({ kind, version = 0 }) => ['booked', 'moved', 'cancelled'].includes(kind) && version > item.version,
    )
    .sort((one, other) => (other.version ?? 0) - (one.version ?? 0));
  const [newest] = mails;
  return newest && { kind: newest.kind as Kind, version: newest.version ?? 0 };
}

function withStatus(item: AppointmentItem, status: AppointmentStatus): AppointmentItem {
  return { ...item, status };
}

/**
 * Repeats on an appointment what is known to have happened to it after the instant, so that nothing rightly ended comes
 * back. Its version ends above every version that an email has told of: a number that is used again would block the next
 * change, whose email is already in the outbox.
 * @param findings receives what is known to have happened, but not how
 */
export function replayed(
  item: AppointmentItem,
  evidence: Evidence,
  findings: Findings,
): AppointmentItem | Tombstone {
  const { confirmationNumber } = item;
  const entries = evidence.auditOf(confirmationNumber);
  let next = item;
  for (const entry of entries) {
    const version = next.version + 1;
    if (entry.action === 'appointment.delete') return { confirmationNumber, deletedAt: entry.at, version };
    if (entry.action === 'appointment.status') next = withStatus(next, entry.to as AppointmentStatus);
    if (entry.action === 'appointment.email' || entry.action === 'appointment.not-mine') {
      next = withoutEmails(next);
      findings.add('email-lost', confirmationNumber);
    }
    next = { ...next, version };
  }
  const mail = latestMail(next, evidence);
  if (mail) {
    next = { ...next, version: mail.version };
    if (mail.kind === 'cancelled') next = withStatus(next, 'cancelled');
    else if (next.status === 'cancelled') next = withStatus(next, 'confirmed');
  }
  return next.status === 'cancelled'
    ? next
    : withSlot(next, item, evidence, findings, mail?.kind === 'moved');
}

/** At the slot that is known to be its own, or where it was. */
function withSlot(
  next: AppointmentItem,
  copy: AppointmentItem,
  evidence: Evidence,
  findings: Findings,
  isMoveMailed: boolean,
): AppointmentItem {
  const { confirmationNumber } = copy;
  const held = evidence.heldBy(confirmationNumber);
  if (held) {
    const moved = atSlot(next, held);
    // Every change has a version of its own, also one that only its slot tells of.
    return moved !== next && next.version === copy.version ? { ...moved, version: copy.version + 1 } : moved;
  }
  const lastMove = evidence.auditOf(confirmationNumber).findLast(isMove);
  if (lastMove || isMoveMailed)
    findings.add('move-unknown', confirmationNumber, lastMove?.to && `to ${lastMove.to}`);
  return next;
}
