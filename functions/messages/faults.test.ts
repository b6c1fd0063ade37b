import { describe, expect, test, vi } from 'vitest';
import { type Fault, withFault } from '#infra/testing/faults/faults.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { consultationBody, contactBody, storedFrom } from '#infra/testing/records/messages.ts';

const system = await openTestSystem();
quietLog();

const send = (body: unknown) => system.call('POST /api/appoinment/add', { body });
const request = (body: unknown) => system.call('POST /api/consultations', { body });

describe('a fault while a message is stored', () => {
  test.each<[Fault, number]>([
    ['throttle', 201],
    ['conflict', 201],
    ['timeout-before', 201],
    ['timeout-after', 201],
    ['crash-before', 500],
    ['crash-after', 500],
  ])(
    '%s: message and mail are stored together or not at all, and a retry succeeds',
    async (fault, status) => {
      const body = contactBody();
      const first = ({ operation }: { operation: string }, count: number) =>
        operation.startsWith('TransactWrite') && count <= 1;
      const { result } = await withFault(fault, first, () => send(body));
      expect(result.status).toBe(status);
      const left = await storedFrom(system, body.email);
      expect(left.mails).toHaveLength(left.messages.length);
      expect((await send(body)).status).toBe(201);
      const { messages, mails } = await storedFrom(system, body.email);
      expect([messages.length, mails.length]).toEqual([1, 1]);
    },
  );

  test('throttling that does not end is answered with a time to wait, and nothing is stored', async () => {
    const body = contactBody();
    const { result } = await withFault(
      'throttle',
      ({ service }) => service === 'dynamodb',
      () => send(body),
    );
    expect([result.status, result.headers['retry-after']]).toEqual([429, '2']);
    expect((await storedFrom(system, body.email)).messages).toEqual([]);
  });
});

test('what a visitor wrote is never logged, whatever goes wrong', async () => {
  const watch = vi.mocked(process.stdout.write);
  watch.mockClear();
  const personal = { firstName: 'Zyxmarker', message: 'Zyxmarker hurts', email: 'zyxmarker@example.com' };
  for (const fault of ['timeout-before', 'crash-after'] as const) {
    await withFault(
      fault,
      () => true,
      () => send(contactBody(personal)),
    );
  }
  await send(contactBody({ ...personal, phone: 'Zyxmarker' }));
  const written = watch.mock.calls.map(([line]) => String(line)).join('');
  expect(written).toContain('"request-failed"');
  expect(written.toLowerCase()).not.toContain('zyxmarker');
});

test.each(['crash-before', 'crash-after'] as const)(
  'a request for a video visit whose process dies (%s) is stored completely or not at all, and a retry succeeds',
  async (fault) => {
    const body = consultationBody();
    const isWrite = ({ operation }: { operation: string }) => operation.startsWith('TransactWrite');
    const { result } = await withFault(fault, isWrite, () => request(body));
    expect(result.status).toBe(500);
    const left = await storedFrom(system, body.email);
    expect(left.mails).toHaveLength(2 * left.messages.length);
    expect((await request(body)).status).toBe(202);
    const { messages, mails } = await storedFrom(system, body.email);
    expect([messages.length, mails.length]).toEqual([1, 2]);
  },
);
