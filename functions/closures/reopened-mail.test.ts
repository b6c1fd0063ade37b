import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, describe, expect, test } from 'vitest';
import { interceptOutsideCalls, type OutsideCall } from '#functions/platform/outside-calls.ts';
import { setOffBy } from '#infra/testing/alarms/evaluate.ts';
import { adminClaims } from '#infra/testing/events.ts';
import { callsOf, killed, killsOf, withFault } from '#infra/testing/faults/faults.ts';
import { shortenPauses } from '#infra/testing/faults/short-pauses.ts';
import {
  book,
  later,
  linkIn,
  mailsTo,
  sendMail,
  setStatus,
  stop,
  system,
} from '#infra/testing/mail/mail-system.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { freshDay } from '#infra/testing/records/bookings.ts';
import { closuresOf } from '#infra/testing/records/closures.ts';

const { close, reopen, notify } = closuresOf(system);
afterAll(stop);
const written = keptLog();
shortenPauses();

type Booked = Awaited<ReturnType<typeof book>>;

/** The ids of the pending mails of a kind; by default, of all kinds. */
async function pending(kind = ''): Promise<string[]> {
  const mails = (await system.all('Outbox')).filter(({ status }) => status === 'pending');
  return mails.map(({ id }) => String(id)).filter((id) => id.startsWith(kind));
}

/** Sends the pending mails, this many seconds plus two minutes after the first test's visits were booked. */
const runJob = async (seconds = 0) => sendMail(await pending(), later(seconds + 120));

/** The subjects of the mails that say that the clinic is open again. */
async function openingsOf({ email }: Pick<Booked, 'email'>): Promise<string[]> {
  return (await mailsTo(email)).map(({ subject }) => subject).filter((text) => text.includes('open again'));
}

/** A closed day, with a visit whose patient was told about it. */
async function toldOfClosure(changes: Record<string, unknown> = {}) {
  const date = freshDay();
  const booked = await book({ date, ...changes });
  const { id } = (await close({ date })).body.closure;
  await notify(id);
  await runJob();
  return { booked, id, date };
}

describe('a patient who was told that their clinic is closed', () => {
  test('is told when it’s open again, with links to the visit', async () => {
    const { booked, id } = await toldOfClosure();
    expect((await reopen(id)).status).toBe(200);
    await runJob();
    const [mail] = await mailsTo(booked.email);
    const { confirmationNumber } = booked;
    expect(mail?.subject).toBe('Your clinic is open again on Tuesday, January 5');
    expect(mail?.text).toContain('Your visit is still booked');
    expect(mail?.text).toContain('When: Tuesday, January 5, 2027, 9:30 AM');
    expect(mail?.text).toContain(linkIn(mail, 'appointment-confirmation', confirmationNumber).href);
    expect(mail?.text).toContain(linkIn(mail, 'reschedule', confirmationNumber).href);
    expect(mail?.text).not.toContain('technologist');
  });

  test('is told once, however often and by however many it is reopened', async () => {
    const { booked, id } = await toldOfClosure();
    const answers = await Promise.all(Array.from({ length: 10 }, () => reopen(id)));
    expect(answers.map(({ status }) => status)).toContain(200);
    expect((await reopen(id)).status).toBe(404);
    await runJob();
    await runJob(3_600);
    expect(await openingsOf(booked)).toHaveLength(1);
  });

  test('is told again of each closure that they were told of', async () => {
    const { booked, id, date } = await toldOfClosure();
    await reopen(id);
    await runJob();
    await close({ date });
    await notify(id);
    await runJob();
    await reopen(id);
    await runJob();
    expect(await openingsOf(booked)).toHaveLength(2);
  });

  test('is told of a family’s visits in one mail, but not of one that only now is affected', async () => {
    const date = freshDay();
    const email = `family-${date}@example.com`;
    const visits: Booked[] = [];
    for (const time of ['9:30', '10:45', '1:45']) visits.push(await book({ date, time, email }));
    const [one, other, late] = visits as [Booked, Booked, Booked];
    await setStatus(late.confirmationNumber, 'completed');
    const { id } = (await close({ date })).body.closure;
    await notify(id);
    await runJob();
    await setStatus(late.confirmationNumber, 'confirmed');
    await reopen(id);
    await runJob();
    expect(await openingsOf({ email })).toEqual(['Your clinic is open again']);
    const [mail] = await mailsTo(email);
    for (const { confirmationNumber } of [one, other]) expect(mail?.text).toContain(confirmationNumber);
    expect(mail?.text).not.toContain(late.confirmationNumber);
  });

  test('is told once no other closure covers their visit', async () => {
    const { booked, id, date } = await toldOfClosure();
    const { closure: morning } = (await close({ date, to: '11:00' })).body;
    await reopen(id);
    await runJob();
    expect(await openingsOf(booked)).toEqual([]);
    await reopen(morning.id);
    await runJob();
    expect(await openingsOf(booked)).toHaveLength(1);
  });

  test('is told by one of two closures that are reopened at the same moment', async () => {
    const { booked, id, date } = await toldOfClosure();
    const { closure: morning } = (await close({ date, to: '11:00' })).body;
    await Promise.all([reopen(id), reopen(morning.id)]);
    await runJob();
    expect(await openingsOf(booked)).toHaveLength(1);
  });

  test('hears of the closure that stays by an email that hadn’t left yet', async () => {
    const date = freshDay();
    const booked = await book({ date });
    await runJob();
    const { id } = (await close({ date })).body.closure;
    const { closure: morning } = (await close({ date, to: '11:00' })).body;
    await notify(id);
    await reopen(id);
    await runJob();
    expect((await mailsTo(booked.email))[0]?.subject).toContain('Please reschedule your visit');
    await reopen(morning.id);
    await runJob();
    expect(await openingsOf(booked)).toHaveLength(1);
  });
});

