import type { AuditEntry } from '#shared/audit/routes.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { dollarText } from '#shared/payments/money.ts';
import { isCalendarDate, spokenDate } from '#shared/time/clinic-time.ts';
import { closureSummary } from '#web/features/admin/closures/closure-summary.ts';
import { formatDateTime } from '#web/features/admin/date-format.ts';

/** `900` as `9:00`, for the four digits that closures' ids tell times with. */
function timeOf(digits: string | undefined): string | undefined {
  return digits && /^\d{4}$/.test(digits) ? `${Number(digits.slice(0, 2))}:${digits.slice(2)}` : undefined;
}

/** What a closure's id says is closed (`2026-11-24_1_0900-1330`): the closure itself may be gone. */
function closedBy(id: string): string {
  const [date = '', locationId, hours = ''] = id.split('_');
  const clinic = clinics.find((one) => one.id === locationId);
  if (!clinic || !isCalendarDate(date)) return id;
  const [from, to] = hours.split('-').map(timeOf);
  if (!from && !to) return `${clinic.name} on ${spokenDate(date)}`;
  return closureSummary({ locationId: clinic.id, date, ...(from && { from }), ...(to && { to }) });
}

function change({ from, to }: AuditEntry): string {
  return from ? `${from} → ${to}` : `${to}`;
}

function because({ reason }: AuditEntry): string {
  return reason ? `: ${reason}` : '';
}

const sentences: Record<AuditEntry['action'], (entry: AuditEntry) => string> = {
  'appointment.status': (entry) => `Status of ${entry.subject}: ${change(entry)}`,
  'appointment.move': ({ subject, from = '', to = '' }) =>
    `Moved ${subject}: ${formatDateTime(from)} → ${formatDateTime(to)}`,
  'appointment.delete': ({ subject }) => `Deleted booking ${subject}`,
  'payment.status': (entry) => `Status of ${entry.subject}: ${change(entry)}`,
  'payment.delete': ({ subject }) => `Deleted payment record ${subject}`,
  // Cents, as the refund was asked for.
  'payment.refund': (entry) =>
    `Refund of ${dollarText(Number(entry.to))} of ${entry.subject}${because(entry)}`,
  'closure.create': (entry) => `Closed ${closedBy(entry.subject)}${because(entry)}`,
  'closure.notify': ({ subject, to }) =>
    `E-mailed ${to} ${to === '1' ? 'patient' : 'patients'} about the closure of ${closedBy(subject)}`,
  'closure.delete': ({ subject }) => `Reopened ${closedBy(subject)}`,
};

/** What was done, in a sentence. */
export function entryText(entry: AuditEntry): string {
  return sentences[entry.action](entry);
}
