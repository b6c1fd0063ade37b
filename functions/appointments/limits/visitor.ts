import type { Booker } from '#functions/appointments/book.ts';
import { type Full, tallyOf, tooMany } from '#functions/platform/dynamo/tally.ts';
import type { Client } from '#functions/platform/http/client.ts';
import type { Actor } from '#functions/trust/proofs.ts';
import { countsOfBooking } from './counts.ts';
import { refusals } from './refusals.ts';

/**
 * The message for a client at a limit. It suggests that an unproven patient open the mails of earlier bookings, which
 * makes room, unless the client has reached its daily limit of bookings.
 */
function refusalOf({ key }: Full, actor: Actor): string {
  return actor === 'proven' || key.endsWith('|bookings') ? refusals.booking : refusals.unproven;
}

/** A visitor who books, within the limits of the client and the email address. */
export function visitor(client: Client, actor: Actor, now: Date): Booker {
  return {
    visitor: { client, ...(actor === 'proven' && { isProven: true }) },
    cause: actor,
    limitsOf: async (item) => {
      const tally = tallyOf(await countsOfBooking(item, client, actor, now));
      return {
        steps: tally.steps,
        refuse: async (failed) => {
          const full = await tally.full(failed);
          if (full) throw tooMany(full, refusalOf(full, actor));
        },
      };
    },
  };
}
