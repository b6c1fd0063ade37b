import type { CorrectionField } from '#shared/appointments/correction.ts';
import type { AuditEntry } from '#shared/audit/routes.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import type { AttentionKind } from '#shared/payments/attention.ts';
import type { DisputeOutcome } from '#shared/payments/dispute.ts';
import type { EnteredSource } from '#shared/payments/entered-payment.ts';
import { formatCents } from '#shared/payments/money.ts';
import { required } from '#shared/required.ts';
import { joinWords } from '#shared/text/join-words.ts';
import { formatLongDate, isCalendarDate } from '#shared/time/clinic-time.ts';
import { closureSummary } from '#web/features/admin/closures/closure-summary.ts';
import { formatDateTime } from '#web/features/admin/date-format.ts';
import { disputeReasonText, refundFailureText } from '#web/features/admin/payments/history/reason-texts.ts';

/** Turns `0900` into `9:00`; undefined for anything but four digits. */
function parseTime(digits: string | undefined): string | undefined {
  return digits && /^\d{4}$/.test(digits) ? `${Number(digits.slice(0, 2))}:${digits.slice(2)}` : undefined;
}

/** Describes a closure from its id (`2026-11-24_1_0900-1330`), because the closure itself may be deleted. */
function closureText(id: string): string {
  const [date = '', locationId, hours = ''] = id.split('_');
  const clinic = clinics.find((one) => one.id === locationId);
  if (!clinic || !isCalendarDate(date)) return id;
  const [from, to] = hours.split('-').map(parseTime);
  if (!from && !to) return `${clinic.name} on ${formatLongDate(date)}`;
  return closureSummary({ locationId: clinic.id, date, ...(from && { from }), ...(to && { to }) });
}

function changeText({ from, to }: AuditEntry): string {
  return from ? `${from} → ${to}` : `${to}`;
}

function reasonText({ reason }: AuditEntry): string {
  return reason ? `: ${reason}` : '';
}

const correctedFields: Record<string, string> = {
  firstName: 'first name',
  lastName: 'last name',
  dob: 'date of birth',
  email: 'email address',
  phone: 'phone number',
  insuranceProvider: 'insurance provider',
  insuranceNumber: 'insurance number',
  note: 'note',
} satisfies Record<CorrectionField, string>;

/** Names the corrected fields, which the entry lists with commas between them. */
function correctedText(fields = ''): string {
  return joinWords(fields.split(',').map((field) => correctedFields[field] ?? field));
}

const attentionTexts: Record<string, string> = {
  'refund-failed': 'the failed refund',
  'refund-in-doubt': 'the unconfirmed refund',
  dispute: 'the dispute',
  'fraud-warning': 'the fraud warning',
  'payment-in-doubt': 'the unconfirmed payment',
  'lab-order-open': 'the lab order that waits',
  'other-sale': 'the sales of other products',
} satisfies Record<AttentionKind, string>;

const waysToPay: Record<string, string> = {
  phone: 'by phone',
  cash: 'in cash',
  check: 'by check',
} satisfies Record<EnteredSource, string>;

const outcomes: Record<string, string> = {
  won: 'Won',
  lost: 'Lost',
} satisfies Record<DisputeOutcome, string>;

const viewVerbs = { export: 'Exported', print: 'Printed' };

/** A look at records, which may be many. */
function viewText({ subject, count, subjects, purpose }: AuditEntry, [one, many]: [string, string]): string {
  const verb = purpose ? viewVerbs[purpose] : 'Viewed';
  if (count === undefined) return `${verb} ${one} ${subject}`;
  return `${verb} ${count} ${many}${subjects ? `: ${subjects.join(', ')}` : ''}`;
}

