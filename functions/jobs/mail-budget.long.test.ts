import { afterAll, describe, expect, test } from 'vitest';
import type { OutsideCall } from '#functions/platform/outside-calls.ts';
import { cloudLimits } from '#infra/config/limits.ts';
import { adminClaims } from '#infra/testing/events.ts';
import { killed, killsOf, withFault } from '#infra/testing/faults/faults.ts';
import { openMailSystem } from '#infra/testing/mail/open-mail-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { bookingBody, freshDay, slotsOn } from '#infra/testing/records/bookings.ts';
import { brand } from '#shared/brand.ts';

const mailSystem = await openMailSystem({ limits: cloudLimits });
// Import these modules only now: they read the environment when they load, and the test system sets that.
const { budgetOf } = await import('#functions/mail/budget.ts');
const { count } = await import('#functions/platform/dynamo/tally.ts');
const { manageToken } = await import('#functions/appointments/auth/patient-tokens.ts');
const { findAppointment } = await import('#functions/appointments/store.ts');
const { queueReminders } = await import('./queue-reminders.ts');
const { system, sendMail, later, itemOf, inIndex, allMails, mailsTo, setStatus } = mailSystem;
afterAll(mailSystem.stop);
quietLog();

const isSes = ({ service }: OutsideCall) => service === 'ses';
const daySeconds = 86_400;

let last = 0;
const newAddress = () => `patient${++last}@example.com`;
const newClient = () => `203.0.${++last % 250}.${Math.floor(last / 250)}`;

const open = Array.from({ length: 40 }, freshDay).flatMap(slotsOn);
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
async function bookMany(count: number, email: string | (() => string)) {
  const bookings: Booked[] = [];
  for (let index = 0; index < count; index++)
    bookings.push(await book(typeof email === 'string' ? email : email()));
  return { bookings, ids: bookings.map(bookedId) };
}

/** Opens the link of a mail about a booking, which proves the booking's email address for that client. */
async function openMail({ confirmationNumber }: Booked, sourceIp: string): Promise<void> {
  const token = await manageToken(await findAppointment(confirmationNumber), 'mail');
  const request = { params: { confirmationNumber }, headers: { authorization: `Bearer ${token}` }, sourceIp };
  expect((await system.call('GET /api/appointments/{confirmationNumber}', request)).status).toBe(200);
}

/** A patient who has read a mail at home. */
async function provenPatient() {
  const [email, home] = [newAddress(), newClient()];
  const first = await book(email, home);
  await sendMail([bookedId(first)], later(0));
  await openMail(first, home);
  return { email, home, first };
}

const cancelIds = (bookings: readonly Booked[]) =>
  bookings.map(({ confirmationNumber }) => `${confirmationNumber}#2#cancelled`);

/** The ids of all mails that were not sent yet. */
async function pending(): Promise<string[]> {
  const items = await system.all('Outbox');
  return items.filter(({ status }) => status === 'pending').map(({ id }) => String(id));
}

const statusesOf = (ids: readonly string[]) => Promise.all(ids.map(async (id) => (await itemOf(id)).status));

const counted = (statuses: readonly string[], status: string) =>
  statuses.filter((one) => one === status).length;

/** Counts mails of ever more clients to an address until a limit refuses one. Returns how many it allowed. */
async function takeAllRoom(to: string, now: Date): Promise<number> {
  for (let found = 0; ; found++) {
    const cause = [{ key: `client ${found}`, width: 0, clients: 1 }] as const;
    if (await count(...(await budgetOf({ id: `filler ${found}`, to, cause }, now)))) return found;
  }
}

