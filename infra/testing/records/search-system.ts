import { adminClaims } from '#infra/testing/events.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { bookingBody, freshDay, slotsOn } from '#infra/testing/records/bookings.ts';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { required } from '#shared/required.ts';

const claims = adminClaims();

/** Opens a system in which patients book, and a manager changes and searches appointments. Open one per test file. */
export async function openSearchSystem() {
  const system = await openTestSystem();
  type Route = Parameters<typeof system.call>[0];
  const freeSlots = slotsOn(freshDay()).map(({ locationId, ...when }) => ({
    location: { id: locationId },
    ...when,
  }));
  return {
    system,
    claims,
    /** Slots that are still free. Take one with `pop`. */
    freeSlots,
    asManager: (route: Route, confirmationNumber: string, body?: object) =>
      system.call(route, { params: { confirmationNumber }, body, claims }),
    /** Books for a patient. Returns the confirmation number. */
    async book(changes: Record<string, unknown> = {}): Promise<string> {
      const body = bookingBody({ ...required(freeSlots.pop(), 'a free slot'), ...changes });
      const { status } = await system.call('POST /api/appointments', { body });
      if (status !== 201) throw new Error(`The booking was answered with ${status}.`);
      return body.confirmationNumber;
    },
    /** The confirmation numbers on all pages of a search. */
    async search(q: string, query: object = {}): Promise<string[]> {
      const numbers: string[] = [];
      let cursor: string | null = null;
      do {
        const body: object = { q, ...query, ...(cursor && { cursor }) };
        const reply = await system.call('POST /api/admin/appointments/search', { body, claims });
        if (reply.status !== 200) throw new Error(`The search was answered with ${reply.status}.`);
        numbers.push(...reply.body.appointments.map((row) => row.confirmationNumber));
        cursor = reply.body.nextCursor;
      } while (cursor);
      return numbers;
    },
    /** The appointments on all pages of the list. */
    async listed(query: object): Promise<Appointment[]> {
      const rows: Appointment[] = [];
      let cursor: string | null = null;
      do {
        const page: Record<string, string> = { ...query, ...(cursor && { cursor }) };
        const reply = await system.call('GET /api/appointments', { query: page, claims });
        rows.push(...reply.body.appointments);
        cursor = reply.body.nextCursor;
      } while (cursor);
      return rows;
    },
  };
}
