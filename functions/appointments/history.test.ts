import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { bookingBody, slotsOn } from '#infra/testing/bookings.ts';
import { adminClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import { minuteOfSlot, slotOfMinute } from '#shared/appointments/slots.ts';
import { closureId } from '#shared/closures/closure.ts';

const system = await openTestSystem();

// Amazon's engine takes several times as long for each step.
const steps = inject('handlers') === 'source' ? 500 : 200;
const patients = 24;
const slots = slotsOn('2026-11-24').slice(0, 10);

type Verb = 'book' | 'reschedule' | 'cancelled' | 'confirmed' | 'completed' | 'delete' | 'close' | 'reopen';

interface Step {
  verb: Verb;
  patient: number;
  slot: number;
}

/** The operations on appointments, implemented by the real handlers and by a naive version. */
interface Clinic {
  book: (patient: number, slot: number) => Promise<boolean>;
  /** By the patient, while the appointment is confirmed. */
  reschedule: (patient: number, slot: number) => Promise<boolean>;
  setStatus: (patient: number, status: AppointmentStatus) => Promise<boolean>;
  remove: (patient: number) => Promise<boolean>;
  /** By a manager: just the one slot. Closing it twice is fine, reopening it twice is not. */
  close: (slot: number) => Promise<boolean>;
  reopen: (slot: number) => Promise<boolean>;
  /** Each patient's slot, for appointments that are not cancelled. */
  standing: () => Promise<Map<number, number>>;
}

const stepArbitrary: fc.Arbitrary<Step> = fc.record({
  verb: fc.oneof(
    { weight: 4, arbitrary: fc.constant<Verb>('book') },
    { weight: 2, arbitrary: fc.constant<Verb>('reschedule') },
    { weight: 3, arbitrary: fc.constant<Verb>('cancelled') },
    { weight: 3, arbitrary: fc.constant<Verb>('confirmed') },
    { weight: 1, arbitrary: fc.constant<Verb>('completed') },
    { weight: 1, arbitrary: fc.constant<Verb>('delete') },
    { weight: 1, arbitrary: fc.constant<Verb>('close') },
    { weight: 2, arbitrary: fc.constant<Verb>('reopen') },
  ),
  patient: fc.nat(patients - 1),
  slot: fc.nat(slots.length - 1),
});

/** The rules in their simplest form: who has which slot, in what state, and what is closed. */
class Model {
  private appointments = new Map<number, { slot: number; status: string }>();
  private closed = new Set<number>();

  /** Applies the step if the rules allow it, and returns whether they do. */
  apply({ verb, patient, slot }: Step): boolean {
    if (verb === 'close') return this.closed.add(slot).has(slot);
    if (verb === 'reopen') return this.closed.delete(slot);
    const mine = this.appointments.get(patient);
    if (verb === 'book') {
      if (mine) return false;
      if (this.closed.has(slot) || this.holder(slot) !== undefined) return false;
      this.appointments.set(patient, { slot, status: 'confirmed' });
      return true;
    }
    if (!mine) return false;
    if (verb === 'delete') return this.appointments.delete(patient);
    if (verb === 'reschedule') {
      const other = this.holder(slot);
      if (mine.status !== 'confirmed' || (other !== undefined && other !== patient)) return false;
      if (this.closed.has(slot) && slot !== mine.slot) return false;
      mine.slot = slot;
      return true;
    }
    const holder = this.holder(mine.slot);
    if (verb !== 'cancelled' && holder !== undefined && holder !== patient) return false;
    if (verb !== 'cancelled' && mine.status === 'cancelled' && this.closed.has(mine.slot)) return false;
    mine.status = verb;
    return true;
  }

  standing(): Map<number, number> {
    const held = [...this.appointments].filter(([, { status }]) => status !== 'cancelled');
    return new Map(held.map(([patient, { slot }]) => [patient, slot]));
  }

  private holder(slot: number): number | undefined {
    for (const [patient, taken] of this.standing()) if (taken === slot) return patient;
    return undefined;
  }
}

function apply(clinic: Clinic, { verb, patient, slot }: Step): Promise<boolean> {
  if (verb === 'book') return clinic.book(patient, slot);
  if (verb === 'reschedule') return clinic.reschedule(patient, slot);
  if (verb === 'delete') return clinic.remove(patient);
  if (verb === 'close') return clinic.close(slot);
  if (verb === 'reopen') return clinic.reopen(slot);
  return clinic.setStatus(patient, verb);
}

/** Runs the steps on both; returns how often they disagreed or a slot had two holders. */
async function disagreements(clinic: Clinic, history: Step[]): Promise<number> {
  const model = new Model();
  let count = 0;
  for (const step of history) {
    const expected = model.apply(step);
    if ((await apply(clinic, step)) !== expected) count += 1;
  }
  const standing = await clinic.standing();
  const held = [...standing.values()];
  if (new Set(held).size !== held.length) count += 1;
  if (JSON.stringify([...standing].sort()) !== JSON.stringify([...model.standing()].sort())) count += 1;
  return count;
}

/** The real handlers. A patient who books again after a delete does so under a new number. */
function realClinic(): Clinic {
  const numbers = new Map<number, string>();
  const tokens = new Map<number, string>();
  const claims = adminClaims();
  const slotFields = (slot: number) => {
    const { locationId, date, time } = slots[slot] as (typeof slots)[number];
    return { location: { id: locationId }, date, time };
  };
  const numberOf = (patient: number) => numbers.get(patient) ?? 'UC000000NOBODY';
  return {
    async book(patient, slot) {
      if (numbers.has(patient)) return false;
      const body = bookingBody(slotFields(slot));
      const answer = await system.call('POST /api/appointments', { body });
      if (answer.status !== 201) return false;
      numbers.set(patient, body.confirmationNumber);
      tokens.set(patient, answer.body.manageToken);
      return true;
    },
    async reschedule(patient, slot) {
      const answer = await system.call('POST /api/appointments/{confirmationNumber}/reschedule', {
        params: { confirmationNumber: numberOf(patient) },
        headers: { authorization: `Bearer ${tokens.get(patient)}` },
        body: slotFields(slot),
      });
      return answer.status === 200;
    },
    async setStatus(patient, status) {
      const params = { confirmationNumber: numberOf(patient) };
      const answer = await system.call('PUT /api/appointments/{confirmationNumber}/status', {
        params,
        body: { status },
        claims,
      });
      return answer.status === 200;
    },
    async remove(patient) {
      const params = { confirmationNumber: numberOf(patient) };
      const answer = await system.call('DELETE /api/appointments/{confirmationNumber}', { params, claims });
      numbers.delete(patient);
      return answer.status === 200;
    },
    async close(slot) {
      const { locationId, date, time } = slots[slot] as (typeof slots)[number];
      const to = slotOfMinute(minuteOfSlot(time) + 1);
      const body = { locationId, date, from: time, to, reason: 'No radiologic technologist' };
      return [200, 201].includes((await system.call('POST /api/closures', { body, claims })).status);
    },
    async reopen(slot) {
      const { locationId, date, time } = slots[slot] as (typeof slots)[number];
      const id = closureId({ locationId, date, from: time, to: slotOfMinute(minuteOfSlot(time) + 1) });
      return (await system.call('DELETE /api/closures/{id}', { params: { id }, claims })).status === 200;
    },
    async standing() {
      const { body } = await system.call('GET /api/appointments', { query: { limit: '200' }, claims });
      const patientOf = new Map([...numbers].map(([patient, number]) => [number, patient]));
      const held = body.appointments.filter((row) => row.status !== 'cancelled');
      return new Map(
        held.map((row) => [
          patientOf.get(row.confirmationNumber) ?? -1,
          slots.findIndex(({ locationId, time }) => locationId === row.location.id && time === row.time),
        ]),
      );
    },
  };
}

/** A version that forgets to win the slot again when a cancelled appointment is confirmed. */
function naiveClinic(): Clinic {
  const appointments = new Map<number, { slot: number; status: string }>();
  const closed = new Set<number>();
  const isFree = (slot: number) =>
    !closed.has(slot) &&
    ![...appointments.values()].some(
      (appointment) => appointment.slot === slot && appointment.status !== 'cancelled',
    );
  return {
    async book(patient, slot) {
      if (appointments.has(patient) || !isFree(slot)) return false;
      appointments.set(patient, { slot, status: 'confirmed' });
      return true;
    },
    async reschedule(patient, slot) {
      const appointment = appointments.get(patient);
      if (appointment?.status !== 'confirmed' || (appointment.slot !== slot && !isFree(slot))) return false;
      appointment.slot = slot;
      return true;
    },
    async setStatus(patient, status) {
      const appointment = appointments.get(patient);
      if (appointment) appointment.status = status;
      return appointment !== undefined;
    },
    async remove(patient) {
      return appointments.delete(patient);
    },
    async close(slot) {
      return closed.add(slot).has(slot);
    },
    async reopen(slot) {
      return closed.delete(slot);
    },
    async standing() {
      const held = [...appointments].filter(([, { status }]) => status !== 'cancelled');
      return new Map(held.map(([patient, { slot }]) => [patient, slot]));
    },
  };
}

const seed = 20_261_120;
const history = fc.sample(stepArbitrary, { numRuns: steps, seed });

test(`${steps} random steps of booking, moving, cancelling, confirming, deleting, closing and reopening follow the model`, async () => {
  const clinic = realClinic();
  expect(await disagreements(clinic, history)).toBe(0);
  expect(await system.heldSlots('2026-11-24')).toHaveLength((await clinic.standing()).size);
});

test('the same history catches a clinic that does not win the slot again', async () => {
  expect(await disagreements(naiveClinic(), history)).toBeGreaterThan(0);
});
