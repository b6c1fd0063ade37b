import { bookingMoves } from './booking-moves.ts';
import { cardMoves } from './card-moves.ts';
import { clientsOf } from './clients.ts';
import { codeMoves } from './code-moves.ts';
import { mailMoves } from './mail-moves.ts';
import { createPace, type Move } from './pace.ts';
import type { SimulatedCloud } from './simulated-cloud.ts';

const strangers = 40;

export interface AttackPlan {
  /** The day that the attacker fills. */
  day: string;
  /** Another day, on which the attacker also books, to move those appointments to `day`. */
  otherDay: string;
  /**
   * The email address of a patient with an appointment. The attacker floods its mailbox, and guesses the codes sent to
   * it.
   */
  victim: string;
}

/** The attacker's results. */
export interface Loot {
  /** The most slots of the day that the attacker held at one time. */
  slots: number;
  /** The number of codes that the attacker entered, right or wrong. */
  guesses: number;
  /** For each client, the number of cards that a bank was asked about. */
  cards: number[];
}

/**
 * An attacker who combines all attacks, each as often as the limits allow: it fills a day of visits, floods one mailbox
 * and forty others, guesses the codes of known addresses, and tries stolen cards.
 */
export function createAttack(cloud: SimulatedCloud, { day, otherDay, victim }: AttackPlan) {
  const clients = clientsOf(1);
  const others = Array.from({ length: strangers }, (_, index) => `stranger${index}@example.com`);
  // Half of all mails go to the victim.
  const recipients = others.flatMap((stranger) => [victim, stranger]);
  const bookings = bookingMoves(cloud, { day, otherDay, recipients });
  const codes = codeMoves(cloud, [victim, ...others.slice(0, 4)]);
  const cards = cardMoves(cloud);
  const { pay, ...mails } = mailMoves(cloud, recipients);
  const payUnlessFull: Move = async (client) => (cards.isFull(client) ? undefined : pay(client));
  const mailing = { ...mails, pay: payUnlessFull };
  const makeMoves = createPace(clients);
  let slots = 0;
  // Canceling loses slots, so the attacker does it only every ten minutes.
  const { cancel, ...taking } = bookings.moves;

  return {
    recipients: [victim, ...others],
    /** Makes the moves of one minute. */
    async act(minute: number): Promise<void> {
      await makeMoves({ ...taking, ...mailing, ...codes.moves, ...cards.moves });
      if (minute % 10 === 9) await makeMoves({ cancel });
      cards.tryCards(clients, minute);
      slots = Math.max(slots, await bookings.held());
    },
    loot: (): Loot => ({ slots, guesses: codes.guesses(), cards: cards.cardsTried() }),
  };
}
