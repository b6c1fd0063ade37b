import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/core/env.ts';
import { Problem } from '#shared/api/problem.ts';
import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import { type AppointmentItem, holdsSlot, type Tombstone } from './appointment-item.ts';
import { countStatuses } from './appointment-stats.ts';
import { type AuditEntry, auditItem } from './audit.ts';
import { dynamo } from './dynamo.ts';
import {
  type OpenVisits,
  personKey,
  readOpenVisits,
  withoutVisit,
  withVisit,
  writeOpenVisits,
} from './open-visits.ts';
import { releaseSlot, takeSlot } from './slot-store.ts';
import { type NamedItems, patiently, type TransactItem, transact } from './transaction.ts';

const table = env('APPOINTMENTS_TABLE');

/** How often a change is tried again when what it was based on has moved meanwhile. */
const maxRounds = 5;

/** The booking or tombstone under this number, read consistently. */
export async function findRecord(
  confirmationNumber: string,
): Promise<AppointmentItem | Tombstone | undefined> {
  const { Item } = await patiently(() =>
    dynamo.send(new GetCommand({ TableName: table, Key: { confirmationNumber }, ConsistentRead: true })),
  );
  return Item as AppointmentItem | Tombstone | undefined;
}

export function isTombstone(record: AppointmentItem | Tombstone): record is Tombstone {
  return 'deletedAt' in record;
}

/** The booking under this number. Refuses with `not-found` when there is none, or no longer. */
export async function findAppointment(confirmationNumber: string): Promise<AppointmentItem> {
  const record = await findRecord(confirmationNumber);
  if (!record || isTombstone(record)) throw noSuchBooking();
  return record;
}

function noSuchBooking(): Problem {
  return new Problem('not-found', 'There is no such booking.');
}

function movedMeanwhile(): Problem {
  return new Problem('conflict', 'This booking changed meanwhile. Please look at it again.');
}

function openVisitOf(item: AppointmentItem) {
  return { startsAt: item.startsAt, person: personKey(item) };
}

export type BookingOutcome = 'booked' | 'number-used' | 'slot-taken';

type BookingStep = 'appointment' | 'slot' | 'counter' | 'patient';

/** Writes a booking. When the answer is lost, looks whether the write landed before giving up. */
async function writeBooking(item: AppointmentItem, steps: NamedItems<BookingStep>): Promise<BookingStep[]> {
  try {
    return await transact(steps);
  } catch (error) {
    if (error instanceof Problem) throw error;
    const record = await findRecord(item.confirmationNumber);
    if (record && !isTombstone(record) && record.id === item.id) return [];
    throw error;
  }
}

/**
 * Books a visit in one transaction: the slot, the booking, its counter and the patient's open visits, or nothing.
 * @param check looks at the patient's open visits and throws the Problem that forbids one more
 */
export async function bookAppointment(
  item: AppointmentItem,
  now: Date,
  check: (open: OpenVisits) => void,
): Promise<BookingOutcome> {
  for (let round = 0; round < maxRounds; round++) {
    const open = await readOpenVisits(item.emailKey, now);
    check(open);
    const failed = await writeBooking(item, {
      appointment: {
        Put: {
          TableName: table,
          Item: item,
          ConditionExpression: 'attribute_not_exists(confirmationNumber)',
        },
      },
      slot: takeSlot(item, item.confirmationNumber),
      counter: countStatuses(item, { confirmed: 1 }),
      patient: writeOpenVisits(open, withVisit(open, item.confirmationNumber, openVisitOf(item))),
    });
    if (failed.includes('appointment')) return 'number-used';
    if (failed.includes('slot')) return 'slot-taken';
    if (failed.length === 0) return 'booked';
  }
  throw new Problem(
    'too-many',
    'Several visits are being booked with this e-mail address at once. Try again.',
    {
      retryAfterSeconds: 1,
    },
  );
}

