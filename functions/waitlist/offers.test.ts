import { randomUUID } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { FreedTime } from '#functions/appointments/slots/freed.ts';
import type { OutboxItem } from '#functions/mail/outbox.ts';
import { adminClaims } from '#infra/testing/events.ts';
import { callsOf, type Kill, killed, killsOf } from '#infra/testing/faults/faults.ts';
import { shortenPauses } from '#infra/testing/faults/short-pauses.ts';
import { bearer, openWaitlist, waitOverTheChange } from '#infra/testing/mail/waitlist-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { slotTimes } from '#shared/appointments/slots.ts';
import { nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import { dayMs, minuteMs } from '#shared/time/durations.ts';

quietLog();
shortenPauses();
const waitlist = await openWaitlist({ now: '2026-10-30T09:00:00-07:00' });
const { system, sendMail, book, wait, cancel, runJob, told, mailsTo, stop } = waitlist;
const { outboxStep } = await import('#functions/mail/outbox.ts');
const { transactWithin } = await import('#functions/platform/dynamo/tally.ts');
afterAll(stop);

const date = '2026-12-01';
let locationId: ClinicId = '1';
// Each test has a clinic of its own, so that nobody waits there but those of the test.
beforeEach(() => {
  locationId = clinicIds[clinicIds.indexOf(locationId) + 1] as ClinicId;
});

const timeOf = (index: number) => slotTimes(locationId, date)[index] as string;
const bookHere = (index = 0) => book({ location: { id: locationId }, date, time: timeOf(index) });
const waitHere = (changes = {}) => wait({ locationIds: [locationId], ...changes });

async function waitInOrder(count: number): Promise<string[]> {
  const emails: string[] = [];
  for (let one = 0; one < count; one++) emails.push((await waitHere()).email);
  return emails;
}

async function toldOf(emails: readonly string[]): Promise<string[]> {
  return (await told()).filter((email) => emails.includes(email));
}

describe('a time that opens', () => {
  test('is looked at two minutes later, and offered with links that take it and that stop the emails', async () => {
    const visit = await bookHere();
    const { email, id } = await waitHere();
    await cancel(visit);
    await runJob(1.5);
    expect(await mailsTo(email)).toHaveLength(0);
    await runJob(3);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('A time opened on Tuesday, December 1');
    expect(mail?.text).toContain(`#/book-appointment?clinic=${locationId}&date=${date}&time=${timeOf(0)}`);
    expect(mail?.text).toMatch(new RegExp(`#/waitlist/${id}\\?token=[\\w.-]+`));
  });

  test('isn’t offered when it has been taken again by then, or is taken before the mail goes out', async () => {
    const [first, second] = [await bookHere(0), await bookHere(1)];
    const { email } = await waitHere();
    await cancel(first);
    await bookHere(0);
    await runJob(3);
    await cancel(second);
    const freed = (await system.all('Outbox')).filter((one) => one.kind === 'freed' && one.queue === 'due');
    expect(freed).toHaveLength(1);
    await sendMail(
      freed.map(({ id }) => id),
      new Date(Date.parse(String(freed[0]?.nextAttemptAt))),
    );
    await bookHere(1);
    await runJob(6);
    expect(await toldOf([email])).toEqual([]);
  });

  test('is offered to the five who have waited longest, of whom one waits twice', async () => {
    const email = 'twice@example.com';
    for (const address of [email, email.replace('@', '+again@')]) await waitHere({ email: address });
    const emails = [email, ...(await waitInOrder(6))];
    await waitHere({ locationIds: ['1'] });
    await waitHere({ until: '2026-11-30' });
    await cancel(await bookHere());
    await runJob(3);
    expect((await toldOf(emails)).toSorted()).toEqual(emails.slice(0, 5).toSorted());
  });

  test('is offered when a visit moves, is deleted, or is canceled by staff', async () => {
    const { email } = await waitHere();
    const [moved, deleted, canceled] = [await bookHere(0), await bookHere(1), await bookHere(2)];
    const paramsOf = ({ confirmationNumber }: { confirmationNumber: string }) => ({
      params: { confirmationNumber },
      claims: adminClaims(),
    });
    await system.call('POST /api/appointments/{confirmationNumber}/reschedule', {
      ...paramsOf(moved),
      ...bearer(moved.manageToken),
      body: { location: { id: '1' }, date: '2026-12-02', time: '9:30' },
    });
    await system.call('DELETE /api/appointments/{confirmationNumber}', paramsOf(deleted));
    await waitlist.setStatus(canceled.confirmationNumber, 'cancelled');
    await runJob(3);
    const links = (await mailsTo(email)).map(({ text }) => /&time=([\d:]+)/.exec(text)?.[1]);
    expect(links.toSorted()).toEqual([0, 1, 2].map(timeOf).toSorted());
  });
});

describe('a mailbox', () => {
  test('hears of a time once, however often it opens; then the next ones hear of it', async () => {
    const emails = await waitInOrder(6);
    await waitHere({ email: emails[0] });
    for (const expected of [5, 6, 6]) {
      await cancel(await bookHere());
      await runJob(3);
      expect(await toldOf(emails)).toHaveLength(expected);
    }
    expect(new Set(await toldOf(emails)).size).toBe(6);
  });

  test('hears of three times a day', async () => {
    const { email } = await waitHere();
    for (const index of [0, 1, 2, 3]) {
      await cancel(await bookHere(index));
      await runJob(3);
    }
    expect(await toldOf([email])).toHaveLength(3);
    await cancel(await bookHere(4));
    await runJob(25 * 60);
    expect(await toldOf([email])).toHaveLength(4);
  });
});

/** Offers a time at each release, without a look two minutes later and without knowing who has heard of it. */
async function naiveOffer(freed: OutboxItem<FreedTime>): Promise<void> {
  const { id, date: day, time, createdAt, cause } = freed;
  await system.dynamo.send(new DeleteCommand({ TableName: system.tableName('Outbox'), Key: { id } }));
  const entries = (await system.all('Waitlist')).filter((one) => one.locationIds[0] === locationId);
  for (const { id: entryId, email } of entries) {
    const mail = { kind: 'earlier-time', entryId, locationId, date: day, time, createdAt, cause } as const;
    const limit = { key: `naive#${email}`, limit: 3, lastsMs: dayMs };
    await transactWithin({ mail: outboxStep(randomUUID(), mail) }, [limit]);
  }
}

/** Someone books and cancels one time, again and again, and then another opens. Returns of what those who wait hear. */
async function flood(rounds: number, offer?: typeof naiveOffer): Promise<string[]> {
  const { email } = await waitHere();
  const freed = (index: number) => waitlist.itemOf(`freed#${date}#${locationId}#${timeOf(index)}`);
  const { confirmationNumber } = await bookHere(0);
  for (let round = 0; round < rounds; round++) {
    await waitlist.setStatus(confirmationNumber, 'cancelled');
    await offer?.((await freed(0)) as OutboxItem<FreedTime>);
    if (!offer && round % 20 === 0) await runJob(3);
    await waitlist.setStatus(confirmationNumber, 'confirmed');
  }
  await waitlist.setStatus(confirmationNumber, 'cancelled');
  await offer?.((await freed(0)) as OutboxItem<FreedTime>);
  await cancel(await bookHere(1));
  await offer?.((await freed(1)) as OutboxItem<FreedTime>);
  await runJob(6);
  return (await mailsTo(email)).map(({ text }) => /&time=([\d:]+)/.exec(text)?.[1] ?? '').toSorted();
}

test('booking and canceling a hundred times uses up one mail of those who wait', async () => {
  expect(await flood(100)).toEqual([0, 1].map(timeOf).toSorted());
});

test('which catches an offer at every release', async () => {
  expect(await flood(3, naiveOffer)).toEqual([timeOf(0), timeOf(0), timeOf(0)]);
});

test('a crash between the offers leads to the same five, each told once', async () => {
  const emails = await waitInOrder(7);
  const all = await system.all('Waitlist');
  const entries = all.filter((one) => emails.slice(0, 5).includes(one.email)).map(({ id }) => id);
  let day = '2026-11-24';
  /** Frees a time of a new day, and looks at it on a day on which nobody has heard of others. */
  async function look(kill?: Kill): Promise<number> {
    day = nextClinicDay(day);
    const time = slotTimes(locationId, day)[0] as string;
    await cancel(await book({ location: { id: locationId }, date: day, time }));
    const id = `freed#${day}#${locationId}#${time}`;
    const lookAt = (minute: number) =>
      sendMail([id], new Date(Date.parse(`${day}T06:00:00Z`) + minute * minuteMs));
    if (kill) await killed(kill, () => lookAt(0));
    const calls = await callsOf(() => lookAt(2));
    const offers = (await system.all('Outbox')).filter(
      (one) => one.kind === 'earlier-time' && one.date === day && one.locationId === locationId,
    );
    expect(offers.map(({ entryId }) => entryId).toSorted()).toEqual(entries.toSorted());
    return calls;
  }
  const calls = await look();
  expect(calls).toBeGreaterThan(7);
  for (const kill of killsOf(calls)) await look(kill);
});

test('clinic time counts when the clocks fall back', () => waitOverTheChange(waitlist, '2026-11-01', '1'));
