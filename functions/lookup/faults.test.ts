import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
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

let last = 0;
/** A new address each time, so that each code is the only one of its address. */
const newEmail = () => `faults-${++last}@example.com`;

interface Entry {
  email: string;
  id: string;
  code: string;
}

const ask = (email = newEmail()) => system.call('POST /api/appointments/lookup', { body: { email } });

async function mailed(): Promise<Entry> {
  const email = newEmail();
  const { body } = await ask(email);
  return { email, id: body.requestId, code: await mailedCode(email) };
}

const verify = ({ email, code }: Entry) =>
  system.call('POST /api/appointments/lookup/verify', { body: { email, code } });

/** Whether a code can still be entered, and whether its session exists. */
async function whatStands({ id }: Entry): Promise<string> {
  const [codes, sessions] = [await system.all('LookupCodes'), await system.all('LookupSessions')];
  const found = [
    codes.some((code) => code.id === id && !code.spent) && 'code',
    sessions.some((session) => session.id === id) && 'session',
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
async function naiveRedeem({ email, id }: Entry): Promise<void> {
  const { addressOf } = await import('./code.ts');
  const outside = (operation: string, send: () => Promise<unknown>) =>
    callOutside({ service: 'dynamodb', operation, input: {} }, send);
  await outside('PutItemCommand', () =>
    system.dynamo.send(new PutCommand({ TableName: system.tableName('LookupSessions'), Item: { id } })),
  );
  const spend = new UpdateCommand({
    TableName: system.tableName('LookupCodes'),
    Key: { address: await addressOf(email) },
    UpdateExpression: 'SET spent = :true',
    ExpressionAttributeValues: { ':true': true },
  });
  await outside('UpdateItemCommand', () => system.dynamo.send(spend));
}

describe('a process killed at any outside call', () => {
  test('of entering a code leaves the code as good as it was, or used up, never a session and a code', async () => {
    expect(await killEverywhere(mailed, verify, whatStands)).toEqual(new Set(['code', 'session']));
  });

  test('is caught by the same kills when it redeems in two writes', async () => {
    expect(await killEverywhere(mailed, naiveRedeem, whatStands)).toContain('code and session');
  });

  test('of asking for a code leaves it with its mail, or neither', async () => {
    const counts = async () => ({
      codes: (await system.all('LookupCodes')).length,
      mails: (await system.all('Outbox')).length,
    });
    const left = await killEverywhere(
      counts,
      () => ask(),
      async (before) => {
        const after = await counts();
        return `${after.codes - before.codes} ${after.mails - before.mails}`;
      },
    );
    expect(left).toEqual(new Set(['0 0', '1 1']));
  });

  test('of ending a session leaves one that can still be ended', async () => {
    const end = (token: string) =>
      system.call('DELETE /api/appointments/lookup', { headers: { authorization: `Bearer ${token}` } });
    const left = await killEverywhere(
      () => openLookup(system, newEmail()),
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
});
