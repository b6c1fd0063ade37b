import { expect, test } from 'vitest';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import type { Evidence } from '#infra/restore/data/evidence.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import type { AuditEntry } from '#shared/audit/routes.ts';

await openTestSystem();
const { replay } = await import('./replay.ts');

const id = 'UC123456A1B2C3';
const item = { confirmationNumber: id, status: 'confirmed', version: 1 } as AppointmentItem;
const evidence = { mailsOf: () => [], heldSlots: new Map() } as Partial<Evidence> as Evidence;

test('a change whose content only the record had is reported as lost, and keeps its version', () => {
  const at = '2026-11-24T18:05:00.000Z';
  const entry = { at, action: 'appointment.new-kind', subject: id, actor: 'manager-1' };
  const auditOf = () => [entry as unknown as AuditEntry];
  expect(replay(item, { ...evidence, auditOf })).toEqual({
    target: { ...item, version: 2 },
    notes: [{ kind: 'change-lost', id, detail: `${at} appointment.new-kind` }],
  });
});