describe('what clients cause that are not proven for an address', () => {
  test('is 16 mails in a day that rolls: the next go when the first are a day old, whatever midnight it was', async () => {
    const victim = newAddress();
    const { ids } = await bookMany(20, victim);
    for (const [index, id] of ids.entries()) await sendMail([id], later(index));
    expect(await mailsTo(victim)).toHaveLength(16);
    const [waiting = ''] = ids.slice(16);
    expect(await itemOf(waiting)).toMatchObject({
      hasWaited: true,
      queue: 'due',
      nextAttemptAt: later(daySeconds).toISOString(),
    });
    await sendMail(await inIndex('due'), later(daySeconds - 1));
    expect(await mailsTo(victim)).toHaveLength(16);
    for (const id of ids.slice(16)) await sendMail([id], later(daySeconds + 1));
    expect(await mailsTo(victim)).toHaveLength(18);
  });

  test('is eight mails for each client', async () => {
    const [victim, stranger] = [newAddress(), newClient()];
    const bookings: Booked[] = [];
    for (let visit = 0; visit < 8; visit++) bookings.push(await book(victim, stranger));
    await sendMail(bookings.map(bookedId), later(0));
    for (const booking of bookings) await change('cancel', booking, stranger);
    await sendMail(await pending(), later(1));
    expect(await mailsTo(victim)).toHaveLength(8);
  });

  test('goes to one mailbox, however its address is written', async () => {
    let tag = 0;
    const { ids } = await bookMany(20, () => `mail.box+${++tag}@Example.com`);
    const { ids: dotted } = await bookMany(20, () => `${'re.y.es'.slice(0, 2 + (++tag % 5))}yes@gmail.com`);
    await sendMail(ids, later(0));
    expect(counted(await statusesOf(ids), 'sent')).toBe(16);
    expect(dotted).toHaveLength(20);
  });

  test('is not sent when it is no longer true, nor after its visit, nor after a week, so that a flood ends', async () => {
    const victim = newAddress();
    const { ids, bookings } = await bookMany(20, victim);
    await sendMail(ids, later(0));
    const waiting = await Promise.all(
      bookings.map(async (booking) => ((await itemOf(bookedId(booking))).queue === 'due' ? [booking] : [])),
    );
    const [cancelled, moved, old, late] = waiting.flat() as [Booked, Booked, Booked, Booked];
    await change('cancel', cancelled, newClient());
    await change('reschedule', moved, newClient());
    await sendMail(await pending(), later(daySeconds + 1));
    expect(await statusesOf([cancelled, moved].map(bookedId))).toEqual(['superseded', 'superseded']);
    await takeAllRoom(victim, later(8 * daySeconds));
    await sendMail([bookedId(old)], later(8 * daySeconds));
    const visit = (Date.parse(`${late.date}T23:59:00Z`) - later(0).getTime()) / 1000;
    await sendMail([bookedId(late)], later(visit + daySeconds));
    expect(new Set(await statusesOf([old, late].map(bookedId)))).not.toContain('pending');
  });

  test('ends with its visits: of those that no mail told of, none tells that they are canceled', async () => {
    const victim = newAddress();
    const { ids, bookings } = await bookMany(20, victim);
    await sendMail(ids, later(0));
    for (const booking of bookings) await change('cancel', booking, newClient());
    const cancellations = cancelIds(bookings);
    await sendMail(cancellations, later(1));
    expect(await mailsTo(victim)).toHaveLength(16);
    await sendMail(await pending(), later(daySeconds + 10));
    const told = await statusesOf(ids);
    expect(counted(told, 'sent')).toBe(16);
    const cancelled = await statusesOf(cancellations);
    expect(cancelled.filter((_, index) => told[index] === 'sent')).toEqual(Array(16).fill('sent'));
    expect(counted(cancelled, 'superseded')).toBe(4);
  });
});

describe('a patient whose address is proven', () => {
  test('gets every mail at once while strangers book and cancel in their name', async () => {
    const { email, home, first } = await provenPatient();
    const flood = await bookMany(20, email);
    for (const booking of flood.bookings) await change('cancel', booking, newClient());
    for (const id of await pending()) await sendMail([id], later(0));
    const own = await book(email, home);
    await change('reschedule', own, home);
    await change('cancel', first, home);
    const ids = [
      bookedId(own),
      `${own.confirmationNumber}#2#rescheduled`,
      `${first.confirmationNumber}#2#cancelled`,
    ];
    for (const id of ids) await sendMail([id], later(1));
    // The confirmation is superseded by the newer mail, which says more.
    expect(await statusesOf(ids)).toEqual(['superseded', 'sent', 'sent']);
  });

  test('gets the reminder of their own visit, however many visits strangers book for that day', async () => {
    const [email, home, date] = [newAddress(), newClient(), '2026-12-09'];
    const own = await book(email, home, { location: { id: '1' }, date, time: '2:30' });
    await openMail(own, newClient());
    for (const id of ['2', '3', '4', '5', '6', '7', '8', '9', '10']) {
      for (const time of ['9:30', '10:45']) await book(email, newClient(), { location: { id }, date, time });
    }
    await sendMail(await pending(), later(0));
    for (const time of ['17:35', '18:50', '22:35']) {
      const now = new Date(`2026-12-08T${time}:00Z`);
      await queueReminders(now);
      for (const id of await pending()) await sendMail([id], now);
    }
    const reminders = (await mailsTo(email)).filter(({ text }) => text.includes('Your visit is tomorrow'));
    expect(reminders.length).toBeGreaterThan(1);
    expect(reminders.filter(({ text }) => text.includes(own.confirmationNumber))).toHaveLength(1);
  });

  test('gets 20 mails in a day that they cause themselves', async () => {
    const { email, home } = await provenPatient();
    const bookings: Booked[] = [];
    for (let visit = 0; visit < 10; visit++) bookings.push(await book(email, home, { date: freshDay() }));
    for (const id of bookings.map(bookedId)) await sendMail([id], later(0));
    for (const booking of bookings) await change('cancel', booking, home);
    const more = await book(email, home, { date: freshDay() });
    for (const id of [...cancelIds(bookings), bookedId(more)]) await sendMail([id], later(1));
    // The first mail is not among the 20, because its client was not proven yet.
    expect(await mailsTo(email)).toHaveLength(1 + 20);
    expect((await itemOf(bookedId(more))).status).toBe('pending');
  });
});

