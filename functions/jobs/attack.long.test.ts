import { describe, expect, test } from 'vitest';
import { appointmentMailTexts } from '#functions/appointments/mail/mail-texts.ts';
import { cloudLimits } from '#infra/config/limits.ts';
import { createAttack } from '#infra/testing/attack/attack.ts';
import { bookingMoves } from '#infra/testing/attack/booking-moves.ts';
import { cardMoves, cardsPerMinute } from '#infra/testing/attack/card-moves.ts';
import { type Client, clientsOf } from '#infra/testing/attack/clients.ts';
import { codeMoves } from '#infra/testing/attack/code-moves.ts';
import { createPace } from '#infra/testing/attack/pace.ts';
import { createPatient } from '#infra/testing/attack/patient.ts';
import { openSimulatedCloud } from '#infra/testing/attack/simulated-cloud.ts';
import { message } from '#infra/testing/attack/words.ts';

const cloud = await openSimulatedCloud();

/** One IPv6 /64 and three IPv4 addresses. */
const clientCount = clientsOf(1).length;
const sweepMinutes = 5;

const most = {
  /** Each client can hold eight slots in all, at most three of them on one day at a clinic. */
  slots: clientCount * cloudLimits.LIMIT_COMING_VISITS,
  mails: cloudLimits.LIMIT_MAILS_OF_OTHERS,
  receipts: cloudLimits.LIMIT_MAILS_OF_RECIPIENT,
  cardsOfClient: cloudLimits.LIMIT_FAILED_CARDS_PER_DAY + sweepMinutes * cardsPerMinute,
};

const isCode = ({ subject }: { subject: string }) => subject === 'Your code';
const isReceipt = ({ subject }: { subject: string }) => /receipt/i.test(subject);

describe('an hour of an attacker with a /64 and three IPv4 addresses', () => {
  const victim = createPatient(cloud, 'victim@example.com', '203.0.113.1');
  const patient = createPatient(cloud, 'patient@example.com', '203.0.113.2');
  const day = '2026-12-02';
  const attack = createAttack(cloud, { day, otherDay: '2026-12-03', victim: victim.email });

  test('takes nothing from a patient who books, opens My bookings, moves, cancels and pays meanwhile', async () => {
    await victim.book({ location: { id: '1' }, date: '2026-11-24', time: '9:30' });
    await cloud.passMinute();
    await victim.openMail();
    const patients: Record<number, () => Promise<unknown>> = {
      5: async () => patient.book(await patient.openSlot(day)),
      12: async () => expect(await patient.openMyBookings()).toEqual([patient.number()]),
      25: async () => patient.reschedule(await patient.openSlot(day)),
      35: async () => expect(await victim.openMyBookings()).toContain(victim.number()),
      40: patient.cancel,
      45: patient.pay,
    };
    for (let minute = 0; minute < 60; minute++) {
      await attack.act(minute);
      await patients[minute]?.();
      await cloud.passMinute();
    }
    expect((await patient.mails()).length).toBe(['booked', 'code', 'rescheduled', 'canceled', 'paid'].length);
  });

  test('holds eight visits ahead per client, 32 of a day’s 72', () => {
    expect(attack.loot().slots).toBeLessThanOrEqual(most.slots);
    expect(attack.loot().slots).toBeGreaterThan(most.slots / 2);
  });

  test('mails nobody more than 16 times, 20 receipts and a code, and nobody a word of its own', async () => {
    const mails = (await cloud.mails()).filter(({ to }) => attack.recipients.includes(to));
    const perStranger = [...Map.groupBy(mails, ({ to }) => to).values()];
    const counted = (which: (mail: { subject: string }) => boolean) =>
      Math.max(...perStranger.map((ofOne) => ofOne.filter(which).length));
    // The victim's own visit was booked as a stranger, too.
    expect(counted((mail) => !isCode(mail) && !isReceipt(mail))).toBeLessThanOrEqual(most.mails + 2);
    // A lower number would mean that the attack hardly tried.
    expect(counted((mail) => !isCode(mail) && !isReceipt(mail))).toBeGreaterThan(8);
    expect(counted(isReceipt)).toBeLessThanOrEqual(most.receipts + most.mails);
    expect(counted(isCode)).toBeLessThanOrEqual(2);
    expect(mails.filter(({ subject, text, html }) => message.test(subject + text + html))).toEqual([]);
  });

  test('leaves the victim’s own reminder its way', async () => {
    const { heading } = appointmentMailTexts['reminder-day'];
    const reminders = (await victim.mails()).filter(({ text }) => text.includes(heading));
    expect(reminders.map(({ text }) => text.includes(victim.number()))).toEqual([true]);
  });

  test('tries five codes of an address per client', () => {
    const { guesses } = attack.loot();
    // The victim used one code meanwhile, so each client had five guesses at a second one, too.
    expect(guesses).toBeLessThanOrEqual((5 + 1) * 5 * clientCount);
    expect(guesses).toBeGreaterThan(5 * clientCount);
  });

  test('tries 30 cards per client, and what one interval of the sweep lets through', () => {
    const { cards } = attack.loot();
    expect(cards.length).toBe(clientCount);
    for (const tried of cards) expect(tried).toBeLessThanOrEqual(most.cardsOfClient);
    expect(Math.max(...cards)).toBeGreaterThan(cloudLimits.LIMIT_FAILED_CARDS_PER_HOUR);
  });
});

describe('the same attack goes beyond these bounds', () => {
  const bookings = (day: string, recipients: readonly string[]) =>
    bookingMoves(cloud, { day, otherDay: '2026-12-31', recipients });

  test('of slots, where canceling gives limits back', async () => {
    const { moves, held } = bookings('2026-12-07', ['naive@example.com']);
    const makeMoves = createPace(clientsOf(2));
    for (let round = 0; round < 40 && (await held()) <= most.slots; round++) {
      await makeMoves({ book: moves.book });
      await moves.cancel(clientsOf(2)[0] as Client);
      await cloud.forgetLimits();
      await cloud.passMinute();
    }
    expect(await held()).toBeGreaterThan(most.slots);
  });

  test('of slots, where each IPv6 address is a client', async () => {
    const { moves, held } = bookings('2026-12-08', ['naive@example.com']);
    for (let host = 0; host < 12; host++) {
      // Use a different /64 each time. Each then counts as another client, as each address of one /64 would under a
      // naive limit.
      const client = { name: String(host), address: () => `2001:db8:${host}::1` };
      for (let slot = 0; slot < 8; slot++) await moves.book(client);
    }
    expect(await held()).toBeGreaterThan(most.slots);
  });

  test('of mails and codes, where limits are generous', async () => {
    const naive = createPatient(cloud, 'naive@example.com', '203.0.113.3');
    const codes = codeMoves(cloud, [naive.email]);
    const [client] = clientsOf(3) as [Client];
    for (let round = 0; round < 5; round++) {
      for (let count = 0; count < 4; count++) await codes.moves.ask(client);
      for (let count = 0; count < 12; count++) await codes.moves.guess(client);
      await cloud.forgetLimits();
    }
    expect((await naive.mails()).length).toBeGreaterThan(most.mails);
    expect(codes.guesses()).toBeGreaterThan(5);
  });

  test('of cards, where nothing is swept', async () => {
    const { moves, tryCards, cardsTried } = cardMoves(cloud);
    const clients = clientsOf(4);
    await createPace(clients)(moves);
    for (let minute = 0; minute < 20; minute++) tryCards(clients, minute);
    expect(Math.min(...cardsTried())).toBeGreaterThan(most.cardsOfClient);
  });
});
