import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { closuresOf } from '#infra/testing/records/closures.ts';
import { slotTimes } from '#shared/appointments/slots.ts';
import { nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { required } from '#shared/required.ts';

const system = await openTestSystem();
const { affectedAppointments } = await import('./affected-appointments.ts');
const { closeClinic } = await import('./close.ts');
const { close, look } = closuresOf(system);

const locationId = '4';
const now = new Date('2026-11-23T17:00:00Z');

/** Closes the clinic on a day; returns the numbers of the affected appointments. */
type Close = (date: string) => Promise<string[]>;

async function closeIt(date: string): Promise<string[]> {
  const { status, body } = await close({ locationId, date });
  expect(status).toBe(201);
  return body.affected.map(({ confirmationNumber }) => confirmationNumber);
}

/** The naive version: finds affected appointments, then closes. */
async function naiveClose(date: string): Promise<string[]> {
  const times = slotTimes(locationId, date);
  const id = `${date}_${locationId}_day`;
  const closure = { id, month: date.slice(0, 7), locationId, date, reason: 'x', times } as const;
  const item = { ...closure, createdAt: now.toISOString(), version: randomUUID() };
  const affected = await affectedAppointments(item, now);
  await closeClinic(item, { actor: 'naive', now });
  return affected.map(({ confirmationNumber }) => confirmationNumber);
}

/**
 * Prepares a patient for a slot of the clinic. Returns their confirmation number, and a function that takes the slot
 * and returns the answer's status: 409 when it's too late.
 */
type Arrival = (slot: {
  date: string;
  time: string;
}) => Promise<{ number: string; take: () => Promise<number> }>;

const booking: Arrival = async (slot) => {
  const body = bookingBody({ ...slot, location: { id: locationId } });
  const take = async () => (await system.call('POST /api/appointments', { body })).status;
  return { number: body.confirmationNumber, take };
};

/** A patient who is booked at that time at another clinic, and moves to this one. */
const moving: Arrival = async (slot) => {
  const { confirmationNumber, ...body } = bookingBody({ ...slot, location: { id: '6' } });
  const made = await system.call('POST /api/appointments', { body: { confirmationNumber, ...body } });
  const request = {
    params: { confirmationNumber },
    headers: { authorization: `Bearer ${made.body.manageToken}` },
    body: { location: { id: locationId }, ...slot },
  };
  const take = async () =>
    (await system.call('POST /api/appointments/{confirmationNumber}/reschedule', request)).status;
  return { number: confirmationNumber, take };
};

/** How many patients book at the same time, each one slot after the other. */
const patients = 2;

/**
 * Closes several days while patients book them or move there. Begins to close each day once its first, second or third
 * booking is made: neither the bookings nor the closing may be done before the other begins, even on a busy machine.
 * @param after the days to close are the clinic days that follow this date, since other days have no times
 * @returns appointments that were booked but not listed as affected, or the reverse
 */
async function missed(arrival: Arrival, closeOn: Close, after: string, days = 10): Promise<string[]> {
  const wrong: string[] = [];
  const seen = new Set<number>();
  let date = after;
  for (let day = 0; day < days; day++) {
    date = nextClinicDay(date, locationId);
    const times = slotTimes(locationId, date);
    const comers = await Promise.all(times.map((time) => arrival({ date, time })));
    const answers: { number: string; status: number }[] = [];
    let closing: Promise<string[]> | undefined;
    const book = async () => {
      for (let comer = comers.pop(); comer; comer = comers.pop()) {
        const { number, take } = comer;
        const status = await take();
        answers.push({ number, status: status === 409 ? 409 : 201 });
        expect([200, 201, 409]).toContain(status);
        if (answers.length > day % 3) closing ??= closeOn(date);
      }
    };
    await Promise.all(Array.from({ length: patients }, book));
    const affected = await required(closing, 'closing');
    for (const { number, status } of answers) {
      seen.add(status);
      if ((status === 201) !== affected.includes(number)) wrong.push(number);
    }
  }
  // It was a race only if some bookings were faster than the closure, and some slower.
  expect([...seen].sort()).toEqual([201, 409]);
  return wrong;
}

test('a patient who books while the clinic is being closed is refused or listed as affected', async () => {
  expect(await missed(booking, closeIt, '2026-11-30')).toEqual([]);
});

test('so is one who moves there, whose other visit stays when it’s refused', async () => {
  expect(await missed(moving, closeIt, '2027-05-31')).toEqual([]);
});

test('a patient who moves away meanwhile isn’t listed as waiting, and who stays is', async () => {
  let date = '2027-07-01';
  for (let day = 0; day < 6; day++) {
    date = nextClinicDay(date, locationId);
    const patients = await Promise.all(slotTimes(locationId, date).map((time) => booking({ date, time })));
    for (const { take } of patients) expect(await take()).toBe(201);
    const [leaving] = patients.splice(day, 1);
    const leave = system.call('POST /api/admin/appointments/{confirmationNumber}/reschedule', {
      params: { confirmationNumber: required(leaving, 'leaving').number },
      body: { location: { id: '9' }, date, time: '4:30', version: 1 },
      claims: adminClaims(),
    });
    const [{ status }] = await Promise.all([leave, closeIt(date)]);
    expect(status).toBe(200);
    const { affected } = (await look(`${date}_${locationId}_day`)).body;
    const waiting = affected.filter(({ outcome }) => outcome === 'waiting');
    const numbers = waiting.map(({ confirmationNumber }) => confirmationNumber);
    expect(numbers).toEqual(patients.map(({ number }) => number));
  }
});

test.each([
  ['book', booking, ['2027-01', '2027-02', '2027-03', '2027-04', '2027-05']],
  ['move', moving, ['2027-08', '2027-09', '2027-10', '2027-11']],
])(
  'patients who %s catch a closure that looks who is affected before it closes',
  async (_, arrival, months) => {
    let wrong: string[] = [];
    // It depends on the machine whether the bookings or the closures are faster, so try the days of several months.
    for (const month of months) {
      if (wrong.length === 0) wrong = await missed(arrival, naiveClose, `${month}-03`);
    }
    expect(wrong).not.toEqual([]);
  },
);
