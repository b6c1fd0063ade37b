import fc from 'fast-check';
import ICAL from 'ical.js';
import { afterAll, expect, test } from 'vitest';
import type { OutboxItem } from '#functions/mail/outbox.ts';
import type { OutsideCall } from '#functions/platform/outside-calls.ts';
import type { SentMail } from '#infra/local/mail/ses.ts';
import { emptyTable } from '#infra/testing/empty-tables.ts';
import { adminClaims } from '#infra/testing/events.ts';
import { type Fault, withFault } from '#infra/testing/faults/faults.ts';
import { shortenPauses } from '#infra/testing/faults/short-pauses.ts';
import { allMails, later, sendMail, stop, system } from '#infra/testing/mail/mail-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { type BookingBody, bookingBody, slotsOn } from '#infra/testing/records/bookings.ts';
import { minuteOfSlot } from '#shared/appointments/slots.ts';
import type { AnyMail } from './send-mail.ts';

afterAll(stop);
quietLog();

shortenPauses();

const histories = 60;

type Verb = 'reschedule' | 'cancel' | 'staff-move' | 'staff-cancel' | 'confirm' | 'mail';

/** One thing that happens to an appointment, or to the mails that wait. */
interface Step {
  verb: Verb;
  /** The slot of the pool that a move goes to. */
  slot: number;
  /** The outside call at which the process dies. If the step makes fewer calls, the process survives. */
  crashAtCall: number;
  fault: Extract<Fault, 'crash-before' | 'crash-after'>;
}

const stepArbitrary: fc.Arbitrary<Step> = fc.record({
  verb: fc.constantFrom<Verb>(
    'reschedule',
    'cancel',
    'staff-move',
    'staff-cancel',
    'confirm',
    'confirm',
    'mail',
    'mail',
  ),
  slot: fc.nat(),
  crashAtCall: fc.nat(7),
  fault: fc.constantFrom('crash-before', 'crash-after'),
});

interface History {
  slot: number;
  steps: Step[];
}

const historyArbitrary: fc.Arbitrary<History> = fc.record({
  slot: fc.nat(),
  steps: fc.array(stepArbitrary, { minLength: 1, maxLength: 6 }),
});

const pool = ['2027-02-01', '2027-02-02', '2027-02-03', '2027-02-04', '2027-02-05'].flatMap(slotsOn);

function slotFields(slot: number) {
  const { locationId, ...when } = pool[slot % pool.length] as (typeof pool)[number];
  return { location: { id: locationId }, ...when };
}