function slotStep(item: AppointmentItem, to: AppointmentStatus): TransactItem | undefined {
  const holds = holdsSlot(item.status);
  if (holds === holdsSlot(to)) return undefined;
  return holds ? releaseSlot(item, item.confirmationNumber) : takeSlot(item, item.confirmationNumber);
}

async function patientStep(item: AppointmentItem, to: AppointmentStatus, now: Date): Promise<TransactItem> {
  const open = await readOpenVisits(item.emailKey, now);
  const visits =
    to === 'confirmed'
      ? withVisit(open, item.confirmationNumber, openVisitOf(item))
      : withoutVisit(open, item.confirmationNumber);
  return writeOpenVisits(open, visits);
}

function statusUpdate(item: AppointmentItem, to: AppointmentStatus): TransactItem {
  return {
    Update: {
      TableName: table,
      Key: { confirmationNumber: item.confirmationNumber },
      UpdateExpression: 'SET #status = :to, #version = :next',
      ConditionExpression: '#version = :read',
      ExpressionAttributeNames: { '#status': 'status', '#version': 'version' },
      ExpressionAttributeValues: { ':to': to, ':next': item.version + 1, ':read': item.version },
    },
  };
}

/** Compares the version the caller saw with the one that stands, when they said which. */
function checkVersion(item: AppointmentItem, seen: number | undefined): void {
  if (seen !== undefined && seen !== item.version) throw movedMeanwhile();
}

/**
 * Changes a status by compare-and-set, with the slot, the counters and the audit line in the same transaction.
 * Cancelling frees the slot; leaving 'cancelled' must win it again, else `conflict`.
 * @param seenVersion refuses with `conflict` when the booking has moved on from it
 */
export async function changeStatus(
  confirmationNumber: string,
  to: AppointmentStatus,
  change: { actor: string; seenVersion?: number | undefined; now: Date },
): Promise<AppointmentItem> {
  for (let round = 0; round < maxRounds; round++) {
    const item = await findAppointment(confirmationNumber);
    checkVersion(item, change.seenVersion);
    if (item.status === to) return item;
    const audit: AuditEntry = {
      actor: change.actor,
      action: 'appointment.status',
      subject: confirmationNumber,
      from: item.status,
      to,
    };
    const failed = await transact({
      appointment: statusUpdate(item, to),
      slot: slotStep(item, to),
      counter: countStatuses(item, { [item.status]: -1, [to]: 1 }),
      patient: await patientStep(item, to, change.now),
      audit: auditItem(audit, change.now),
    });
    if (failed.length === 0) return { ...item, status: to, version: item.version + 1 };
    if (failed.includes('slot') && !failed.includes('appointment') && !holdsSlot(item.status)) {
      throw new Problem(
        'conflict',
        'Somebody else has booked that time since. Choose another time for this visit.',
      );
    }
  }
  throw movedMeanwhile();
}

/** Deletes a booking: its slot is free, every list forgets it, a tombstone and an audit line stay. */
export async function deleteAppointment(
  confirmationNumber: string,
  change: { actor: string; now: Date },
): Promise<void> {
  for (let round = 0; round < maxRounds; round++) {
    const item = await findRecord(confirmationNumber);
    // Gone after a lost answer: it was this delete that landed.
    if (round > 0 && item && isTombstone(item)) return;
    if (!item || isTombstone(item)) throw noSuchBooking();
    const tombstone: Tombstone = {
      confirmationNumber,
      deletedAt: change.now.toISOString(),
      version: item.version + 1,
    };
    const failed = await transact({
      appointment: {
        Put: {
          TableName: table,
          Item: tombstone,
          ConditionExpression: '#version = :read',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':read': item.version },
        },
      },
      slot: slotStep(item, 'cancelled'),
      counter: countStatuses(item, { [item.status]: -1 }),
      patient: await patientStep(item, 'cancelled', change.now),
      audit: auditItem(
        { actor: change.actor, action: 'appointment.delete', subject: confirmationNumber, from: item.status },
        change.now,
      ),
    });
    if (failed.length === 0) return;
  }
  throw movedMeanwhile();
}
