import { AsyncLocalStorage } from 'node:async_hooks';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { interceptOutsideCalls, type OutsideCall } from '#functions/platform/outside-calls.ts';
import { adminClaims } from '#infra/testing/events.ts';
import { callsOf, killed, killsOf, withFault } from '#infra/testing/faults/faults.ts';
import { shortenPauses } from '#infra/testing/faults/short-pauses.ts';
import { openMailSystem } from '#infra/testing/mail/open-mail-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import { dayMs } from '#shared/time/durations.ts';

const { system, sendMail, later, stop, book, setStatus, itemOf, mailsTo } = await openMailSystem();
// Fake the clock: on a busy machine, these tests take longer than a mail waits.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());
afterAll(stop);
quietLog();
shortenPauses();

const claims = adminClaims();

type Booked = Awaited<ReturnType<typeof book>>;

/** A visit at 9:30 whose confirmation was sent. */
async function told(changes: Record<string, unknown> = {}): Promise<Booked> {
  const booked = await book(changes);
  await sendMail([`${booked.confirmationNumber}#1#booked`], later(0));
  return booked;
}

async function stored({ confirmationNumber }: Booked): Promise<AppointmentItem> {
  const TableName = system.tableName('Appointments');
  const { Item } = await system.dynamo.send(
    new GetCommand({ TableName, Key: { confirmationNumber }, ConsistentRead: true }),
  );
  return Item as AppointmentItem;
}

async function move(booked: Booked, time: string): Promise<void> {
  const { confirmationNumber, date } = booked;
  const { version } = await stored(booked);
  const { status } = await system.call('POST /api/admin/appointments/{confirmationNumber}/reschedule', {
    params: { confirmationNumber },
    body: { location: { id: '1' }, date, time, version },
    claims,
  });
  expect(status).toBe(200);
}

const cancel = ({ confirmationNumber }: Booked) => setStatus(confirmationNumber, 'cancelled');
const confirm = ({ confirmationNumber }: Booked) => setStatus(confirmationNumber, 'confirmed');

async function pending(): Promise<string[]> {
  const mails = (await system.all('Outbox')).filter(
    ({ status, kind }) => status === 'pending' && kind !== 'freed',
  );
  return mails.map(({ id }) => String(id));
}

/** Sends all pending mails at a time, in seconds after the visits of the first test were booked. */
const runJob = async (seconds = 90) => sendMail(await pending(), later(seconds));

/** What the mails after the first confirmation say, oldest first. */
async function wordsTo({ email }: Booked): Promise<string[]> {
  const mails = (await mailsTo(email)).toReversed().slice(1);
  return mails.map(({ subject, text }) => {
    const time = /\d+:\d\d [AP]M/.exec(text)?.[0];
    return `${/^Canceled|^Your visit is now|^Your visit/.exec(subject)?.[0]} ${time}`;
  });
}

interface Change {
  make: (booked: Booked) => Promise<void>;
  undo: (booked: Booked) => Promise<void>;
  /** What the mail about the change says, and the mail about its undo. */
  words: string;
  undoneWords: string;
}

const changes: [string, Change][] = [
  [
    'cancellation',
    { make: cancel, undo: confirm, words: 'Canceled 9:30 AM', undoneWords: 'Your visit 9:30 AM' },
  ],
  [
    'move',
    {
      make: (booked) => move(booked, '1:45'),
      undo: (booked) => move(booked, '9:30'),
      words: 'Your visit is now 1:45 PM',
      undoneWords: 'Your visit is now 9:30 AM',
    },
  ],
];

