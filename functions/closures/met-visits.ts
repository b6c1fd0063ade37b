import { slotHolders } from '#functions/appointments/slots/store.ts';
import { updateItem } from '#functions/platform/dynamo/items.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import { type ClosureItem, closuresOfDay, closuresTable, type MetVisit } from './store.ts';

/**
 * The visits that held a closure's slots when it was made, soonest first. This function finds and stores them when it
 * first runs after that: a closed slot can't be taken anymore, so a visit that is missing then has been moved or
 * canceled already.
 */
async function metVisits(closure: ClosureItem): Promise<readonly MetVisit[]> {
  if (closure.visits) return closure.visits;
  const { month, id, createdAt, date, times } = closure;
  const holders = await slotHolders(closure.locationId, date);
  const visits = times.flatMap((time): MetVisit[] => {
    const confirmationNumber = holders.get(time);
    return confirmationNumber ? [{ confirmationNumber, startsAt: slotStart(date, time).toISOString() }] : [];
  });
  const answer = await updateItem({
    TableName: closuresTable,
    Key: { month, id },
    // Keep what another request stored earlier: fewer visits had been moved or canceled then.
    UpdateExpression: 'SET visits = if_not_exists(visits, :visits)',
    ConditionExpression: 'createdAt = :createdAt',
    ExpressionAttributeValues: { ':visits': visits, ':createdAt': createdAt },
    ReturnValues: 'ALL_NEW',
  });
  // `answer` is undefined once the clinic has been reopened.
  return (answer?.Attributes as ClosureItem | undefined)?.visits ?? visits;
}

/**
 * Each closure's visits, by the closure's id. A visit that held a slot of several of these closures is listed only with
 * the oldest of them.
 */
export async function visitsByClosure(
  closures: readonly ClosureItem[],
): Promise<ReadonlyMap<string, readonly MetVisit[]>> {
  const oldestFirst = closures.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  const met = await Promise.all(oldestFirst.map(metVisits));
  const listed = new Set<string>();
  return new Map(
    oldestFirst.map(({ id, locationId }, index) => {
      const visits = met[index]?.filter(({ confirmationNumber, startsAt }) => {
        const size = listed.size;
        return listed.add(`${confirmationNumber} ${locationId} ${startsAt}`).size > size;
      });
      return [id, visits ?? []];
    }),
  );
}

/** The visits that held a closure's slots when it was made, except those that are listed with an older closure. */
export async function visitsOf(closure: ClosureItem): Promise<readonly MetVisit[]> {
  return (await visitsByClosure(await closuresOfDay(closure))).get(closure.id) ?? [];
}
