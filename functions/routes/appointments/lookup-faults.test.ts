import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { callOutside, type OutsideCall } from '#functions/platform/outside-calls.ts';
import { callsOf, type Fault, killed, killsOf, withFault } from '#infra/testing/faults/faults.ts';
import { shortenPauses } from '#infra/testing/faults/short-pauses.ts';
import { mailedCode, openLookup } from '#infra/testing/mail/mailed-code.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';

const system = await openTestSystem();
quietLog();
shortenPauses();

const email = 'faults@example.com';

interface Entry {
  requestId: string;
  code: string;
}

async function ask(): Promise<string> {
  return (await system.call('POST /api/appointments/lookup', { body: { email } })).body.requestId;
}

async function mailed(): Promise<Entry> {
  const requestId = await ask();
  return { requestId, code: await mailedCode(requestId, email) };
}

function verify(entry: Entry) {
  return system.call('POST /api/appointments/lookup/verify', { body: { email, ...entry } });
}

/** Whether the request of a code still stands, and whether its session does. */
async function whatStands({ requestId }: Entry): Promise<string> {
  const [requests, sessions] = [await system.all('LookupCodes'), await system.all('LookupSessions')];
  const found = [
    requests.some((item) => item.requestId === requestId) && 'request',
    sessions.some(({ id }) => id === requestId) && 'session',
  ];
  return found.filter(Boolean).join(' and ');
}

/** Runs some work and kills its process at each of its outside calls in turn. Returns what each kill left. */
async function killEverywhere<Subject>(
  prepare: () => Promise<Subject>,
  work: (subject: Subject) => Promise<unknown>,
  look: (subject: Subject) => Promise<string>,
): Promise<Set<string>> {
  const healthy = await prepare();
  const calls = await callsOf(() => work(healthy));
  expect(calls).toBeGreaterThan(0);
  const left = new Set<string>();
  for (const kill of killsOf(calls)) {
    const subject = await prepare();
    await killed(kill, () => work(subject));
    left.add(await look(subject));
  }
  return left;
}

/** The naive version: two writes instead of one transaction. */
async function naiveRedeem({ requestId }: Entry): Promise<void> {
  const outside = (operation: string, send: () => Promise<unknown>) =>
    callOutside({ service: 'dynamodb', operation, input: {} }, send);
  await outside('PutItemCommand', () =>
    system.dynamo.send(
      new PutCommand({ TableName: system.tableName('LookupSessions'), Item: { id: requestId } }),
    ),
  );
  await outside('DeleteItemCommand', () =>
    system.dynamo.send(new DeleteCommand({ TableName: system.tableName('LookupCodes'), Key: { requestId } })),
  );
}

describe('a process killed at any outside call', () => {
  test('of entering a code leaves the code as good as it was, or used up, never a session and a code', async () => {
    expect(await killEverywhere(mailed, verify, whatStands)).toEqual(new Set(['request', 'session']));
  });

  test('is caught by the same kills when it redeems in two writes', async () => {
    expect(await killEverywhere(mailed, naiveRedeem, whatStands)).toContain('request and session');
  });

  test('of asking for a code leaves its request with its mail, or neither', async () => {
    const counts = async () => ({
      requests: (await system.all('LookupCodes')).length,
      mails: (await system.all('Outbox')).length,
    });
    const left = await killEverywhere(counts, ask, async (before) => {
      const after = await counts();
      return `${after.requests - before.requests} ${after.mails - before.mails}`;
    });
    expect(left).toEqual(new Set(['0 0', '1 1']));
  });

  test('of ending a session leaves one that can still be ended', async () => {
    const end = (token: string) =>
      system.call('DELETE /api/appointments/lookup', { headers: { authorization: `Bearer ${token}` } });
    const left = await killEverywhere(
      () => openLookup(system, email),
      end,
      async (token) => String((await end(token)).status),
    );
    expect(left).toEqual(new Set(['204', '401']));
  });
});

describe('a right code opens the appointments', () => {
  test.each<Fault>(['throttle', 'timeout-before', 'timeout-after'])(
    'though every call of it meets %s once',
    async (fault) => {
      const met = new Set<string>();
      const firstTime = ({ operation, input }: OutsideCall) => {
        const call = `${operation} ${JSON.stringify(input)}`;
        return !met.has(call) && Boolean(met.add(call));
      };
      const entry = await mailed();
      const { result } = await withFault(fault, firstTime, () => verify(entry));
      expect(result.status).toBe(200);
      expect(await whatStands(entry)).toBe('session');
    },
  );

  test('though noting their address fails for good: that only keeps limits lower', async () => {
    const entry = await mailed();
    const isNote = ({ operation }: OutsideCall) => operation === 'PutItemCommand';
    const { result } = await withFault('throttle', isNote, () => verify(entry));
    expect(result.status).toBe(200);
  });
});
