import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bookingBody } from '#infra/testing/bookings.ts';
import { closuresOf } from '#infra/testing/closures.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { slotTimes } from '#shared/appointments/slots.ts';
import { isClinicDay } from '#shared/clinics/clinic-days.ts';
import { required } from '#shared/required.ts';
import { addDays } from '#shared/time/clinic-time.ts';

const system = await openTestSystem();
const { affectedAppointments } = await import('./affected-appointments.ts');
const { closeClinic } = await import('./close.ts');
const { close } = closuresOf(system);

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

/** Patients who book at the same time, each one time after the other. */
const patients = 2;

/**
 * Closes several days while patients book them, from after their first booking to after their third, so that neither is
 * done before the other begins, however busy the machine is.
 * @returns appointments that were booked but not listed as affected, or the reverse
 */
async function missed(closeOn: Close, firstDate: string, days: number): Promise<string[]> {
  const wrong: string[] = [];
  const seen = new Set<number>();
  let date = firstDate;
  for (let day = 0; day < days; day++) {
    const times = [...slotTimes(locationId, date)];
    const answers: { number: string; status: number }[] = [];
    let closing: Promise<string[]> | undefined;
    const book = async () => {
      for (let time = times.pop(); time; time = times.pop()) {
        const body = bookingBody({ date, time, location: { id: locationId } });
        const { status } = await system.call('POST /api/appointments', { body });
        answers.push({ number: body.confirmationNumber, status });
        if (answers.length > day % 3) closing ??= closeOn(date);
      }
    };
    await Promise.all(Array.from({ length: patients }, book));
    const affected = await required(closing, 'closing');
    for (const { number, status } of answers) {
      seen.add(status);
      if ((status === 201) !== affected.includes(number)) wrong.push(number);
    }
    do date = addDays(date, 1);
    while (!isClinicDay(date));
  }
  // Some bookings were faster than the closure and some slower: it was a race.
  expect([...seen].sort()).toEqual([201, 409]);
  return wrong;
}

test('a patient who books while the clinic is being closed is refused or listed as affected', async () => {
  expect(await missed(closeIt, '2026-12-01', 10)).toEqual([]);
});

test('the same rush catches a closure that looks who is affected before it closes', async () => {
  const months = ['2027-01', '2027-02', '2027-03', '2027-04', '2027-05'];
  let wrong: string[] = [];
  // Which of them is faster is up to the machine: it may take a few rushes.
  for (const month of months) {
    if (wrong.length === 0) wrong = await missed(naiveClose, `${month}-04`, 10);
  }
  expect(wrong).not.toEqual([]);
});
