import { recipientOf } from '#functions/mail/recipient.ts';
import { countForClient } from '#functions/platform/dynamo/client-limits.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { envNumber } from '#functions/platform/env.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { tooManyFromHere } from './problems.ts';
import { provenAddressCount } from './proven-addresses.ts';
import { type AppointmentDay, visitDayStep } from './visit-day.ts';

const bookingsPerDay = envNumber('LIMIT_BOOKINGS_PER_DAY');
const highestLimit = envNumber('LIMIT_BOOKINGS_OF_PROVEN_CLIENT');
const extraPerProvenAddress = 2;

async function raisedLimit(client: Client): Promise<number> {
  return Math.min(highestLimit, bookingsPerDay + extraPerProvenAddress * (await provenAddressCount(client)));
}

/** The limits of a booking. None depends on other people's appointments: an answer must not reveal those. */
export interface BookingLimits {
  /** Count the booking in its own transaction, so that the limits are exact. */
  steps: () => Promise<TransactSteps<'client' | 'visitDay'>>;
  /**
   * Called with the steps that refused the booking. Raises the limit of a client with proven addresses, so that another
   * attempt may succeed; otherwise throws `too-many`. The addresses are read only here, since few clients get this far.
   */
  raiseOrRefuse: (failed: readonly string[]) => Promise<void>;
}

export function bookingLimits(item: AppointmentDay & { emailKey: string }, client: Client): BookingLimits {
  let limit = bookingsPerDay;
  return {
    async steps() {
      const recipient = await recipientOf(item.emailKey);
      return {
        client: countForClient(client, { name: 'bookings', limit }, recipient),
        visitDay: visitDayStep(client, item),
      };
    },
    async raiseOrRefuse(failed) {
      if (failed.includes('visitDay')) throw tooManyFromHere();
      if (!failed.includes('client')) return;
      const raised = await raisedLimit(client);
      if (raised <= limit) throw tooManyFromHere();
      limit = raised;
    },
  };
}
