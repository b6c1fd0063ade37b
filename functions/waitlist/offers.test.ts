import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { callsOf, type Kill, killed, killsOf } from '#infra/testing/faults/faults.ts';
import { shortenPauses } from '#infra/testing/faults/short-pauses.ts';
import { openWaitlist, waitOverTheChange } from '#infra/testing/mail/waitlist-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { closuresOf } from '#infra/testing/records/closures.ts';
import { slotTimes } from '#shared/appointments/slots.ts';
import { nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import { minuteMs } from '#shared/time/durations.ts';

quietLog();
shortenPauses();
const waitlist = await openWaitlist({ now: '2026-10-30T09:00:00-07:00' });
const { system, sendMail, fillDay, book, wait, cancel, runJob, told, mailsTo, stop } = waitlist;
afterAll(stop);

const { suppress } = await import('#functions/mail/suppressions.ts');

const date = '2026-12-01';
let locationId: ClinicId = '1';
// Each test has its own clinic, so that only its own patients wait there.
beforeEach(async () => {
  locationId = clinicIds[clinicIds.indexOf(locationId) + 1] as ClinicId;
  await fillDay(locationId, date);
});

const timeOf = (index: number) => slotTimes(locationId, date)[index] as string;
const bookHere = (index = 0, on = date) =>
  book({ location: { id: locationId }, date: on, time: timeOf(index) });
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
    expect(mail?.text).toMatch(new RegExp(`#/waitlist/${id}\\?token=[\\w.-]+&stop=1\\s`));
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
    const third = await bookHere(1);
    await runJob(6);
    expect(await toldOf([email])).toEqual([]);
    // No one has been told about this time yet, so it is offered.
    await cancel(third);
    await runJob(9);
    expect(await toldOf([email])).toEqual([email]);
  });

  test('is offered to the five who have waited longest and get email, of whom one waits twice', async () => {
    const email = 'twice@example.com';
    for (const address of [email, email.replace('@', '+again@')]) await waitHere({ email: address });
    const [bounced = '', ...others] = await waitInOrder(7);
    await suppress(bounced, 'bounced', new Date());
    const emails = [email, ...others, bounced];
    await waitHere({ locationIds: ['1'] });
    await waitHere({ until: '2026-11-30' });
    await cancel(await bookHere());
    await runJob(3);
    expect((await toldOf(emails)).toSorted()).toEqual(emails.slice(0, 5).toSorted());
  });
});

test('a time is news only while at most two others of its clinic are available that day', async () => {
  const { email } = await waitHere();
  const day = '2026-12-02';
  const times = slotTimes(locationId, day);
  const release = async (index: number) => cancel(await bookHere(index, day));
  await fillDay(locationId, day, times.slice(0, 4));
  for (let trivial = 0; trivial < 4; trivial++) await release(trivial);
  await runJob(3);
  expect(await mailsTo(email)).toEqual([]);
  await fillDay(locationId, day, times.slice(0, 3));
  await release(0);
  await runJob(6);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('a reopened clinic’s times are offered, except those with a visit', async () => {
  const closures = closuresOf(system);
  // On this day, most of the clinic's times are available.
  const reopened = '2026-12-02';
  const [taken, open] = [await bookHere(0, reopened), await bookHere(1, reopened)];
  const { id } = (await closures.close({ locationId, date: reopened })).body.closure;
  const { email } = await waitHere();
  await cancel(open);
  await runJob(3);
  expect(await mailsTo(email)).toEqual([]);
  await closures.reopen(id);
  await runJob(6);
  const times = (await mailsTo(email)).map(({ text }) => /&time=([\d:]+)/.exec(text)?.[1]);
  expect(times).toHaveLength(3);
  expect(times).not.toContain(taken.time);
});

test('booking and canceling a hundred times uses up one mail of those who wait', async () => {
  const { email } = await waitHere();
  const { confirmationNumber } = await bookHere(0);
  for (let round = 0; round < 100; round++) {
    await waitlist.setStatus(confirmationNumber, 'cancelled');
    if (round % 20 === 0) await runJob(3);
    await waitlist.setStatus(confirmationNumber, 'confirmed');
  }
  await waitlist.setStatus(confirmationNumber, 'cancelled');
  await cancel(await bookHere(1));
  await runJob(6);
  const times = (await mailsTo(email)).map(({ text }) => /&time=([\d:]+)/.exec(text)?.[1]);
  expect(times.toSorted()).toEqual([0, 1].map(timeOf).toSorted());
});

test('a crash between the offers leads to the same five, each told once', async () => {
  const emails = await waitInOrder(7);
  const all = await system.all('Waitlist');
  const entries = all.filter((one) => emails.slice(0, 5).includes(one.email)).map(({ id }) => id);
  let day = '2026-11-24';
  /**
   * Releases a slot on the next clinic day, so that no one has been told about another slot that day, and runs the job
   * that looks at the slot.
   */
  async function look(kill?: Kill): Promise<number> {
    day = nextClinicDay(day);
    const time = slotTimes(locationId, day)[0] as string;
    await fillDay(locationId, day);
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
