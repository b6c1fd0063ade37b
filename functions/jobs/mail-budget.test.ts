import { afterAll, describe, expect, test } from 'vitest';
import type { OutsideCall } from '#functions/platform/outside-calls.ts';
import { cloudLimits } from '#infra/config/limits.ts';
import { bookingBody, freshDay, slotsOn } from '#infra/testing/bookings.ts';
import { killed, killsOf, withFault } from '#infra/testing/faults/faults.ts';
import { openMailSystem } from '#infra/testing/mail/open-mail-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { brand } from '#shared/brand.ts';

const mailSystem = await openMailSystem({ limits: cloudLimits });
// Loaded with the system's environment, as the job is.
const { dueMailGroups } = await import('#functions/mail/due-mails.ts');
const { countMail } = await import('#functions/mail/budget/day-budget.ts');
const { system, sendMail, later, itemOf, inIndex, allMails, mailsTo, setStatus } = mailSystem;
afterAll(mailSystem.stop);
quietLog();

const isSes = ({ service }: OutsideCall) => service === 'ses';
const daySeconds = 86_400;
/** Seconds from the start of the tests to the next day in UTC, and thus to the next budget. */
const tomorrow = 7 * 3_600;

let last = 0;
const newAddress = () => `patient${++last}@example.com`;
const newClient = () => `203.0.113.${++last % 250}`;

const open = Array.from({ length: 12 }, freshDay).flatMap(slotsOn);
const nextSlot = () => {
  const { locationId, ...when } = open.shift() ?? {};
  return { location: { id: locationId }, ...when };
};

async function book(email: string, sourceIp = newClient(), changes: Record<string, unknown> = {}) {
  const body = bookingBody({ ...nextSlot(), email, ...changes });
  const answer = await system.call('POST /api/appointments', { body, sourceIp });
  return { ...body, status: answer.status, token: answer.body.manageToken };
}

type Booked = Awaited<ReturnType<typeof book>>;

function change(verb: 'cancel' | 'reschedule', { confirmationNumber, token }: Booked, sourceIp: string) {
  return system.call(`POST /api/appointments/{confirmationNumber}/${verb}`, {
    params: { confirmationNumber },
    headers: { authorization: `Bearer ${token}` },
    sourceIp,
    ...(verb === 'reschedule' && { body: nextSlot() }),
  });
}

const bookedId = ({ confirmationNumber }: Booked) => `${confirmationNumber}#1#booked`;

/** Books for an address, from many clients. Returns the bookings, and the ids of their mails. */
async function bookMany(count: number, email: string) {
  const bookings: Booked[] = [];
  for (let index = 0; index < count; index++) bookings.push(await book(email));
  return { bookings, ids: bookings.map(bookedId) };
}

/** The ids of all mails that were not sent yet. */
async function pending(): Promise<string[]> {
  const items = await system.all('Outbox');
  return items.filter(({ status }) => status === 'pending').map(({ id }) => String(id));
}

const statusesOf = (ids: readonly string[]) => Promise.all(ids.map(async (id) => (await itemOf(id)).status));

const counted = (statuses: readonly string[], status: string) =>
  statuses.filter((one) => one === status).length;

/** Counts confirmations of a day until there is no room for another. Returns how many found room. */
async function takeAllRoom(to: string, now: Date): Promise<number> {
  const count = (index: number) =>
    countMail({ id: `filler ${index}`, to, class: 'confirmation' }, now, async () => []);
  let found = 0;
  while (await count(found)) found += 1;
  return found;
}

async function askForCode(email: string, sourceIp: string) {
  const { status } = await system.call('POST /api/appointments/lookup', { body: { email }, sourceIp });
  expect(status).toBe(202);
}

const codesTo = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject === 'Your code').length;