describe.each(changes)('a %s by staff', (_, { make, undo, words, undoneWords }) => {
  test('is mailed ten seconds later', async () => {
    const booked = await told();
    await make(booked);
    const id = String((await stored(booked)).waitingMail?.id);
    const madeAt = Date.parse((await itemOf(id)).createdAt);
    await sendMail([id], new Date(madeAt + 9_999));
    expect(await wordsTo(booked)).toEqual([]);
    await sendMail([id], new Date(madeAt + 10_000));
    expect(await wordsTo(booked)).toEqual([words]);
  });

  test('is not mailed if it is undone before, and neither is the undo', async () => {
    const booked = await told();
    await make(booked);
    await undo(booked);
    await runJob();
    expect(await wordsTo(booked)).toEqual([]);
    // If the change is made once more, and not undone, it is mailed.
    await make(booked);
    await runJob();
    expect(await wordsTo(booked)).toEqual([words]);
  });

  test('is mailed, and so is its undo, if that comes after the mail', async () => {
    const booked = await told();
    await make(booked);
    await runJob();
    await undo(booked);
    expect(await wordsTo(booked)).toEqual([words]);
    await runJob();
    expect(await wordsTo(booked)).toEqual([words, undoneWords]);
    // An undo that is itself undone in time sends no mail.
    await make(booked);
    await undo(booked);
    await make(booked);
    await runJob();
    expect(await wordsTo(booked)).toEqual([words, undoneWords, words]);
  });

  /** Runs `meanwhile` before or after an outside call of `work`, or after `work` if it makes fewer calls. */
  async function during(
    step: number,
    when: string,
    work: () => Promise<unknown>,
    meanwhile: () => Promise<unknown>,
  ) {
    // The calls of `meanwhile` don't count as those of `work`.
    const apart = AsyncLocalStorage.snapshot();
    let calls = 0;
    let isDone = false;
    const restore = interceptOutsideCalls(async (_call, proceed) => {
      const isMoment = !isDone && calls++ === step;
      if (isMoment) isDone = true;
      if (isMoment && when === 'before') await apart(meanwhile);
      const answer = await proceed();
      if (isMoment && when === 'after') await apart(meanwhile);
      return answer;
    });
    await work();
    restore();
    if (!isDone) await meanwhile();
  }

  type Work = (booked: Booked) => Promise<unknown>;

  /** What patients read after a change if `meanwhile` happens at each moment of `work`. */
  async function readAfter(work: Work, meanwhile: Work): Promise<Set<string>> {
    const probe = await told();
    await make(probe);
    const calls = await callsOf(() => work(probe));
    const read = new Set<string>();
    for (let step = 0; step < calls; step++) {
      for (const when of ['before', 'after']) {
        const booked = await told();
        await make(booked);
        await during(
          step,
          when,
          () => work(booked),
          () => meanwhile(booked),
        );
        await runJob(200);
        read.add((await wordsTo(booked)).join());
      }
    }
    return read;
  }

  const send = () => runJob();
  const right = ['', undoneWords, `${words},${undoneWords}`];

  test('that is undone at any moment of the mail’s sending leaves the patient with the right last word', async () => {
    const read = await readAfter(send, undo);
    expect([...read].filter((one) => !right.includes(one))).toEqual([]);
    expect(read).toContain('');
    expect(read).toContain(`${words},${undoneWords}`);
  });

  test('whose mail is sent at any moment of the undo does, too', async () => {
    const read = await readAfter(undo, send);
    expect([...read].filter((one) => !right.includes(one))).toEqual([]);
    expect(read).toContain('');
    expect(read).toContain(`${words},${undoneWords}`);
  });

  test('that is undone and done again at any moment of the mail’s sending is told', async () => {
    const read = await readAfter(send, async (booked) => {
      await undo(booked);
      await make(booked);
    });
    expect([...read].filter((one) => !one.endsWith(words))).toEqual([]);
  });

  test('that is undone by a version that doesn’t look whether the mail is claimed fails the first of these tests', async () => {
    async function naiveUndo(booked: Booked): Promise<void> {
      const { waitingMail: _, ...item } = await stored(booked);
      const startsAt = slotStart(item.date, '9:30').toISOString();
      const undone = { status: 'confirmed', time: '9:30', startsAt };
      const Item = { ...item, ...undone, version: item.version + 1 };
      await system.dynamo.send(new PutCommand({ TableName: system.tableName('Appointments'), Item }));
    }
    expect(await readAfter(send, naiveUndo)).toContain(words);
  });

  test('that is undone by a process killed at any outside call, and then again, leaves the right last word', async () => {
    for (const isMailed of [false, true]) {
      const probe = await told();
      await make(probe);
      for (const kill of killsOf(await callsOf(() => undo(probe)))) {
        const booked = await told();
        await make(booked);
        if (isMailed) await runJob();
        await killed(kill, () => undo(booked).catch(() => undefined));
        await undo(booked);
        await runJob(200);
        const moment = `${kill.fault} at call ${kill.step}`;
        expect(await wordsTo(booked), moment).toEqual(isMailed ? [words, undoneWords] : []);
      }
    }
  });
});

