import { replacements } from '#infra/release/snapshot/replacements.ts';
import { everyResource, type Placed, type Snapshot, whereOf } from '#infra/release/snapshot/snapshot.ts';
import type { Finding, Rule } from './finding.ts';
import { accountWideName, uniqueNames } from './unique-names.ts';

function holders(snapshot: Snapshot): Map<string, Placed> {
  return new Map(
    everyResource(snapshot).flatMap((place) => uniqueNames(place).map((name) => [name, place] as const)),
  );
}

/** A name that passes to another resource. CloudFormation creates new resources before it deletes old ones, so this fails. */
export const takenName: Rule = (released, next) => {
  const before = holders(released);
  const after = holders(next);
  const moved = [...after].flatMap(([name, place]): Finding[] => {
    const holder = before.get(name);
    if (holder === undefined || whereOf(holder) === whereOf(place)) return [];
    return [{ where: whereOf(place), text: takenText(name, whereOf(holder)) }];
  });
  const replaced = replacements(released, next).flatMap((place): Finding[] => {
    const name = uniqueNames(place).find((candidate) => after.has(candidate));
    return name ? [{ where: whereOf(place), text: takenText(name, 'its predecessor') }] : [];
  });
  return [...moved, ...replaced];
};

function takenText(name: string, holder: string): string {
  return `A new resource wants to be the ${name}, which ${holder} holds until the end of the update: CloudFormation fails and rolls back. Keep the old logical id, or give the new one a name of its own.`;
}

/** A name that another stage in the same account would use as well. */
export const sharedName: Rule = (_released, next) =>
  everyResource(next).flatMap((place) => {
    const name = accountWideName(place.resource);
    const own = [next.stage, place.stack, 'AWS::StackName', 'AWS::StackId'];
    if (name === undefined || own.some((part) => name.toLowerCase().includes(part.toLowerCase()))) return [];
    return [
      {
        where: whereOf(place),
        text: `The name ${name} doesn't contain the stage's, and an account has room for one such ${place.resource.Type}: a second stage fails to deploy. Leave the name to CloudFormation, or put the stage's name in.`,
      },
    ];
  });
