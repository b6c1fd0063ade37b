import { recipientOf } from '#functions/mail/recipient.ts';
import { countForClient } from '#functions/platform/dynamo/client-limits.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { envNumber } from '#functions/platform/env.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { tooManyFromHere } from './problems.ts';
import { provenAddressCount } from './proven-addresses.ts';
import { type HeldSlot, visitDayStep } from './visit-day.ts';

const perDay = envNumber('LIMIT_BOOKINGS_PER_DAY');
const ofProvenClient = envNumber('LIMIT_BOOKINGS_OF_PROVEN_CLIENT');
const perProvenAddress = 2;

async function raisedLimit(client: Client): Promise<number> {
  return Math.min(ofProvenClient, perDay + perProvenAddress * (await provenAddressCount(client)));
}

/** The limits of a booking. None depends on other people's appointments, which an answer must not reveal. */
export interface BookingLimits {
  /** Counts the booking, in its own transaction, so that limits are exact. */
  steps: () => Promise<TransactSteps<'client' | 'visitDay'>>;
  /**
   * Gets the steps that refused a booking. Returns when the client has proven addresses, which raise its limit: then
   * the booking is worth another attempt. Otherwise throws `too-many`.
   */
  recheck: (failed: readonly string[]) => Promise<void>;
}

export function bookingLimits(item: HeldSlot & { emailKey: string }, client: Client): BookingLimits {
  let limit = perDay;
  return {
    async steps() {
      const recipient = await recipientOf(item.emailKey);
      return {
        client: countForClient(client, { name: 'bookings', limit }, recipient),
        visitDay: visitDayStep(client, item),
      };
    },
    async recheck(failed) {
      if (failed.includes('visitDay')) throw tooManyFromHere();
      if (!failed.includes('client')) return;
      const raised = await raisedLimit(client);
      if (raised <= limit) throw tooManyFromHere();
      limit = raised;
    },
  };
}