describe('what the clinics’ staff does', () => {
  const claims = adminClaims();

  test('reaches a patient whom nobody knows and strangers have flooded', async () => {
    const victim = newAddress();
    const own = await book(victim);
    await sendMail((await bookMany(20, victim)).ids, later(0));
    await setStatus(own.confirmationNumber, 'cancelled');
    const cancelled = `${own.confirmationNumber}#2#cancelled`;
    await sendMail([cancelled], later(90));
    expect((await itemOf(cancelled)).status).toBe('sent');
  });

  async function cancelTogether(bookings: readonly Booked[]) {
    const appointments = bookings.map(({ confirmationNumber }) => ({ confirmationNumber, version: 1 }));
    return system.call('POST /api/admin/appointments/cancel', { body: { appointments }, claims });
  }

  test('is one mail for each address that lists its visits, a minute later', async () => {
    const [one, other] = [newAddress(), newAddress()];
    const [mine, theirs] = [await bookMany(4, one), await bookMany(1, other)];
    const bookings = [...mine.bookings, ...theirs.bookings];
    await sendMail(bookings.map(bookedId), later(0));
    const { status, body } = await cancelTogether(bookings);
    expect(status).toBe(200);
    expect(body.appointments.map((appointment) => appointment.status)).toEqual(Array(5).fill('cancelled'));
    const before = (await allMails()).length;
    await sendMail(await pending(), later(40));
    expect(await allMails()).toHaveLength(before);
    await sendMail(await pending(), later(150));
    expect(await allMails()).toHaveLength(before + 2);
    const [mail] = await mailsTo(one);
    expect(mail?.subject).toBe('Canceled: your visits');
    for (const { confirmationNumber } of mine.bookings) expect(mail?.text).toContain(confirmationNumber);
    expect((await mailsTo(other))[0]?.subject).toMatch(/^Canceled: your visit on /);
  });

  test('tells nothing of a visit that was confirmed again before, and cancels none that has changed', async () => {
    const victim = newAddress();
    const { bookings } = await bookMany(3, victim);
    await sendMail(bookings.map(bookedId), later(0));
    const [undone, changed, canceled] = bookings as [Booked, Booked, Booked];
    await change('reschedule', changed, newClient());
    await sendMail([`${changed.confirmationNumber}#2#rescheduled`], later(1));
    const { body } = await cancelTogether(bookings);
    const statuses = body.appointments.map((appointment) => appointment.status);
    expect(statuses.toSorted()).toEqual(['cancelled', 'cancelled', 'confirmed']);
    await setStatus(undone.confirmationNumber, 'confirmed');
    const before = (await mailsTo(victim)).length;
    for (const id of await pending()) await sendMail([id], later(150));
    expect(await mailsTo(victim)).toHaveLength(before + 1);
    const [mail] = await mailsTo(victim);
    expect(mail?.text).toContain(canceled.confirmationNumber);
    expect(mail?.text).not.toContain(undone.confirmationNumber);
  });

  test('killed at any outside call, leaves no visit canceled without its mail', async () => {
    for (const kill of killsOf(9)) {
      const victim = newAddress();
      const { bookings } = await bookMany(2, victim);
      await sendMail(bookings.map(bookedId), later(0));
      await killed(kill, () => cancelTogether(bookings));
      for (const id of await pending()) await sendMail([id], later(200));
      const told = (await mailsTo(victim)).filter(({ subject }) => subject.startsWith('Canceled'));
      for (const { confirmationNumber } of bookings) {
        const { status } = await findAppointment(confirmationNumber);
        const isTold = told.some(({ text }) => text.includes(confirmationNumber));
        expect(isTold, `${kill.fault} at call ${kill.step}`).toBe(status === 'cancelled');
      }
    }
  });
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
      expect(await takeAllRoom(victim, later(62)), moment).toBe(15);
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
  expect(await takeAllRoom(victim, later(1_001))).toBe(15);
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
  // Retry the mails that failed, as the schedule would.
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

  test('reaches each stranger with at most 16 mails, which say nothing of its own', async () => {
    const words = { firstName: 'Account Locked', lastName: 'Sign in at evil dot app' };
    for (let round = 0; round < 20; round++) {
      for (const [index, client] of clients.entries()) {
        // Half of the bookings are for the same stranger.
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
      expect(mails.length).toBeLessThanOrEqual(16);
      for (const { subject, text, html } of mails) {
        expect(subject + text + html).not.toMatch(/Account|Locked|Sign in|evil/);
        expect(text).toContain('Hello, ');
      }
    }
    expect(reached.flat().length).toBeGreaterThan(0);
  });
});
