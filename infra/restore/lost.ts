import type { TableName } from '#infra/policy/tables.ts';
import { confirmationNumberPattern } from '#shared/appointments/confirmation-number.ts';
import { type Evidence, type SlotItem, slotOf, startOf } from './data/evidence.ts';
import type { Findings } from './data/findings.ts';
import { type Item, readSame } from './data/tables.ts';

/** Which of these keys have a record, in the live table or in the copy. */
async function known(table: TableName, name: string, ids: readonly string[], copyName: string) {
  const keys = [...new Set(ids)].map((id): Item => ({ [name]: id }));
  const [live, copies] = await Promise.all([readSame(table, keys), readSame(table, keys, copyName)]);
  return new Set([...live.keys(), ...copies.keys()]);
}

/** Whether the last thing that is known of a visit is its end. */
function hasEnded(number: string, { auditOf, mailsOf }: Evidence): boolean {
  const last = auditOf(number).at(-1);
  if (last) return last.action === 'appointment.delete' || last.to === 'cancelled';
  const mails = mailsOf(number).toSorted((one, other) => (one.version ?? 0) - (other.version ?? 0));
  return mails.at(-1)?.kind === 'cancelled';
}

async function findAppointments(
  evidence: Evidence,
  slots: ReadonlyMap<string, SlotItem>,
  { findings, copyOf }: LostContext,
): Promise<void> {
  const held = new Map(
    [...slots.values()].flatMap((item) => (item.heldBy ? [[item.heldBy, item] as const] : [])),
  );
  const told = evidence.mails.flatMap(({ confirmationNumber }) => confirmationNumber ?? []);
  const audited = evidence.audit.map(({ subject }) => subject);
  const numbers = [...held.keys(), ...told, ...audited].filter((id) => confirmationNumberPattern.test(id));
  const existing = await known('Appointments', 'confirmationNumber', numbers, copyOf('Appointments'));
  for (const number of numbers.filter((id) => !existing.has(id) && !hasEnded(id, evidence))) {
    const item = held.get(number);
    const when = item ? `${startOf(slotOf(item))}, clinic ${slotOf(item).locationId}` : 'time unknown';
    const isTold = evidence.mailsOf(number).some(({ status }) => status === 'sent');
    findings.add('appointment-lost', number, `${when}, ${isTold ? 'email sent' : 'no email known'}`);
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

/** What looking for lost records needs. */
export interface LostContext {
  findings: Findings;
  copyOf: (table: TableName) => string;
}

/**
 * Names what was made after the instant and is gone: other tables tell of it, but neither the live table nor the copy has
 * its record.
 * @param slots the slots as they are now
 */
export async function findLost(
  evidence: Evidence,
  slots: ReadonlyMap<string, SlotItem>,
  context: LostContext,
): Promise<void> {
  await findAppointments(evidence, slots, context);
  await findPayments(evidence, context);
  await findMessages(evidence, context);
}
