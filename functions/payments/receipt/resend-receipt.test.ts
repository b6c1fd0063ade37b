import { describe, expect, test } from 'vitest';
import type { OutsideCall } from '#functions/platform/outside-calls.ts';
import { adminClaims } from '#infra/testing/events.ts';
import { type Fault, withFault } from '#infra/testing/faults/faults.ts';
import { shortenPauses } from '#infra/testing/faults/short-pauses.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { billBody, openPaymentSystem } from '#infra/testing/records/payments.ts';

const system = await openPaymentSystem({ limits: { LIMIT_RESENDS_OF_RECEIPT: 3 } });
quietLog();
shortenPauses();
const { suppress } = await import('#functions/mail/suppressions.ts');

const claims = adminClaims();

const resend = (id: string) =>
  system.call('POST /api/admin/payments/{id}/resend', { params: { id }, claims });

/** How many receipts of a payment were queued, including the first, and how many resends are in the audit log. */
async function countsOf(id: string) {
  const lines = (await system.auditOf(id)).filter(({ action }) => action === 'payment.resend');
  return { mails: (await system.receipts(id)).length, lines: lines.length };
}

async function refusalOf(id: string): Promise<string> {
  const { status, problem } = await resend(id);
  expect([status, problem.code]).toEqual([409, 'conflict']);
  expect((await countsOf(id)).lines).toBe(0);
  return problem.detail;
}

describe('staff have a receipt sent again', () => {
  test('to the payment’s address, without changing the payment, and the log says by whom', async () => {
    const body = billBody();
    const id = await system.paid(body);
    const before = await system.stored(id);
    const { status, body: answer } = await resend(id);
    expect([status, answer.message]).toEqual([202, 'The receipt is on its way.']);
    expect(await system.stored(id)).toEqual(before);
    const mails = await system.receipts(id);
    expect(mails).toHaveLength(2);
    expect(mails.find(({ cause }) => cause === 'staff')).toMatchObject({ paymentId: id, status: 'pending' });
    const lines = (await system.auditOf(id)).filter(({ action }) => action === 'payment.resend');
    expect(lines).toMatchObject([{ actor: claims.sub, subject: id }]);
    const withoutActor = lines.map(({ actorName: _, ...line }) => line);
    expect(JSON.stringify(withoutActor)).not.toContain('example.com');
  });

  test('three times a day at most, which limits no other payment', async () => {
    const [id, other] = [await system.paid(), await system.paid()];
    for (let time = 0; time < 3; time++) expect((await resend(id)).status).toBe(202);
    const { status, problem, headers } = await resend(id);
    expect([status, problem.code]).toEqual([429, 'too-many']);
    expect(problem.detail).toContain('several times today');
    expect(Number(headers['retry-after'])).toBeGreaterThan(80_000);
    expect(await countsOf(id)).toEqual({ mails: 4, lines: 3 });
    expect((await resend(other)).status).toBe(202);
  });

  test('of ten requests at once, three times', async () => {
    const id = await system.paid();
    const answers = await Promise.all(Array.from({ length: 10 }, () => resend(id)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
    expect(await countsOf(id)).toEqual({ mails: 4, lines: 3 });
  });

  test.each<Fault>(['conflict', 'throttle', 'timeout-before', 'timeout-after'])(
    'once, when the write meets %s',
    async (fault) => {
      const id = await system.paid();
      let struck = 0;
      const isFirstWrite = ({ operation }: OutsideCall) =>
        operation.startsWith('TransactWrite') && struck++ < 1;
      const { result } = await withFault(fault, isFirstWrite, () => resend(id));
      expect(result.status).toBe(202);
      expect(await countsOf(id)).toEqual({ mails: 2, lines: 1 });
    },
  );
});

describe('a receipt isn’t sent again, and staff are told why,', () => {
  test('when the payment has not been paid, or doesn’t count as succeeded anymore', async () => {
    const { id } = await system.begun();
    expect(await refusalOf(id)).toContain('doesn’t have a receipt');
    const taken = await system.paid();
    await system.setStatus(taken, { status: 'failed' });
    expect(await refusalOf(taken)).toContain('doesn’t have a receipt');
  });

  test('when it has no email address', async () => {
    const { body } = await system.enter({
      source: 'cash',
      amount: 8000,
      patientName: 'Maya Torres',
      accountNumber: 'AC-1001',
      description: 'Visit of November 3',
      paidAt: '2026-11-20T18:00:00.000Z',
      idempotencyKey: crypto.randomUUID(),
    });
    expect(await refusalOf(body.payment.id)).toContain('no email address');
  });

  test.each([
    ['bounced', 'it bounced'],
    ['complained', 'reported our email as spam'],
  ] as const)('when email to its address is stopped: it %s', async (reason, detail) => {
    const body = billBody();
    const id = await system.paid(body);
    await suppress(body.metadata.patientEmail as string, reason, new Date());
    expect(await refusalOf(id)).toContain(detail);
  });

  test('when it was deleted or never existed', async () => {
    const id = await system.paid();
    await system.remove(id);
    for (const one of [id, 'pi_00000000unknown']) expect((await resend(one)).status).toBe(404);
  });
});
