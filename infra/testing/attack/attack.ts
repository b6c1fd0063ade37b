import { bookingMoves } from './booking-moves.ts';
import { cardMoves } from './card-moves.ts';
import { codeMoves } from './code-moves.ts';
import { mailMoves } from './mail-moves.ts';
import { createPace, type Move } from './pace.ts';
import { placesOf } from './places.ts';
import type { SimulatedCloud } from './simulated-cloud.ts';

const strangers = 40;

export interface AttackPlan {
  /** The day of visits to fill, and one to book on otherwise. */
  day: string;
  otherDay: string;
  /** An address with an appointment, to flood and to take over. */
  victim: string;
}

/** What an attack got. */
export interface Loot {
  /** The most slots of the day that it held at a time. */
  slots: number;
  /** How many codes it tried, right or wrong. */
  guesses: number;
  /** The cards that a bank was asked about, by place. */
  cards: number[];
}

/**
 * An attacker who combines every attack, each as often as its limits allow: fills a day of visits, floods one mailbox
 * and forty others, tries codes of a known address, and stolen cards.
 */
export function createAttack(cloud: SimulatedCloud, { day, otherDay, victim }: AttackPlan) {
  const places = placesOf(1);
  const others = Array.from({ length: strangers }, (_, index) => `stranger${index}@example.com`);
  // Half of all mails are for the victim.
  const recipients = others.flatMap((stranger) => [victim, stranger]);
  const bookings = bookingMoves(cloud, { day, otherDay, recipients });
  const codes = codeMoves(cloud, [victim, ...others.slice(0, 4)]);
  const cards = cardMoves(cloud);
  const { pay, ...mails } = mailMoves(cloud, recipients);
  const payUnlessFull: Move = async (place) => (cards.isFull(place) ? undefined : pay(place));
  const mailing = { ...mails, pay: payUnlessFull };
  const makeMoves = createPace(places);
  let slots = 0;
  // Canceling first would only cost it slots.
  const { cancel, ...taking } = bookings.moves;

  return {
    recipients: [victim, ...others],
    /** Makes the moves of a minute. */
    async act(minute: number): Promise<void> {
      await makeMoves({ ...taking, ...mailing, ...codes.moves, ...cards.moves });
      if (minute % 10 === 9) await makeMoves({ cancel });
      cards.tryCards(places, minute);
      slots = Math.max(slots, await bookings.held());
    },
    loot: (): Loot => ({ slots, guesses: codes.guesses(), cards: cards.cardsTried() }),
  };
}
