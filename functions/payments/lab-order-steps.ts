import { type MailCause, outboxStep, type QueuedMail } from '#functions/mail/outbox.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { dayMs } from '#shared/time/durations.ts';
import { type Ordered, orderKey } from './lab-order-record.ts';

/** The emails about an order: to the clinics when it's paid, and to a patient who hasn't come in. */
export interface LabOrderMail extends QueuedMail {
  kind: 'lab-order-notice' | 'lab-order-reminder';
  paymentId: string;
}

/** A patient who hasn't come in gets one reminder, this long after the order was paid. */
const reminderMs = 30 * dayMs;

/** The steps of an order's first write: its unique number, and its emails, each queued once. */
export function newOrderSteps(
  table: string,
  { id: paymentId, orderNumber, orderSince = '' }: Ordered,
  createdAt: string,
): { pointer: TransactSteps; mails: TransactSteps } | undefined {
  if (!orderNumber) return undefined;
  const cause: MailCause = 'clinic';
  const notice: LabOrderMail = { kind: 'lab-order-notice', paymentId, createdAt, cause };
  const reminder: LabOrderMail = { kind: 'lab-order-reminder', paymentId, createdAt, cause: 'payment' };
  const remindAt = new Date(Date.parse(orderSince) + reminderMs);
  return {
    pointer: {
      order: {
        Put: {
          TableName: table,
          Item: { ...orderKey(orderNumber), paymentId },
          ConditionExpression: 'attribute_not_exists(id)',
        },
      },
    },
    mails: {
      'order-notice': outboxStep(`${paymentId}#${notice.kind}`, notice),
      'order-reminder': outboxStep(`${paymentId}#${reminder.kind}`, reminder, remindAt),
    },
  };
}