describe('no mail says that a clinic is open again', () => {
  test('to a patient who wasn’t told that it’s closed', async () => {
    const date = freshDay();
    const booked = await book({ date });
    const { id } = (await close({ date })).body.closure;
    await reopen(id);
    await runJob();
    expect(await openingsOf(booked)).toEqual([]);
  });

  test('to one whose mail about the closure hadn’t left yet', async () => {
    const date = freshDay();
    const booked = await book({ date });
    await runJob();
    const { id } = (await close({ date })).body.closure;
    await notify(id);
    await reopen(id);
    await runJob();
    expect(await mailsTo(booked.email)).toHaveLength(1);
  });

  test.each<[string, (booked: Booked) => Promise<unknown>]>([
    ['canceled', ({ confirmationNumber }) => setStatus(confirmationNumber, 'cancelled')],
    [
      'moved',
      ({ confirmationNumber, manageToken }) =>
        system.call('POST /api/appointments/{confirmationNumber}/reschedule', {
          params: { confirmationNumber },
          headers: { authorization: `Bearer ${manageToken}` },
          body: { location: { id: '2' }, date: freshDay(), time: '9:30' },
        }),
    ],
    [
      'deleted',
      ({ confirmationNumber }) =>
        system.call('DELETE /api/appointments/{confirmationNumber}', {
          params: { confirmationNumber },
          claims: adminClaims(),
        }),
    ],
  ])('of a visit that was %s, before or after', async (_, change) => {
    for (const isBefore of [true, false]) {
      const { booked, id } = await toldOfClosure();
      if (isBefore) await change(booked);
      await reopen(id);
      if (!isBefore) await change(booked);
      await runJob();
      expect(await openingsOf(booked)).toEqual([]);
    }
  });

  test('of a visit that has begun: someone has to know, unless it’s still closed', async () => {
    for (const isOpen of [true, false]) {
      const { booked, id, date } = await toldOfClosure();
      if (!isOpen) await close({ date, to: '11:00' });
      await reopen(id);
      const before = written.length;
      const ids = await pending('reopened');
      await sendMail(ids, new Date(`${date}T18:00:00Z`));
      expect(await openingsOf(booked)).toEqual([]);
      expect(setOffBy(written.slice(before))).toEqual(isOpen ? ['MailAbandoned'] : []);
    }
  });
});

test('a patient who is just being told of a closure that is reopened is told so, afterwards', async () => {
  const date = freshDay();
  const booked = await book({ date });
  await runJob();
  const { id } = (await close({ date })).body.closure;
  await notify(id);
  let isReopened = false;
  // Keep the calls of `reopen` and `pending` apart from those of the mail job.
  const apart = AsyncLocalStorage.snapshot();
  const restore = interceptOutsideCalls(async ({ service }: OutsideCall, proceed) => {
    if (service === 'ses' && !isReopened) {
      isReopened = true;
      await apart(() => reopen(id));
      await sendMail(await apart(() => pending('reopened')), later(1));
    }
    return proceed();
  });
  await sendMail(await pending('closed'), later(1));
  restore();
  expect(await openingsOf(booked)).toEqual([]);
  await runJob(3_600);
  expect((await mailsTo(booked.email)).map(({ subject }) => subject.split(' on ')[0])).toEqual([
    'Your clinic is open again',
    'Please reschedule your visit',
    expect.anything(),
  ]);
});

test('a process killed at any outside call of reopening, and one after it, tell each patient once', async () => {
  const probe = await toldOfClosure();
  for (const kill of killsOf(await callsOf(() => reopen(probe.id)))) {
    const { booked, id } = await toldOfClosure();
    await killed(kill, () => reopen(id));
    await reopen(id);
    await runJob();
    expect(await openingsOf(booked), `${kill.fault} at call ${kill.step}`).toHaveLength(1);
  }
});

test('an answer that is lost tells each patient once', async () => {
  const { booked, id } = await toldOfClosure();
  let struck = 0;
  const isFirstWrite = ({ operation }: OutsideCall) => operation.startsWith('TransactWrite') && struck++ < 1;
  const { result } = await withFault('timeout-after', isFirstWrite, () => reopen(id));
  expect(result.status).toBe(200);
  await runJob();
  expect(await openingsOf(booked)).toHaveLength(1);
});
