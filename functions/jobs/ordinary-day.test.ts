import { describe, expect, test } from 'vitest';
import { createPatient, type Patient } from '#infra/testing/attack/patient.ts';
import { openSimulatedCloud } from '#infra/testing/attack/simulated-cloud.ts';
import { bookingBody, freshDay, slotsOn } from '#infra/testing/bookings.ts';

const cloud = await openSimulatedCloud({ clinicNetworks: ['192.0.2.0/24'] });

/** The slots of a day of its own for each test. */
function openSlots() {
  return slotsOn(freshDay()).map(({ locationId, ...when }) => ({ location: { id: locationId }, ...when }));
}

async function mailsTo(emails: readonly string[]): Promise<string[]> {
  return (await cloud.mails()).map(({ to }) => to).filter((to) => emails.includes(to));
}

async function statusOfBooking(sourceIp: string, email: string, slot?: object): Promise<number> {
  const reply = await cloud.call('POST /api/appointments', {
    body: bookingBody({ email, ...slot }),
    sourceIp,
  });
  return reply.status;
}

describe('two parents and three children on one network, in one afternoon', () => {
  // Each answer is checked where it comes, as it would be without limits.
  test.each([
    ['one address', ['family@example.com', 'family@example.com']],
    ['two addresses', ['mother@example.com', 'father@example.com']],
  ])('book seven visits, move two, cancel one and open My bookings twice, with %s', async (_, emails) => {
    const sourceIp = emails[0] === emails[1] ? '203.0.113.40' : '203.0.113.41';
    const slots = openSlots();
    const [mother, father] = emails.map((email) => createPatient(cloud, email, sourceIp)) as [
      Patient,
      Patient,
    ];
    const mails = async () => (await mailsTo(emails)).length;
    for (let visit = 0; visit < 7; visit++) {
      await (visit % 2 ? father : mother).book(slots.pop() ?? {});
      await cloud.passMinute();
      expect(await mails()).toBe(visit + 1);
    }
    expect(await mother.openMyBookings()).toContain(mother.number());
    await mother.move(slots.pop() ?? {});
    await father.move(slots.pop() ?? {});
    expect(await mails()).toBe(10);
    await cloud.passMinute();
    expect(await father.openMyBookings()).toContain(father.number());
    await father.cancel();
    // One for each act, right away: nothing waits for the next day.
    expect(await mails()).toBe(12);
  });
});

test('a front desk on a clinic’s own network books forty visits in a morning, and all are mailed', async () => {
  const slots = openSlots();
  const emails = Array.from({ length: 40 }, (_, index) => `walk-in-${index}@example.com`);
  for (const email of emails) expect(await statusOfBooking('192.0.2.10', email, slots.pop())).toBe(201);
  expect((await mailsTo(emails)).length).toBe(40);
});

test('ten people of an office behind one address book a visit each', async () => {
  const days = [openSlots(), openSlots()];
  const emails = Array.from({ length: 10 }, (_, index) => `colleague-${index}@example.com`);
  for (const [index, email] of emails.entries()) {
    expect(await statusOfBooking('203.0.113.50', email, days[index % 2]?.pop())).toBe(201);
  }
  expect((await mailsTo(emails)).length).toBe(10);
});
