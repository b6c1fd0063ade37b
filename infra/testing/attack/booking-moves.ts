import { bookingBody, slotsOn } from '#infra/testing/records/bookings.ts';
import type { Client } from './clients.ts';
import type { Answer, Move } from './pace.ts';
import type { SimulatedCloud } from './simulated-cloud.ts';
import { namesWithMessage } from './words.ts';

type Slot = ReturnType<typeof slotsOn>[number];

interface Held {
  number: string;
  token: string;
  slot: Slot;
  moves: number;
}

export interface BookingTarget {
  /** The day to fill, one clinic after another. */
  day: string;
  /** Another day, on which the attacker also books, to move those appointments to `day`. */
  otherDay: string;
  /** The recipients of the bookings' mails, in turn. */
  recipients: readonly string[];
}

/**
 * Fills a day, by booking visits on it or by moving visits to it. Every booking, move and cancellation sends a mail to
 * one of the recipients.
 */
export function bookingMoves(
  { call, heldSlots }: SimulatedCloud,
  { day, otherDay, recipients }: BookingTarget,
) {
  const free = { [day]: slotsOn(day), [otherDay]: slotsOn(otherDay) };
  const numbers = new Set<string>();
  let held: Held[] = [];
  let mailed = 0;
  let boldness = 0;

  async function book(client: Client, onDay: string): Promise<Answer | undefined> {
    const slot = free[onDay]?.shift();
    if (!slot) return undefined;
    const { locationId, ...when } = slot;
    const email = recipients[mailed++ % recipients.length];
    const body = bookingBody({ ...namesWithMessage[boldness], email, location: { id: locationId }, ...when });
    const reply = await call('POST /api/appointments', { body, sourceIp: client.address() });
    if (reply.status === 201) {
      numbers.add(body.confirmationNumber);
      held.push({ number: body.confirmationNumber, token: reply.body.manageToken, slot, moves: 0 });
    } else if (reply.status !== 409) free[onDay]?.unshift(slot);
    if (reply.status === 422) boldness = Math.min(boldness + 1, namesWithMessage.length - 1);
    return reply;
  }

  function change(action: 'cancel' | 'reschedule', { number, token }: Held, client: Client, body?: unknown) {
    return call(`POST /api/appointments/{confirmationNumber}/${action}`, {
      params: { confirmationNumber: number },
      headers: { authorization: `Bearer ${token}` },
      sourceIp: client.address(),
      body,
    });
  }

  /**
   * Moves an appointment from another day to `day`, or within `day` if all are on it. Its recipient gets another mail.
   */
  const moveIn: Move = async (client) => {
    const outside = held.find(({ slot }) => slot.date !== day);
    const one = outside ?? held.toSorted((a, b) => a.moves - b.moves)[0];
    const slot = one && free[day]?.shift();
    if (!slot) return undefined;
    const { locationId, ...when } = slot;
    const reply = await change('reschedule', one, client, { location: { id: locationId }, ...when });
    if (reply.status === 200 && 'manageToken' in reply.body) {
      free[one.slot.date]?.push(one.slot);
      Object.assign(one, { slot, token: reply.body.manageToken, moves: one.moves + 1 });
    } else if (reply.status !== 409) free[day]?.unshift(slot);
    return reply;
  };

  /** Cancels an appointment, hoping to be allowed another booking. */
  const cancel: Move = async (client) => {
    const [one] = held;
    if (!one) return undefined;
    const reply = await change('cancel', one, client);
    if (reply.status === 200) {
      held = held.filter((other) => other !== one);
      free[one.slot.date]?.push(one.slot);
    }
    return reply;
  };

  return {
    moves: {
      book: (client: Client) => book(client, day),
      bookElsewhere: (client: Client) => book(client, otherDay),
      moveIn,
      cancel,
    },
    /** How many of the day's slots the attacker holds. */
    held: async () => (await heldSlots(day)).filter(({ heldBy }) => numbers.has(String(heldBy))).length,
  };
}