function wallClock(date: string, time: string): string {
  const minute = minuteOfSlot(time);
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${date}T${hours}:${minutes}:00`;
}

// Import these modules only now: they read the environment when they load, and the test system sets that.
const { claimMail, finishMail } = await import('#functions/mail/outbox.ts');
const { mailer } = await import('#functions/mail/mailer.ts');
const { renderMail } = await import('./send-mail.ts');

/** The ids of the outbox's items. Each history empties the outbox at its end, so all of them belong to one history. */
async function outboxIds(): Promise<string[]> {
  return (await system.all('Outbox')).map(({ id }) => String(id));
}

const emptyOutbox = () => emptyTable(system.dynamo, 'Outbox', system.tableName('Outbox'));

// Hours pass between steps, so that the claims of crashed runs have expired.
let hour = 0;

type Send = (ids: readonly string[], now: Date) => Promise<unknown>;

async function sendWaiting(send: Send): Promise<void> {
  hour += 1;
  await send(await outboxIds(), later(hour * 3_600));
}

/** The naive version: marks first and sends afterwards, so that a crash in between loses the mail. */
async function naiveSend(ids: readonly string[], now: Date): Promise<void> {
  for (const id of ids) {
    const item = (await claimMail(id, now)) as OutboxItem<AnyMail> | undefined;
    if (!item) continue;
    await finishMail(item, 'sent', now);
    const mail = await renderMail(item, now);
    if (typeof mail === 'object') await mailer(mail, id);
  }
}

/** Staff move an appointment, half of the time to the slot that it was booked for. */
async function staffMove(slot: number, { confirmationNumber, location, date, time }: BookingBody) {
  const request = { params: { confirmationNumber }, claims: adminClaims() };
  const { body } = await system.call('GET /api/admin/appointments/{confirmationNumber}', request);
  const to = slot % 2 ? { location, date, time } : slotFields(slot);
  const { version } = body.appointment;
  return system.call('POST /api/admin/appointments/{confirmationNumber}/reschedule', {
    ...request,
    body: { ...to, version },
  });
}

function act({ verb, slot }: Step, body: BookingBody, token: string, send: Send): Promise<unknown> {
  const params = { confirmationNumber: body.confirmationNumber };
  const headers = { authorization: `Bearer ${token}` };
  if (verb === 'mail') return sendWaiting(send);
  if (verb === 'cancel') {
    return system.call('POST /api/appointments/{confirmationNumber}/cancel', { params, headers });
  }
  if (verb === 'confirm' || verb === 'staff-cancel') {
    const status = verb === 'confirm' ? 'confirmed' : 'cancelled';
    const request = { params, body: { status }, claims: adminClaims() };
    return system.call('PUT /api/appointments/{confirmationNumber}/status', request);
  }
  if (verb === 'staff-move') return staffMove(slot, body);
  return system.call('POST /api/appointments/{confirmationNumber}/reschedule', {
    params,
    headers,
    body: slotFields(slot),
  });
}

/** The state of an appointment, as its calendar file describes it. */
interface Standing {
  status: string;
  start: string;
}

interface Told {
  email: string;
  standing: Standing | undefined;
}

/**
 * Books an appointment and runs a history on it, crashing where the steps say. Then sends all pending mails without
 * crashes.
 */
async function runHistory({ slot, steps }: History, send: Send): Promise<Told | undefined> {
  const body = bookingBody(slotFields(slot));
  const params = { confirmationNumber: body.confirmationNumber };
  const { status, body: booked } = await system.call('POST /api/appointments', { body });
  // An earlier history still holds that slot.
  if (status !== 201) return undefined;
  for (const step of steps) {
    const strikes = (_: OutsideCall, count: number) => count === step.crashAtCall;
    await withFault(step.fault, strikes, () =>
      act(step, body, booked.manageToken, send).catch(() => undefined),
    );
  }
  await sendWaiting(send);
  await sendWaiting(send);
  const headers = { authorization: `Bearer ${booked.manageToken}` };
  const { body: last } = await system.call('GET /api/appointments/{confirmationNumber}', { params, headers });
  const { date, time, status: standing } = last.appointment;
  // Frees the slot for the histories that follow.
  await system.call('DELETE /api/appointments/{confirmationNumber}', { params, claims: adminClaims() });
  await emptyOutbox();
  return { email: body.email, standing: { status: standing, start: wallClock(date, time) } };
}

/** The state of an appointment according to the mail with the highest SEQUENCE. */
function lastWord(mails: readonly SentMail[]): Standing | undefined {
  const told = mails.flatMap(({ attachments }) => {
    const event = new ICAL.Component(ICAL.parse(attachments[0]?.content ?? '')).getFirstSubcomponent(
      'vevent',
    );
    if (!event) return [];
    const value = (name: string) => String(event.getFirstPropertyValue(name));
    const standing = { status: value('status').toLowerCase(), start: value('dtstart') };
    return [{ sequence: Number(value('sequence')), standing }];
  });
  return told.toSorted((a, b) => b.sequence - a.sequence)[0]?.standing;
}

/** The states of appointments after their histories, by their records and by their mails. */
async function compare(count: number, send: Send): Promise<{ standing: Told[]; told: Told[] }> {
  const standing: Told[] = [];
  for (const history of fc.sample(historyArbitrary, { numRuns: count, seed: 20_261_120 })) {
    const told = await runHistory(history, send);
    if (told) standing.push(told);
  }
  expect(standing.length).toBeGreaterThan(count * 0.9);
  const mails = Map.groupBy(await allMails(), ({ to }) => to);
  const told = standing.map(({ email }) => ({ email, standing: lastWord(mails.get(email) ?? []) }));
  return { standing, told };
}

test(`after ${histories} random histories with crashes at any outside call, each appointment's mails show its current state`, async () => {
  const { standing, told } = await compare(histories, sendMail);
  expect(told).toEqual(standing);
});

test('the same histories catch a job that marks a mail before it sends it', async () => {
  const { standing, told } = await compare(histories, naiveSend);
  expect(told).not.toEqual(standing);
});
