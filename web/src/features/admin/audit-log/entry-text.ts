import type { CorrectionField } from '#shared/appointments/correction.ts';
import type { AuditEntry } from '#shared/audit/routes.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { closedTimeOf } from '#shared/closures/closure.ts';
import type { AttentionKind } from '#shared/payments/attention.ts';
import { formatCents } from '#shared/payments/money.ts';
import { required } from '#shared/required.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { joinWords } from '#shared/text/join-words.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { closureSummary } from '#web/features/admin/closures/closures-texts.ts';
import { formatDateTime } from '#web/features/admin/date-format.ts';
import { appointmentsTexts } from '#web/features/admin/desk/appointments-texts.ts';
import {
  disputeReasonText,
  refundFailureText,
} from '#web/features/admin/payments/history/payment-history.tsx';

/**
 * Describes a closure from its id (`2026-11-24_1_0900-1330`), because the closure itself may be deleted. Returns any
 * other record's id unchanged.
 */
export function recordText(id: string): string {
  try {
    const closed = closedTimeOf(id);
    if (closed.from || closed.to) return closureSummary([closed]);
    return `${clinicById(closed.locationId).name} on ${formatLongDate(closed.date)}`;
  } catch {
    return id;
  }
}

/** Describes a change of status. `status` turns a stored status into the text that the record's view shows. */
const statusText = ({ from = '', to = '' }: AuditEntry, status: (code: string) => string) =>
  `changed the status of {record}: ${status(from)} → ${status(to)}`;

/** The amount of an entry whose `to` is in cents. */
const dollars = ({ to }: AuditEntry) => formatCents(Number(to));

const reasonText = ({ reason }: AuditEntry) => (reason ? `: ${reason}` : '');

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
const correctedText = (fields = '') =>
  joinWords(fields.split(',').map((field) => correctedFields[field] ?? field));

const attentionTexts: Record<string, string> = {
  'refund-failed': 'the failed refund',
  'refund-in-doubt': 'the unconfirmed refund',
  dispute: 'the dispute',
  'fraud-warning': 'the fraud warning',
  'payment-in-doubt': 'the unconfirmed payment',
  'lab-order-open': 'the lab order not drawn',
  'other-sale': 'the sales of other products',
} satisfies Record<AttentionKind, string>;

const waysToPay: Record<string, string> = { phone: 'by phone', cash: 'in cash', check: 'by check' };

const outcomes: Record<string, string> = { won: ', which we won', lost: ', which we lost' };

/** Describes a view of one or more records. */
function viewText({ count, subjects, purpose }: AuditEntry, one: string): string {
  const verb = purpose ? { export: 'exported', print: 'printed' }[purpose] : 'viewed';
  // The link to a payment already begins with the word `payment`.
  if (count === undefined) return one === 'payment' ? `${verb} {record}` : `${verb} ${one} {record}`;
  return `${verb} ${count} ${one}s${subjects ? ': {record}' : ''}`;
}

const texts: Record<AuditEntry['action'], (entry: AuditEntry) => string> = {
  'appointment.book': () => 'booked {record} for a patient',
  'appointment.status': (entry) => statusText(entry, appointmentsTexts.status),
  'appointment.reschedule': ({ from, to }) =>
    `moved {record}: ${formatDateTime(required(from, 'from'))} → ${formatDateTime(required(to, 'to'))}`,
  'appointment.delete': () => 'deleted booking {record}',
  'appointment.email': () => 'corrected the email address for {record}',
  'appointment.correct': ({ to }) => `corrected the ${correctedText(to)} for {record}`,
  'appointment.resend': () => 'emailed the confirmation of {record} again',
  'appointment.not-mine': () => 'stopped emails about {record}: the address isn’t the patient’s',
  'appointment.allow-email': () => 'allowed emails again to the address of {record}',
  'appointment.estimate': () => 'made the cost estimate for {record}',
  'appointment.estimate-request': () => 'asked for a cost estimate for {record}',
  'payment.status': (entry) => statusText(entry, capitalize),
  'payment.delete': () => 'deleted the record of {record}',
  // `to` is in cents, as in the refund request.
  'payment.refund': (entry) => `refunded ${dollars(entry)} for {record}${reasonText(entry)}`,
  // `to` is in cents; `reason` is Stripe's code for why the refund failed.
  'payment.refund-failed': (entry) =>
    `couldn’t refund ${dollars(entry)} for {record}: ${refundFailureText(entry.reason)}`,
  'payment.refund-canceled': (entry) =>
    `reported that the refund of ${dollars(entry)} for {record} was canceled`,
  'payment.refund-declined': (entry) => `declined the refund of ${dollars(entry)} for {record}`,
  'payment.dispute': (entry) =>
    `reported a dispute of ${dollars(entry)} for {record}: ${disputeReasonText(entry.reason)}`,
  'payment.dispute-closed': (entry) =>
    `closed the ${dollars(entry)} dispute for {record}${outcomes[entry.reason ?? ''] ?? ''}`,
  'payment.handled': (entry) =>
    `set aside ${attentionTexts[entry.to ?? ''] ?? entry.to} for {record}${reasonText(entry)}`,
  // `to` is in cents, as in the request; `reason` is the payment method.
  'payment.enter': (entry) =>
    `recorded a payment of ${dollars(entry)} ${waysToPay[entry.reason ?? ''] ?? entry.reason}: {record}`,
  'payment.resend': () => 'emailed the receipt of {record} again',
  'lab-order.status': ({ to, reason }) =>
    to === 'drawn' ? `drew lab order {record} at ${reason}` : 'marked lab order {record} as not drawn',
  'message.status': ({ to }) =>
    to === 'done' ? 'marked message {record} as done' : 'opened message {record} again',
  'closure.create': (entry) => `closed {record}${reasonText(entry)}`,
  'closure.notify': ({ to }) =>
    `emailed ${to} ${to === '1' ? 'patient' : 'patients'} about the closure of {record}`,
  'closure.call': ({ from, to }) =>
    to
      ? `called the patient of {record} about the closure of ${recordText(to)}`
      : `marked the patient of {record} as not called about the closure of ${recordText(required(from, 'from'))}`,
  'closure.delete': () => 'reopened {record}',
  'appointment.view': (entry) => viewText(entry, 'booking'),
  'payment.view': (entry) => viewText(entry, 'payment'),
  'lab-order.view': (entry) => viewText(entry, 'lab order'),
  'message.view': (entry) => viewText(entry, 'message'),
  'record.restore': ({ from }) =>
    `brought back {record} as of ${formatDateTime(required(from, 'from'))}. Ask our engineers what to check`,
};

/** What an entry's actor did, in the words before and after the records. */
export function entryText(entry: AuditEntry): [before: string, after: string] {
  const [, before = '', after = ''] = /^(.*?)(?:\{record\}(.*))?$/s.exec(texts[entry.action](entry)) ?? [];
  return [before, after];
}

/** Actors other than staff. */
export const otherActors: Partial<Record<string, string>> = {
  patient: 'A patient',
  addressee: 'An email recipient',
  stripe: 'Stripe',
  'price-list': 'The price list',
  restore: 'A restore from backup',
};

/**
 * Names an entry's actor, for the start of the entry's sentence. Old entries have no stored name, only an id.
 * @param own the `actor` of the signed-in account
 */
export function actorText(
  { actor, actorName }: Pick<AuditEntry, 'actor' | 'actorName'>,
  own?: string,
): string {
  if (actor === own) return 'You';
  return otherActors[actor] ?? actorName ?? `Staff member ${actor.slice(0, 8)}`;
}
