import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, describe, expect, test } from 'vitest';
import { withFault } from '#infra/testing/faults/faults.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { dayMs } from '#shared/time/durations.ts';
import { nextBudgetStart } from './day.ts';
import type { DueMail } from './day-budget.ts';
import type { MailClass } from './mail-classes.ts';

const system = await openTestSystem({
  limits: { LIMIT_MAILS_OF_RECIPIENT: 12, LIMIT_CODE_MAILS_OF_RECIPIENT: 8 },
});
afterAll(system.stop);
// Loaded with the system's environment, as the job is.
const { readItem } = await import('#functions/platform/dynamo/reads.ts');
const { countMail } = await import('./day-budget.ts');

const now = new Date('2026-11-23T17:00:00Z');
const noReminders = async () => [];

let last = 0;
const newAddress = () => `patient${++last}@example.com`;

function mailTo(to: string, mailClass: MailClass = 'confirmation'): DueMail {
  return { id: `mail ${++last}`, to, class: mailClass };
}

const mailsTo = (count: number, to: string, mailClass?: MailClass) =>
  Array.from({ length: count }, () => mailTo(to, mailClass));

type Count = (mail: DueMail) => Promise<boolean>;

/** As many as the job's concurrent runs send. */
const atOnce = 50;

/** How many of these mails the day has room for when they are counted concurrently. */
async function roomFor(mails: readonly DueMail[], count: Count): Promise<number> {
  let room = 0;
  for (let start = 0; start < mails.length; start += atOnce) {
    const answers = await Promise.all(mails.slice(start, start + atOnce).map(count));
    room += answers.filter((hasRoom) => hasRoom).length;
  }
  return room;
}

const counted: Count = (mail) => countMail(mail, now, noReminders);

/** The sizes of the stored days, by key. */
async function storedDays(): Promise<{ key: string; size: number; bytes: number }[]> {
  const items = (await system.all('Limits')).filter(({ key }) => String(key).startsWith('mails#'));
  return items.map(({ key, mails }) => ({
    key,
    size: mails.size,
    bytes: JSON.stringify([...mails, key]).length,
  }));
}

describe('200 mails to one victim, 50 at a time', () => {
  test('are nine, and a cancellation and two of the victim’s own codes make them twelve', async () => {
    const victim = newAddress();
    expect(await roomFor(mailsTo(200, victim), counted)).toBe(9);
    const others = [mailTo(victim, 'cancellation'), ...mailsTo(2, victim, 'own-code')];
    expect(await roomFor(others, counted)).toBe(3);
    expect(await roomFor(mailsTo(20, victim, 'closure'), counted)).toBe(0);
  });

  test('would be more, if the count was read first and written afterwards', async () => {
    const TableName = system.tableName('Limits');
    const key = 'naive';
    const naive: Count = async () => {
      const { sent = 0 } = (await readItem<{ sent?: number }>(TableName, { key })) ?? {};
      if (sent >= 12) return false;
      await system.dynamo.send(new PutCommand({ TableName, Item: { key, sent: sent + 1 } }));
      return true;
    };
    expect(await roomFor(mailsTo(200, newAddress()), naive)).toBeGreaterThan(12);
  });

  test('are counted for the address however it is written, and again the next day', async () => {
    const victim = newAddress();
    expect(await roomFor(mailsTo(9, victim.toUpperCase()), counted)).toBe(9);
    expect(await counted(mailTo(victim))).toBe(false);
    expect(await counted(mailTo(newAddress()))).toBe(true);
    const tomorrow = nextBudgetStart(now);
    expect(tomorrow.toISOString()).toBe('2026-11-24T00:00:00.000Z');
    expect(await countMail(mailTo(victim), tomorrow, noReminders)).toBe(true);
    expect(await countMail(mailTo(victim), new Date(tomorrow.getTime() - 1), noReminders)).toBe(false);
  });

  test('leave an item that is small, names no one, and expires', async () => {
    const victim = newAddress();
    await roomFor([...mailsTo(50, victim, 'code'), ...mailsTo(50, victim, 'closure')], counted);
    const days = await storedDays();
    expect(Math.max(...days.map(({ size }) => size))).toBe(12);
    expect(Math.max(...days.map(({ bytes }) => bytes))).toBeLessThan(500);
    expect(JSON.stringify(await system.all('Limits'))).not.toContain('patient');
    for (const { key, expiresAt } of await system.all('Limits')) {
      if (key.startsWith('mails#')) expect(expiresAt * 1000).toBeLessThan(now.getTime() + 3 * dayMs);
    }
  });
});

test('a mail that is tried again is not counted twice, on an empty day or a full one', async () => {
  const victim = newAddress();
  const first = mailTo(victim);
  for (let attempt = 0; attempt < 8; attempt++) expect(await counted(first)).toBe(true);
  expect(await roomFor(mailsTo(20, victim), counted)).toBe(8);
  expect(await counted(first)).toBe(true);
  expect(await roomFor([first, first, first], counted)).toBe(3);
});

test('a counter that does not know its mails would be used up by one that is tried again', async () => {
  let sent = 0;
  const naive: Count = async () => ++sent <= 12;
  const first = mailTo(newAddress());
  for (let attempt = 0; attempt < 8; attempt++) await naive(first);
  expect(await roomFor(mailsTo(20, newAddress()), naive)).toBeLessThan(8);
});

test('a mail costs one write while half of the day’s are left, then also a read and a look at the reminders', async () => {
  const victim = newAddress();
  const costOf = async () => {
    const operations: string[] = [];
    const note = ({ operation }: { operation: string }) => operations.push(operation) < 0;
    await withFault('crash-before', note, () => counted(mailTo(victim)));
    return operations.filter((operation) => operation !== 'GetSecretValueCommand');
  };
  const costs: string[][] = [];
  for (let mail = 0; mail < 7; mail++) costs.push(await costOf());
  const [sixth, seventh] = costs.slice(5);
  expect(sixth).toEqual(['UpdateItemCommand']);
  expect(seventh).toEqual(['UpdateItemCommand', 'GetItemCommand', 'UpdateItemCommand']);
});

test('room is left for the reminders ahead, until they are sent', async () => {
  const victim = newAddress();
  const reminders = mailsTo(4, victim, 'reminder');
  const ahead = async () => reminders.map(({ id }) => ({ id, isOwn: true }));
  const withReminders: Count = (mail) => countMail(mail, now, ahead);
  expect(await roomFor(mailsTo(20, victim), withReminders)).toBe(6);
  expect(await roomFor(reminders.slice(0, 2), withReminders)).toBe(2);
  expect(await roomFor(mailsTo(20, victim, 'own-code'), withReminders)).toBe(2);
  expect(await roomFor(reminders.slice(2), withReminders)).toBe(2);
});

test('a stranger’s reminders leave room for the patient’s own, which leave none for them', async () => {
  const victim = newAddress();
  const [strangers, own] = [mailsTo(12, victim, 'reminder'), mailsTo(3, victim, 'reminder')];
  const ahead = async () =>
    [...strangers, ...own].map((mail) => ({ id: mail.id, isOwn: own.includes(mail) }));
  const withReminders: Count = (mail) => countMail(mail, now, ahead);
  expect(await roomFor(strangers, withReminders)).toBe(7);
  expect(await roomFor(own, withReminders)).toBe(3);
  expect(await roomFor(strangers, withReminders)).toBe(7);
});
