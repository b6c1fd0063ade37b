import type { Count } from '#functions/platform/dynamo/tally.ts';
import { envNumber } from '#functions/platform/env.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import { type Actor, countsOfActor, foldedAddress } from '#functions/trust/proofs.ts';
import { clientRecord as record, waitingAddress } from '#functions/trust/waiting-address.ts';
import { dayMs } from '#shared/time/durations.ts';

const bookings = envNumber('LIMIT_BOOKINGS_PER_DAY');
const ofAddress = { name: 'bookings', limit: envNumber('LIMIT_BOOKINGS_OF_ADDRESS') };
const visitsOfDay = envNumber('LIMIT_VISITS_OF_DAY');
const comingVisits = envNumber('LIMIT_COMING_VISITS');

/**
 * How many unproven visits a client may have at a clinic on one day, for each width of its network, so that it can't
 * fill up the clinic.
 */
const clinicDayLimit = comingVisits === 0 ? 0 : ([3, 4, 6] as const);

/** The fields of an appointment that its limits depend on. */
type Counted = Record<'confirmationNumber' | 'locationId' | 'date' | 'startsAt', string> & {
  emailKey?: string;
};

function untilVisit({ confirmationNumber: id, startsAt }: Counted, now: Date) {
  return { id, lastsMs: Math.max(1, Date.parse(startsAt) - now.getTime()) };
}

function countsOfUnproven(item: Counted, client: Client, now: Date): Count[] {
  const visit = untilVisit(item, now);
  const clinicDay = `visits ${item.locationId} ${item.date}`;
  return [
    ...countsOfClient(client, { name: clinicDay, record, limit: clinicDayLimit, ...visit }),
    ...countsOfClient(client, { name: 'coming', record, limit: comingVisits, ...visit }),
  ];
}

/**
 * The counts that limit a visit. For a proven patient: the mailbox's visits on the same day. Otherwise: the client's
 * visits at the clinic on that day, and all of its visits to come.
 */
export async function countsOfVisit(item: Counted, actor: Actor, now: Date): Promise<Count[]> {
  if (actor !== 'proven') return countsOfUnproven(item, actor, now);
  const key = `visits ${item.date}#${await foldedAddress(item.emailKey ?? '')}`;
  return [{ key, limit: visitsOfDay, ...untilVisit(item, now) }];
}

/**
 * The counts that limit a booking. None depends on other patients' appointments, because a refusal would then reveal
 * them.
 */
export async function countsOfBooking(
  item: Counted,
  client: Client,
  actor: Actor,
  now: Date,
): Promise<Count[]> {
  const { emailKey = '' } = item;
  return [
    ...countsOfClient(client, { name: 'bookings', record, limit: bookings, lastsMs: dayMs }),
    ...(actor === 'proven'
      ? await countsOfActor(actor, emailKey, ofAddress)
      : await waitingAddress(client, emailKey)),
    ...(await countsOfVisit(item, actor, now)),
  ];
}

/** The counts that an unproven appointment uses up until someone opens a mail about it. */
export async function countsUntilOpened(item: Counted & { client?: Client }, now: Date): Promise<Count[]> {
  const { client, emailKey = '' } = item;
  return client ? [...countsOfUnproven(item, client, now), ...(await waitingAddress(client, emailKey))] : [];
}
