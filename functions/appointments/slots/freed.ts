import { outboxStep, type QueuedMail } from '#functions/mail/outbox.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import { minuteMs } from '#shared/time/durations.ts';
import { slotKey } from './store.ts';

/**
 * A slot that was released or reopened, as queued in the outbox. It never becomes a mail itself: if the slot is still
 * open, the patients who wait for such a time get mails of their own.
 */
export interface FreedTime extends QueuedMail, AppointmentSlot {
  kind: 'freed';
  /** The slot is open again because its clinic was reopened. */
  isReopened?: true;
}

/**
 * How long the job waits before it looks at a freed slot: long enough for an undo, and for a patient who books again
 * right away.
 */
const lookAfterMs = 2 * minuteMs;

/**
 * The step that queues a freed slot, to be looked at two minutes later. Undefined if the slot has begun by then. The
 * step never fails: if the slot is freed again before that, the two minutes start over.
 */
export function freedStep(
  { locationId, date, time }: AppointmentSlot,
  now: Date,
  why?: Pick<FreedTime, 'isReopened'>,
): TransactItem | undefined {
  const lookAt = new Date(now.getTime() + lookAfterMs);
  if (slotStart(date, time) <= lookAt) return undefined;
  const createdAt = now.toISOString();
  const freed: FreedTime = { kind: 'freed', locationId, date, time, createdAt, cause: 'waitlist', ...why };
  const { TableName, Item } = outboxStep(`freed#${date}#${slotKey(freed)}`, freed, lookAt).Put;
  return { Put: { TableName, Item } };
}
