import type { TableName } from '#infra/config/tables.ts';
import { confirmationNumberPattern } from '#shared/appointments/confirmation-number.ts';
import type { Evidence } from './data/evidence.ts';
import type { Findings } from './data/findings.ts';
import { startOf } from './data/slots.ts';
import { type Item, readByKeys } from './data/tables.ts';

/** What looking for lost records needs. */
export interface LostContext {
  findings: Findings;
  copyOf: (table: TableName) => string | undefined;
}

/** Which of these keys have a record, in the live table or in the copy. */
async function known(
  table: TableName,
  keyName: string,
  ids: readonly string[],
  copyName: string | undefined,
): Promise<Set<string>> {
  const keys = [...new Set(ids)].map((id): Item => ({ [keyName]: id }));
  const names = [undefined, ...(copyName === undefined ? [] : [copyName])];
  const found = await Promise.all(names.map((TableName) => readByKeys(table, keys, TableName)));
  return new Set(found.flatMap((items) => [...items.keys()]));
}

/** Whether the last that is known of an appointment is that it was canceled or deleted. */
function hasEnded(number: string, { auditOf, mailsOf }: Evidence): boolean {
  const last = auditOf(number).findLast(({ action }) => action !== 'appointment.allow-email');
  if (last) return last.action === 'appointment.delete' || last.to === 'cancelled';
  const mails = mailsOf(number).toSorted((one, other) => (one.version ?? 0) - (other.version ?? 0));
  return mails.at(-1)?.kind === 'cancelled';
}

async function findAppointments(evidence: Evidence, { findings, copyOf }: LostContext): Promise<void> {
  const mailed = evidence.mails.flatMap(({ confirmationNumber }) => confirmationNumber ?? []);
  const audited = evidence.audit.map(({ subject }) => subject);
  const numbers = [...evidence.heldSlots.keys(), ...mailed, ...audited].filter((id) =>
    confirmationNumberPattern.test(id),
  );
  const existing = await known('Appointments', 'confirmationNumber', numbers, copyOf('Appointments'));
  for (const number of numbers.filter((id) => !existing.has(id) && !hasEnded(id, evidence))) {
    const slot = evidence.heldSlots.get(number);
    const when = slot ? `${startOf(slot)}, clinic ${slot.locationId}` : 'time unknown';
    const isMailed = evidence.mailsOf(number).some(({ status }) => status === 'sent');
    findings.add('appointment-lost', number, `${when}, ${isMailed ? 'email sent' : 'no email known'}`);
  }
}

async function findPayments(evidence: Evidence, { findings, copyOf }: LostContext): Promise<void> {
  const entered = evidence.audit.filter(({ action }) => action === 'payment.enter');
  const ids = entered.map(({ subject }) => subject);
  const existing = await known('Payments', 'id', ids, copyOf('Payments'));
  for (const { subject, to } of entered.filter(({ subject }) => !existing.has(subject))) {
    findings.add('payment-lost', subject, `${to} cents`);
  }
}

async function findMessages(evidence: Evidence, { findings, copyOf }: LostContext): Promise<void> {
  const mails = evidence.mails.filter(({ messageId }) => messageId !== undefined);
  const ids = mails.map(({ messageId = '' }) => messageId);
  const existing = await known('Messages', 'id', ids, copyOf('Messages'));
  for (const { messageId = '', status } of mails.filter(({ messageId = '' }) => !existing.has(messageId))) {
    findings.add('message-lost', messageId, status);
  }
}

/**
 * Names what was made after the instant and is gone: other tables tell of it, but neither the live table nor the copy has
 * its record.
 */
export async function findLost(evidence: Evidence, context: LostContext): Promise<void> {
  await findAppointments(evidence, context);
  await findPayments(evidence, context);
  await findMessages(evidence, context);
}