describe('a mail for which there is no room', () => {
  test('waits for the next day, which is no failure', async () => {
    const victim = newAddress();
    const { ids } = await bookMany(11, victim);
    await sendMail(ids, later(0));
    expect(counted(await statusesOf(ids), 'sent')).toBe(9);
    const [waiting = ''] = await pending();
    expect(await itemOf(waiting)).toMatchObject({
      isHeldBack: true,
      queue: 'due',
      nextAttemptAt: '2026-11-24T00:04:00.000Z',
    });
    await sendMail(await inIndex('due'), later(tomorrow - 1));
    expect(await mailsTo(victim)).toHaveLength(9);
    await sendMail(await inIndex('due'), later(tomorrow + 300));
    expect(await statusesOf(ids)).toEqual(ids.map(() => 'sent'));
    expect(await mailsTo(victim)).toHaveLength(11);
  });

  test('is not sent the next day when it is no longer true', async () => {
    const victim = newAddress();
    const { ids, bookings } = await bookMany(11, victim);
    await sendMail(ids, later(0));
    const waiting = await Promise.all(
      bookings.map(async (booking) => ((await itemOf(bookedId(booking))).queue === 'due' ? [booking] : [])),
    );
    const [cancelled, moved] = waiting.flat();
    await change('cancel', cancelled as Booked, newClient());
    await change('reschedule', moved as Booked, newClient());
    await sendMail(await pending(), later(tomorrow + 300));
    expect(await statusesOf([cancelled, moved].map((one) => bookedId(one as Booked)))).toEqual([
      'superseded',
      'superseded',
    ]);
    expect(await mailsTo(victim)).toHaveLength(9 + 2);
  });

  test('is not sent after its visit, nor after a week, so that a flood ends', async () => {
    const victim = newAddress();
    const { ids } = await bookMany(11, victim);
    await sendMail(ids, later(8 * daySeconds));
    expect((await statusesOf(ids)).toSorted()).toEqual([
      ...Array(2).fill('dropped'),
      ...Array(9).fill('sent'),
    ]);

    const late = await book(victim);
    const visit = (Date.parse(`${late.date}T23:59:00Z`) - later(0).getTime()) / 1000;
    await sendMail([bookedId(late)], later(visit + daySeconds));
    expect((await itemOf(bookedId(late))).status).toBe('expired');
  });

  test('comes in the order of need the next day', async () => {
    const victim = newAddress();
    const { ids, bookings } = await bookMany(18, victim);
    await sendMail(ids.slice(0, 14), later(0));
    expect(await mailsTo(victim)).toHaveLength(9);
    // One cancellation finds room beside what is kept for codes, and three wait.
    const toCancel = bookings.slice(14, 18);
    for (const booking of toCancel) await change('cancel', booking, newClient());
    const cancellations = toCancel.map(({ confirmationNumber }) => `${confirmationNumber}#2#cancelled`);
    await sendMail(cancellations, later(1));
    expect(await mailsTo(victim)).toHaveLength(10);
    const groups: string[][] = [];
    for await (const group of dueMailGroups(later(tomorrow + 600), 1_000)) groups.push(group);
    const ofVictim = groups.map((group) =>
      group.filter((id) => ids.slice(0, 14).includes(id) || cancellations.includes(id)),
    );
    const [first, second] = ofVictim.filter(({ length }) => length > 0);
    expect([first?.length, second?.length]).toEqual([3, 5]);
    expect(cancellations).toContain(first?.[0]);
  });
});

describe('a flood of bookings that are canceled again', () => {
  async function flood(victim: string, seconds: number) {
    const { ids, bookings } = await bookMany(13, victim);
    await sendMail(ids, later(seconds));
    for (const booking of bookings) await change('cancel', booking, newClient());
    const cancellations = bookings.map(({ confirmationNumber }) => `${confirmationNumber}#2#cancelled`);
    await sendMail(cancellations, later(seconds + 1));
    return { bookings, cancellations };
  }

  test('is over the next day: of visits that no mail told of, none tells that they are canceled', async () => {
    const victim = newAddress();
    const { bookings, cancellations } = await flood(victim, 0);
    expect(await mailsTo(victim)).toHaveLength(10);
    await sendMail(await pending(), later(tomorrow + 300));
    const told = await statusesOf(bookings.map(bookedId));
    expect(counted(told, 'sent')).toBe(9);
    const cancelled = await statusesOf(cancellations);
    expect(counted(cancelled, 'pending')).toBe(0);
    expect(cancelled.filter((_, index) => told[index] === 'sent')).toEqual(Array(9).fill('sent'));
  });

  test('leaves room for a code on the network of a visit', async () => {
    const [victim, home] = [newAddress(), '198.51.100.99'];
    await book(victim, home);
    await flood(victim, 0);
    for (let request = 0; request < 2; request++) await askForCode(victim, home);
    await sendMail(await pending(), later(2));
    expect(await codesTo(victim)).toBe(2);
    expect(await mailsTo(victim)).toHaveLength(12);
  });

  test('leaves room for the reminder of a visit', async () => {
    const { queueReminders } = await import('./queue-reminders.ts');
    const victim = newAddress();
    const visit = { location: { id: '3' }, date: '2026-11-25', time: '9:30' };
    expect((await book(victim, newClient(), visit)).status).toBe(201);
    await sendMail(await pending(), later(0));
    // Its reminder is due at 5:30 PM (UTC) of that day.
    const sameDay = tomorrow + 10 * 3_600;
    await flood(victim, sameDay);
    expect(await mailsTo(victim)).toHaveLength(1 + 9);
    const due = later(tomorrow + 17.6 * 3_600);
    await queueReminders(due);
    await sendMail(await pending(), due);
    expect((await mailsTo(victim))[0]?.text).toContain('Your visit is tomorrow');
  });
});