const texts: Record<AuditEntry['action'], (entry: AuditEntry) => string> = {
  'appointment.book': ({ subject }) => `Booked ${subject} for a patient`,
  'appointment.status': (entry) => `Status of ${entry.subject}: ${changeText(entry)}`,
  'appointment.reschedule': ({ subject, from, to }) =>
    `Rescheduled ${subject}: ${formatDateTime(required(from, 'from'))} → ${formatDateTime(required(to, 'to'))}`,
  'appointment.delete': ({ subject }) => `Deleted booking ${subject}`,
  'appointment.email': ({ subject }) => `Corrected the email address for ${subject}`,
  'appointment.correct': ({ subject, to }) => `Corrected ${correctedText(to)} for ${subject}`,
  'appointment.resend': ({ subject }) => `Emailed the confirmation of ${subject} again`,
  'appointment.not-mine': ({ subject }) => `Stopped emails about ${subject}: the address isn’t the patient’s`,
  'appointment.allow-email': ({ subject }) => `Allowed emails again to the address of ${subject}`,
  'payment.status': (entry) => `Status of ${entry.subject}: ${changeText(entry)}`,
  'payment.delete': ({ subject }) => `Deleted payment record ${subject}`,
  // `to` is in cents, as in the refund request.
  'payment.refund': (entry) =>
    `Refunded ${formatCents(Number(entry.to))} for ${entry.subject}${reasonText(entry)}`,
  // `to` is in cents; `reason` is Stripe's code.
  'payment.refund-failed': ({ subject, to, reason }) =>
    `Refund of ${formatCents(Number(to))} for ${subject} failed: ${refundFailureText(reason)}`,
  'payment.refund-canceled': ({ subject, to }) =>
    `Refund of ${formatCents(Number(to))} for ${subject} was canceled in Stripe`,
  'payment.refund-declined': ({ subject, to }) =>
    `Stripe declined the refund of ${formatCents(Number(to))} for ${subject}`,
  'payment.dispute': ({ subject, to, reason = '' }) =>
    `Dispute of ${formatCents(Number(to))} for ${subject}: ${disputeReasonText(reason)}`,
  'payment.dispute-closed': ({ subject, to, reason }) =>
    `${outcomes[reason ?? ''] ?? 'Closed'} the ${formatCents(Number(to))} dispute for ${subject}`,
  'payment.handled': (entry) =>
    `Set aside ${attentionTexts[entry.to ?? ''] ?? entry.to} for ${entry.subject}${reasonText(entry)}`,
  // `to` is in cents, as in the request; `reason` is the payment method.
  'payment.enter': ({ subject, to, reason = '' }) =>
    `Entered a payment of ${formatCents(Number(to))} ${waysToPay[reason] ?? reason}: ${subject}`,
  'payment.resend': ({ subject }) => `Emailed the receipt of ${subject} again`,
  'lab-order.status': ({ subject, to, reason }) =>
    to === 'drawn'
      ? `Drew lab order ${subject} at ${reason}`
      : `Took back that lab order ${subject} was drawn`,
  'closure.create': (entry) => `Closed ${closureText(entry.subject)}${reasonText(entry)}`,
  'closure.notify': ({ subject, to }) =>
    `Emailed ${to} ${to === '1' ? 'patient' : 'patients'} about the closure of ${closureText(subject)}`,
  'closure.call': ({ subject, from, to }) =>
    to
      ? `Called the patient of ${subject} about the closure of ${closureText(to)}`
      : `Took back a call to the patient of ${subject} about the closure of ${closureText(required(from, 'from'))}`,
  'closure.delete': ({ subject }) => `Reopened ${closureText(subject)}`,
  'appointment.view': (entry) => viewText(entry, ['booking', 'bookings']),
  'payment.view': (entry) => viewText(entry, ['payment', 'payments']),
  'lab-order.view': (entry) => viewText(entry, ['lab order', 'lab orders']),
  'record.restore': ({ subject, from }) =>
    `Restored ${subject} as of ${formatDateTime(required(from, 'from'))}. Our engineers know what to check`,
};

/** An audit entry as a sentence. */
export function entryText(entry: AuditEntry): string {
  return texts[entry.action](entry);
}