describe('of several changes in ten seconds', () => {
  test('the patient reads the last', async () => {
    const booked = await told();
    await move(booked, '10:45');
    await move(booked, '1:45');
    await runJob();
    expect(await wordsTo(booked)).toEqual(['Your visit is now 1:45 PM']);
  });

  test('a cancellation is the last word of a move', async () => {
    const booked = await told();
    await move(booked, '10:45');
    await cancel(booked);
    await runJob();
    expect(await wordsTo(booked)).toEqual(['Canceled 10:45 AM']);
  });

  test('an undone cancellation leaves the move that came before', async () => {
    const booked = await told();
    await move(booked, '10:45');
    await cancel(booked);
    await confirm(booked);
    await runJob();
    expect(await wordsTo(booked)).toEqual(['Your visit is now 10:45 AM']);
  });

  test('that lead back to the patient’s time none is mailed', async () => {
    const booked = await told();
    for (const time of ['10:45', '1:45']) await move(booked, time);
    await cancel(booked);
    await confirm(booked);
    await move(booked, '9:30');
    await runJob();
    expect(await wordsTo(booked)).toEqual([]);
  });

  test('one that is none to the patient keeps the mail', async () => {
    const booked = await told();
    await move(booked, '10:45');
    const { status } = await system.call('PUT /api/admin/appointments/{confirmationNumber}', {
      params: { confirmationNumber: booked.confirmationNumber },
      body: { note: 'Needs an interpreter', version: 2 },
      claims,
    });
    expect(status).toBe(200);
    await runJob();
    expect(await wordsTo(booked)).toEqual(['Your visit is now 10:45 AM']);
  });

  test('the patient’s own is mailed at once, and what staff change after it is told', async () => {
    const booked = await told();
    await move(booked, '10:45');
    const { confirmationNumber, date, manageToken } = booked;
    await system.call('POST /api/appointments/{confirmationNumber}/reschedule', {
      params: { confirmationNumber },
      headers: { authorization: `Bearer ${manageToken}` },
      body: { location: { id: '1' }, date, time: '1:45' },
    });
    await sendMail([`${confirmationNumber}#3#rescheduled`], later(0));
    expect(await wordsTo(booked)).toEqual(['Your visit is now 1:45 PM']);
    await move(booked, '9:30');
    await runJob();
    expect(await wordsTo(booked)).toEqual(['Your visit is now 1:45 PM', 'Your visit is now 9:30 AM']);
  });
});

describe('while a change can be undone', () => {
  test('a confirmation sent again goes at once, and the undo is mailed', async () => {
    const booked = await told();
    await move(booked, '10:45');
    const params = { confirmationNumber: booked.confirmationNumber };
    const { status } = await system.call('POST /api/admin/appointments/{confirmationNumber}/resend', {
      params,
      claims,
    });
    expect(status).toBe(202);
    const again = (await pending()).filter((id) => id.includes('#again#'));
    await sendMail(again, later(0));
    expect(await wordsTo(booked)).toEqual(['Your visit 10:45 AM']);
    await move(booked, '9:30');
    await runJob();
    expect(await wordsTo(booked)).toEqual(['Your visit 10:45 AM', 'Your visit is now 9:30 AM']);
  });

  test('an earlier mail that failed is neither lost nor overtakes', async () => {
    const booked = await book();
    const id = `${booked.confirmationNumber}#1#booked`;
    const isSes = ({ service }: OutsideCall) => service === 'ses';
    await withFault('throttle', isSes, () => sendMail([id], later(0)));
    await cancel(booked);
    await sendMail([id], later(60));
    expect(await mailsTo(booked.email)).toEqual([]);
    await confirm(booked);
    await runJob(3_600);
    expect((await mailsTo(booked.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your visit on /),
    ]);
  });

  test('a reminder waits', async () => {
    const booked = await told();
    await move(booked, '10:45');
    const { startsAt } = await stored(booked);
    const { renderMail } = await import('#functions/jobs/send-mail.ts');
    const { confirmationNumber } = booked;
    const reminder = { kind: 'reminder-day', confirmationNumber, startsAt, cause: 'clinic' } as const;
    const dayBefore = new Date(Date.parse(startsAt) - dayMs);
    const mail = { ...reminder, createdAt: startsAt };
    expect(await renderMail(mail, dayBefore)).toBe('not-yet');
    await runJob();
    expect(await renderMail(mail, dayBefore)).toMatchObject({ to: booked.email });
  });
});

test('visits canceled with others leave the mail of a move that came before, if that is undone', async () => {
  const booked = await told();
  await move(booked, '10:45');
  const appointments = [{ confirmationNumber: booked.confirmationNumber, version: 2 }];
  await system.call('POST /api/admin/appointments/cancel', { body: { appointments }, claims });
  await confirm(booked);
  await runJob(180);
  expect(await wordsTo(booked)).toEqual(['Your visit is now 10:45 AM']);
});

test('a visit canceled with others and confirmed again after their mail is mailed', async () => {
  const booked = await told();
  const appointments = [{ confirmationNumber: booked.confirmationNumber, version: 1 }];
  await system.call('POST /api/admin/appointments/cancel', { body: { appointments }, claims });
  await runJob(180);
  await confirm(booked);
  await runJob(180);
  expect(await wordsTo(booked)).toEqual(['Canceled 9:30 AM', 'Your visit 9:30 AM']);
});