describe('a stranger who books a day of visits for an address', () => {
  const date = '2026-12-09';
  const visits = ['1', '2', '3', '5'].flatMap((id) =>
    ['9:30', '10:45', '11:30'].map((time) => ({ location: { id }, date, time })),
  );

  test('does not keep the reminder of the patient’s own visit from being sent', async () => {
    const { queueReminders } = await import('./queue-reminders.ts');
    const [patient, home] = [newAddress(), '198.51.100.66'];
    const own = await book(patient, home, { location: { id: '1' }, date, time: '2:30' });
    for (const visit of visits) expect((await book(patient, newClient(), visit)).status).toBe(201);
    await sendMail(await pending(), later(0));
    await sendMail(await pending(), later(tomorrow + 600));
    for (const time of ['17:35', '18:50', '19:35', '22:35']) {
      const now = new Date(`2026-12-08T${time}:00Z`);
      await queueReminders(now);
      for (const id of await pending()) await sendMail([id], now);
    }
    const mails = await mailsTo(patient);
    const reminders = mails.filter(({ text }) => text.includes('Your visit is tomorrow'));
    expect(reminders).toHaveLength(10);
    expect(reminders.filter(({ text }) => text.includes(own.confirmationNumber))).toHaveLength(1);
  });
});

describe('a closure or cancellation', () => {
  test('reaches a patient whom a stranger has flooded, on the same day', async () => {
    const victim = newAddress();
    const own = await book(victim);
    const { ids } = await bookMany(10, victim);
    await sendMail(ids, later(0));
    await setStatus(own.confirmationNumber, 'cancelled');
    const cancelled = `${own.confirmationNumber}#2#cancelled`;
    await sendMail([cancelled], later(1));
    expect((await itemOf(cancelled)).status).toBe('sent');
  });
});

test('an afternoon before four visits, confirmations leave room for the four reminders', async () => {
  const { queueReminders } = await import('./queue-reminders.ts');
  const victim = newAddress();
  // Their reminders are due at the same time of the day before, whose budget ends at 4 PM.
  for (const [id, time] of [
    ['1', '1:45'],
    ['2', '1:45'],
    ['1', '2:30'],
    ['2', '2:30'],
  ]) {
    expect((await book(victim, newClient(), { location: { id }, date: '2026-12-03', time })).status).toBe(
      201,
    );
  }
  await sendMail(await pending(), later(0));
  const noon = Date.parse('2026-12-02T20:00:00Z');
  const { ids } = await bookMany(10, victim);
  const before = (await mailsTo(victim)).length;
  await sendMail(ids, new Date(noon));
  expect((await mailsTo(victim)).length - before).toBe(6);
  for (const hours of [1, 2, 2.75]) {
    const now = new Date(noon + hours * 3_600_000);
    await queueReminders(now);
    await sendMail(await pending(), now);
  }
  const subjects = (await mailsTo(victim)).slice(0, -before).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'Your visit on Thursday, December 3')).toHaveLength(4);
  expect(subjects.length).toBeLessThanOrEqual(12);
});

describe('a process killed at any outside call', () => {
  test('between counting and sending leaves a mail that is sent once and counted once', async () => {
    for (const kill of killsOf(5)) {
      const victim = newAddress();
      const booking = await book(victim);
      await killed(kill, () => sendMail([bookedId(booking)], later(0)));
      await sendMail([bookedId(booking)], later(1));
      await sendMail(await inIndex('due'), later(61));
      const moment = `${kill.fault} at call ${kill.step}`;
      expect((await itemOf(bookedId(booking))).status, moment).toBe('sent');
      expect(await takeAllRoom(victim, later(62)), moment).toBe(8);
    }
  });
});

test('a mail that fails and is tried again takes one place of the day', async () => {
  const victim = newAddress();
  const booking = await book(victim);
  for (const seconds of [0, 31, 200]) {
    await withFault('throttle', isSes, () => sendMail([bookedId(booking)], later(seconds)));
  }
  await sendMail([bookedId(booking)], later(1_000));
  expect(await mailsTo(victim)).toHaveLength(1);
  expect(await takeAllRoom(victim, later(1_001))).toBe(8);
  expect((await itemOf(bookedId(booking))).attempts).toBe(4);
});

