import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { env, envNumber } from '#functions/core/env.ts';
import { Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';
import type { AppointmentItem } from './appointment-item.ts';
import { dynamo } from './dynamo.ts';
import { type OpenVisits, personKey, withoutVisit } from './open-visits.ts';
import { patiently } from './transaction.ts';

const table = env('APPOINTMENTS_TABLE');
const perEmail = envNumber('LIMIT_OPEN_BOOKINGS_PER_EMAIL');
const perAddress = envNumber('LIMIT_OPEN_BOOKINGS_PER_ADDRESS');
const atOneTime = envNumber('LIMIT_VISITS_AT_ONE_TIME');

const hourSeconds = 3600;

function tooManyOpen(): Problem {
  return new Problem(
    'too-many',
    `There are already several visits booked from here. Cancel one first, or call us at ${brand.phone}.`,
    { retryAfterSeconds: hourSeconds },
  );
}

/** Refuses one more visit for an e-mail address with too many to come, or for a person who is busy at that time. */
export function openVisitCheck(item: AppointmentItem): (open: OpenVisits) => void {
  const person = personKey(item);
  return (open) => {
    // A retry may come while its first try is landing: a booking does not stand in its own way.
    const others = Object.values(withoutVisit(open, item.confirmationNumber));
    if (others.length >= perEmail) throw tooManyOpen();
    const clashing = others.filter((visit) => visit.person === person && visit.startsAt === item.startsAt);
    if (clashing.length >= atOneTime) {
      throw new Problem('conflict', 'You already have a visit at that time. Please choose another.');
    }
  };
}

/** Whether bookings are counted by network address at all: 0 turns it off. */
export const countsAddresses = perAddress > 0;

/** Refuses a booking from a network address that has too many visits to come. Counted from an index, so not exact. */
export async function limitOpenVisitsOfAddress(addressKey: string, now: Date): Promise<void> {
  const { Items = [] } = await patiently(() =>
    dynamo.send(
      new QueryCommand({
        TableName: table,
        IndexName: 'byAddress',
        KeyConditionExpression: 'addressKey = :address AND startsAt > :now',
        ExpressionAttributeValues: { ':address': addressKey, ':now': now.toISOString() },
        // Cancelled ones come along and are left out here; twice the limit leaves them room.
        Limit: perAddress * 2,
      }),
    ),
  );
  if (Items.filter((item) => item.status === 'confirmed').length >= perAddress) throw tooManyOpen();
}
