import { describe, expect, test } from 'vitest';
import { createPatient, type Patient } from '#infra/testing/attack/patient.ts';
import { openSimulatedCloud } from '#infra/testing/attack/simulated-cloud.ts';
import { freshDay, slotsOn } from '#infra/testing/records/bookings.ts';

const cloud = await openSimulatedCloud({ clinicNetworks: ['192.0.2.0/24'] });

/** The slots of a day that nothing else uses, at all clinics or one. */
function openSlots(clinic?: string) {
  return slotsOn(freshDay())
    .filter(({ locationId }) => !clinic || locationId === clinic)
    .map(({ locationId, ...when }) => ({ location: { id: locationId }, ...when }));
}

async function mailsTo(emails: readonly string[]): Promise<number> {
  return (await cloud.mails()).filter(({ to }) => emails.includes(to)).length;
}

// The simulated patients throw if a limit refuses one of their requests. The tests also count the mails, none of which
// a limit may hold back.
describe('two parents and three children on one network, in one afternoon', () => {
  test.each([
    ['one address', ['family@example.com', 'family@example.com']],
    ['two addresses', ['mother@example.com', 'father@example.com']],
  ])(
    'book seven visits, five at one clinic, move two, cancel one and open My bookings twice, with %s',
    async (_, emails) => {
      const sourceIp = emails[0] === emails[1] ? '203.0.113.40' : '203.0.113.41';
      const [day, otherDay] = [openSlots('4'), openSlots()];
      const [mother, father] = emails.map((email) => createPatient(cloud, email, sourceIp)) as [
        Patient,
        Patient,
      ];
      for (const [visit, parent] of [mother, father, mother, father, mother, father, mother].entries()) {
        await parent.book((visit < 5 ? day : otherDay).pop() ?? {});
        await cloud.passMinute();
        expect(await mailsTo(emails)).toBe(visit + 1);
        // Each parent opens only their first confirmation, as people do.
        if (visit < 2) await parent.openMail();
      }
      expect(await mother.openMyBookings()).toContain(mother.number());
      await mother.reschedule(otherDay.pop() ?? {});
      await father.reschedule(otherDay.pop() ?? {});
      expect(await mailsTo(emails)).toBe(10);
      await cloud.passMinute();
      expect(await father.openMyBookings()).toContain(father.number());
      await father.cancel();
      // Each act sent its mail right away, and none waits.
      expect(await mailsTo(emails)).toBe(12);
    },
  );
});

test('a hotel of 60 guests on one address, who open their mails, meets no limit', async () => {
  const slots = [openSlots(), openSlots()].flat();
  const guests = Array.from({ length: 60 }, (_, room) =>
    createPatient(cloud, `room-${room}@example.com`, '203.0.113.50'),
  );
  for (const [room, guest] of guests.entries()) {
    await guest.book(slots.shift() ?? {});
    // Some open the mail on their phone, on another network.
    await guest.openMail(room % 3 === 0 ? `198.51.100.${room}` : undefined);
    if (room % 4 === 0) expect(await guest.openMyBookings()).toEqual([guest.number()]);
    if (room % 6 === 1) await guest.reschedule(slots.pop() ?? {});
    if (room % 6 === 2) await guest.cancel();
    if (room % 6 === 3) await guest.pay();
    if (room % 10 === 9) await cloud.passMinute();
  }
  expect(await mailsTo(guests.map(({ email }) => email))).toBe(60 + 15 + 10 + 10 + 10);
});

test('40 patients on a clinic’s Wi-Fi, most of whom open no mail, meet no limit', async () => {
  const slots = [openSlots('4'), openSlots('4'), openSlots('4'), openSlots('6'), openSlots()].flat();
  const patients = Array.from({ length: 40 }, (_, seat) =>
    createPatient(cloud, `walk-in-${seat}@example.com`, '192.0.2.10'),
  );
  for (const [seat, patient] of patients.entries()) {
    await patient.book(slots.shift() ?? {});
    if (seat % 5 === 0) expect(await patient.openMyBookings()).toEqual([patient.number()]);
    if (seat % 5 === 1) await patient.pay();
    if (seat % 10 === 2) await patient.reschedule(slots.pop() ?? {});
    if (seat % 10 === 9) await cloud.passMinute();
  }
  expect(await mailsTo(patients.map(({ email }) => email))).toBe(40 + 8 + 8 + 4);
});
