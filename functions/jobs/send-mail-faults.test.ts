import type { ScheduledEvent } from 'aws-lambda';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { claimMs, deliveryMs, markAttempts } from '#functions/mail/time-limits.ts';
import { interceptOutsideCalls, type OutsideCall } from '#functions/platform/outside-calls.ts';
import { maxAttempts, socketTimeoutMs } from '#functions/platform/time-limits.ts';
import { callsOf, killsOf, withFault } from '#infra/testing/faults/faults.ts';
import { withSilence } from '#infra/testing/faults/silence.ts';
import {
  book,
  handler,
  inIndex,
  itemOf,
  later,
  mailsTo,
  newMails,
  sendMail,
  setStatus,
  stop,
  tell,
} from '#infra/testing/mail/mail-system.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';

afterAll(stop);
const written = keptLog();

const isSes = ({ service }: OutsideCall) => service === 'ses';

test('a mail costs three writes, two reads and one mail', async () => {
  const { confirmationNumber } = await book();
  const id = await tell(confirmationNumber, 'booked', 1);
  const calls: string[] = [];
  const count = ({ operation }: OutsideCall) => calls.push(operation) < 0;
  await withFault('crash-before', count, () => sendMail([id], later(0)));
  expect(calls.filter((operation) => operation !== 'GetSecretValueCommand')).toEqual([
    'UpdateItemCommand',
    'GetItemCommand',
    // Reads whether email to the recipient is stopped.
    'BatchGetItemCommand',
    'SendEmailCommand',
    'PutItemCommand',
    // Counts the mail among those sent in the last hour.
    'UpdateItemCommand',
  ]);
});

test('a mail that was sent, but whose mark is never answered, ends in the time that the job has for it', async () => {
  const { confirmationNumber } = await book();
  const id = await tell(confirmationNumber, 'booked', 1);
  let isSent = false;
  const { tookMs } = await withSilence(
    (call) => {
      isSent ||= isSes(call);
      return isSent && call.service === 'dynamodb';
    },
    () => sendMail([id], later(0)),
  );
  expect(tookMs).toBeGreaterThan(markAttempts * maxAttempts * socketTimeoutMs);
  expect(tookMs).toBeLessThanOrEqual(deliveryMs);
  expect(deliveryMs).toBeLessThan(claimMs);
});

test('a mail whose preparation took so long that its claim could end first is left to the schedule', async () => {
  const { confirmationNumber, email } = await book();
  const id = await tell(confirmationNumber, 'booked', 1);
  const now = Date.now;
  let lostMs = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + lostMs);
  const restore = interceptOutsideCalls(async ({ operation }, proceed) => {
    const answer = await proceed();
    if (operation === 'BatchGetItemCommand') lostMs = claimMs - deliveryMs;
    return answer;
  });
  await sendMail([id], later(0));
  restore();
  clock.mockRestore();
  expect([await mailsTo(email), (await itemOf(id)).status]).toEqual([[], 'pending']);
  await sendMail(await inIndex('due'), later(61));
  expect(await mailsTo(email)).toHaveLength(1);
});

describe('a process killed at any outside call', () => {
  test('leaves a mail that is sent exactly once, unless it died between acceptance and mark', async () => {
    const healthy = await book();
    const healthyId = await tell(healthy.confirmationNumber, 'booked', 1);
    const calls = await callsOf(() => sendMail([healthyId], later(0)));
    const doubled: string[] = [];
    for (const { fault, step } of killsOf(calls)) {
      const { confirmationNumber, email } = await book();
      const id = await tell(confirmationNumber, 'booked', 1);
      let struck = '';
      const strikes = ({ operation }: OutsideCall, count: number) => {
        if (count === step) struck = operation;
        return count === step;
      };
      await withFault(fault, strikes, () => sendMail([id], later(0)));
      // The stream reports the mail again, before the claim has ended. Then the schedule retries it.
      await sendMail([id], later(1));
      await sendMail(await inIndex('due'), later(61));
      expect((await itemOf(id)).status, `${fault} at call ${step}`).toBe('sent');
      const sent = (await mailsTo(email)).length;
      if (sent !== 1) doubled.push(`${fault} ${struck}: ${sent}`);
    }
    // Only this crash makes the mail go out twice: SES accepted the mail, and the process died before marking it as
    // sent.
    expect(doubled).toEqual(['crash-before PutItemCommand: 2']);
  });
});