test('the clinics’ inbox gets every message', async () => {
  for (let visitor = 0; visitor < 15; visitor++) {
    const body = {
      firstName: 'Dana',
      lastName: 'Ortega',
      email: newAddress(),
      phone: '(702) 555-0199',
      date: '2026-11-24',
      message: `Question ${visitor}`,
    };
    const { status } = await system.call('POST /api/appoinment/add', { body, sourceIp: newClient() });
    expect(status).toBe(201);
  }
  await sendMail(await pending(), later(0));
  // As the schedule would, if a mail failed.
  await sendMail(await pending(), later(60));
  expect((await mailsTo(brand.email)).length).toBeGreaterThanOrEqual(15);
});

describe('a relay that books, cancels and moves in a loop for strangers', () => {
  const strangers = Array.from({ length: 40 }, newAddress);
  const clients = ['2001:db8:bad:1::1', '198.51.100.1', '198.51.100.2', '198.51.100.3'];

  test('cannot send its words: they are refused, or are not in any mail', async () => {
    const name = 'Account locked: sign in at evil.app/login';
    const refused = await book(strangers[0] ?? '', clients[0], { firstName: name });
    expect(refused.status).toBe(422);
  });

  test('reaches each stranger with at most twelve mails, which say nothing of its own', async () => {
    const words = { firstName: 'Account Locked', lastName: 'Sign in at evil dot app' };
    // Until no client may book any more.
    for (let round = 0; round <= cloudLimits.LIMIT_BOOKINGS_PER_DAY; round++) {
      for (const [index, client] of clients.entries()) {
        // Half of it goes to one of them.
        const stranger = round % 2 ? 0 : (round + index) % 40;
        const booking = await book(strangers[stranger] ?? '', client, words);
        if (booking.status !== 201) continue;
        await change('reschedule', booking, client);
        await change('cancel', booking, client);
      }
    }
    for (const id of await pending()) await sendMail([id], later(0));
    const mailsByAddress = Map.groupBy(await allMails(), ({ to }) => to);
    const reached = strangers.map((stranger) => mailsByAddress.get(stranger) ?? []);
    for (const mails of reached) {
      expect(mails.length).toBeLessThanOrEqual(12);
      for (const { subject, text, html } of mails) {
        expect(subject + text + html).not.toMatch(/Account|Locked|Sign in|evil/);
        expect(text).toContain('Hello A.S.,');
      }
    }
    expect(reached.flat().length).toBeGreaterThan(0);
    expect(reached.flat().length).toBeLessThanOrEqual(4 * 3 * cloudLimits.LIMIT_BOOKINGS_PER_DAY);
  });
});

test('strangers get six codes mailed to a patient, who gets two more on the network of the booking', async () => {
  const [patient, home] = [newAddress(), '198.51.100.88'];
  await book(patient, home);
  for (let request = 0; request < 12; request++) await askForCode(patient, newClient());
  await sendMail(await pending(), later(0));
  expect(await codesTo(patient)).toBe(6);
  for (let request = 0; request < 4; request++) await askForCode(patient, home);
  await sendMail(await pending(), later(1));
  expect(await codesTo(patient)).toBe(8);
  // Codes that had no room leave nothing behind, and none comes late.
  expect((await pending()).filter((id) => id.startsWith('code#'))).toEqual([]);
});

test('an ordinary family notices nothing: seven bookings, two moves, a cancellation and two codes in an afternoon', async () => {
  const [family, home] = ['family@example.com', '198.51.100.77'];
  const bookings: Booked[] = [];
  for (let visit = 0; visit < 7; visit++) bookings.push(await book(family, home));
  expect(bookings.map(({ status }) => status)).toEqual(bookings.map(() => 201));
  await sendMail(await pending(), later(0));
  const [first, second, third] = bookings as [Booked, Booked, Booked];
  for (const [verb, booking] of [
    ['reschedule', first],
    ['cancel', third],
    ['reschedule', second],
  ] as const) {
    if (verb === 'reschedule') await askForCode(family, home);
    expect((await change(verb, booking, home)).status).toBe(200);
    await sendMail(await pending(), later(1));
  }
  expect(await codesTo(family)).toBe(2);
  expect(await mailsTo(family)).toHaveLength(7 + 2 + 1 + 2);
});
