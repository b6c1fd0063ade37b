import { isDeepStrictEqual } from 'node:util';
import { type Json, valueAt } from '#infra/release/snapshot/json.ts';
import { inBoth, type Resource, type Snapshot, whereOf } from '#infra/release/snapshot/snapshot.ts';
import type { Rule } from './finding.ts';
import { guarded } from './guards.ts';

const changedCapacity = guarded(
  {
    type: 'AWS::DynamoDB::Table',
    only: ['BillingMode', 'ProvisionedThroughput', 'OnDemandThroughput'],
    effect: 'With a fixed or limited capacity, DynamoDB refuses what exceeds it, and patients see errors.',
  },
  {
    type: 'AWS::Lambda::Function',
    only: ['ReservedConcurrentExecutions'],
    effect:
      'The function can never run more often at the same time, other functions lose what it sets aside, and an account without that much to spare refuses the update.',
  },
);

/** Every number that limits what a resource does, by its path. */
function limitsOf({ Type, Properties }: Resource): Map<string, number> {
  const found = new Map<string, number>();
  const add = (path: string, value: Json | undefined) => {
    if (value !== undefined && Number.isFinite(Number(value))) found.set(path, Number(value));
  };
  const entries = (...path: string[]) => Object.entries(valueAt(Properties, ...path) ?? {});
  if (Type === 'AWS::ApiGatewayV2::Stage') {
    const routes = [
      ...entries('RouteSettings'),
      ['other routes', valueAt(Properties, 'DefaultRouteSettings')],
    ];
    for (const [route, settings] of routes as [string, Json][]) {
      for (const name of ['ThrottlingRateLimit', 'ThrottlingBurstLimit']) {
        add(`${route} ${name}`, valueAt(settings, name));
      }
    }
  }
  if (Type === 'AWS::Lambda::Function') {
    for (const name of ['MemorySize', 'Timeout']) add(name, valueAt(Properties, name));
    for (const [name, value] of entries('Environment', 'Variables')) {
      if (name.startsWith('LIMIT_')) add(name, value);
    }
  }
  return found;
}

/** A limit that has another value. */
interface ChangedLimit {
  where: string;
  limit: string;
  old: number;
  now: number;
}

function changedLimits(released: Snapshot, next: Snapshot): ChangedLimit[] {
  return inBoth(released, next, 'AWS::ApiGatewayV2::Stage', 'AWS::Lambda::Function')
    .filter(({ before, after }) => !isDeepStrictEqual(before, after))
    .flatMap(({ place, before, after }) => {
      const current = limitsOf(after);
      return [...limitsOf(before)].flatMap(([limit, old]) => {
        const now = current.get(limit);
        return now === undefined || now === old
          ? []
          : [{ where: `${whereOf(place)} ${limit}`, limit, old, now }];
      });
    });
}

/** A resource that could do less than half of what it did, down to nothing. */
export const lostCapacity: Rule = (released, next) => {
  const halved = changedLimits(released, next)
    .filter(({ old, now }) => now < old / 2)
    .map(({ where, old, now }) => ({
      where,
      text: `It falls from ${old} to ${now}: requests that were served until now would be refused or fail.`,
    }));
  return [...halved, ...changedCapacity(released, next)];
};

/** A throttle or a limit per client that lets through more than twice as much. Memory and time are no such limits. */
export const loosenedLimit: Rule = (released, next) =>
  changedLimits(released, next)
    .filter(({ limit, old, now }) => now > old * 2 && !['MemorySize', 'Timeout'].includes(limit))
    .map(({ where, old, now }) => ({
      where,
      text: `It rises from ${old} to ${now}: one client could try more codes or cards, send more email, or take more times.`,
    }));