describe('a failing mail service', () => {
  test('is tried again after growing waits, until the visit begins, and then sets off an alarm', async () => {
    const { confirmationNumber, email } = await book({ date: '2026-11-25' });
    const id = await tell(confirmationNumber, 'booked', 1);
    const before = written.length;
    const waits: number[] = [];
    let seconds = 0;
    while (waits.length < 8) {
      await withFault('throttle', isSes, () => sendMail([id], later(seconds)));
      const { nextAttemptAt = '' } = await itemOf(id);
      const wait = (Date.parse(nextAttemptAt) - later(0).getTime()) / 1000 - seconds;
      await sendMail([id], later(seconds + wait - 1));
      waits.push(wait);
      seconds += wait;
    }
    expect(waits).toEqual([30, 60, 120, 240, 300, 300, 300, 300]);
    expect(await inIndex('due')).toContain(id);
    await sendMail([id], later(3 * 86_400));
    const lines = written.slice(before).join('');
    expect(await itemOf(id)).toMatchObject({ status: 'expired', expiresAt: expect.any(Number) });
    expect([...(await inIndex('due')), ...(await inIndex('abandoned'))]).not.toContain(id);
    expect(await mailsTo(email)).toEqual([]);
    expect(lines.match(/"MailAbandoned":1/g)).toHaveLength(1);
    expect(lines).toContain('"level":"error","message":"mail-abandoned"');
    expect(lines).not.toContain(email);
  });

  test('leaves a mail that someone has to call about where they find it', async () => {
    const { confirmationNumber } = await book();
    await setStatus(confirmationNumber, 'cancelled');
    const id = `${confirmationNumber}#2#cancelled`;
    for (const seconds of [90, 8 * 86_400]) {
      await withFault('throttle', isSes, () => sendMail([id], later(seconds)));
    }
    expect(await inIndex('abandoned')).toContain(id);
    expect(await itemOf(id)).toMatchObject({ status: 'expired', failures: 1, expiresAt: expect.any(Number) });
  });

  test('of which two runs give up at once is told of once', async () => {
    const { confirmationNumber } = await book();
    await setStatus(confirmationNumber, 'cancelled');
    const id = `${confirmationNumber}#2#cancelled`;
    await withFault('throttle', isSes, () => sendMail([id], later(90)));
    const before = written.length;
    const tooLate = 8 * 86_400;
    let writes = 0;
    const restore = interceptOutsideCalls(async ({ operation }, proceed) => {
      // The run's first write claims the mail, and its second gives it up. In between, the claim ends, and another run
      // is faster.
      if (/^(Put|Update)Item/.test(operation) && ++writes === 2)
        await sendMail([id], later(tooLate + claimMs / 1000));
      return proceed();
    });
    await sendMail([id], later(tooLate));
    restore();
    expect(writes).toBeGreaterThan(2);
    const lines = written.slice(before).join('');
    expect(lines.match(/"MailAbandoned":1/g)).toHaveLength(1);
    expect(lines.match(/"message":"mail-abandoned"/g)).toHaveLength(1);
    expect(await itemOf(id)).toMatchObject({ status: 'expired', queue: 'abandoned' });
  });

  test('that recovers gets the mail from the schedule', async () => {
    const { confirmationNumber, email } = await book();
    const id = await tell(confirmationNumber, 'booked', 1);
    await withFault('timeout-before', isSes, () => handler(newMails(id)));
    const schedule = { source: 'aws.events' } as ScheduledEvent;
    await handler(schedule);
    expect(await mailsTo(email)).toEqual([]);
    await sendMail(await inIndex('due'), later(3600));
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await inIndex('due')).not.toContain(id);
  });

  test('and a failing table: the stream is asked to tell again of just those mails', async () => {
    const [first, second] = [await book(), await book()];
    const ids = await Promise.all(
      [first, second].map(({ confirmationNumber }) => tell(confirmationNumber, 'booked', 1)),
    );
    const isSecond = ({ input }: OutsideCall) => JSON.stringify(input).includes(second.confirmationNumber);
    const { result } = await withFault('timeout-before', isSecond, () => handler(newMails(...ids)));
    expect(result).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
    expect(await mailsTo(first.email)).toHaveLength(1);
  });
});
