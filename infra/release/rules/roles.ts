import { type Json, listAt, textAt, valueAt } from '#infra/release/snapshot/json.ts';
import {
  everyResource,
  inBoth,
  type Resource,
  type Snapshot,
  whereOf,
} from '#infra/release/snapshot/snapshot.ts';
import type { Finding, Rule } from './finding.ts';
import { hasSameCode } from './wiring.ts';

const texts = (value: Json | undefined): string[] => [value ?? []].flat().map(String);

/** What a role allows: each action on each resource, as one text. */
function grantsOf({ Properties }: Resource): Set<string> {
  const documents = listAt(Properties, 'Policies').map((policy) => valueAt(policy, 'PolicyDocument'));
  const statements = documents.flatMap((document) => [valueAt(document, 'Statement') ?? []].flat());
  return new Set(
    statements
      .filter((statement) => textAt(statement, 'Effect') === 'Allow')
      .flatMap((statement) =>
        texts(valueAt(statement, 'Action')).flatMap((action) =>
          texts(valueAt(statement, 'Resource')).map((resource) => `${action} on ${resource}`),
        ),
      ),
  );
}

/** Whether a grant covers all actions of a service, or every resource. */
const isWide = (grant: string) => /^[^ ]*\*|on \*$/.test(grant);

/** Whether a function with the same code as before still has this role. */
function servesSameCode(released: Snapshot, next: Snapshot, stack: string, id: string): boolean {
  return everyResource(next, 'AWS::Lambda::Function').some(
    (place) =>
      place.stack === stack &&
      textAt(place.resource.Properties, 'Role') === `\${${id}.Arn}` &&
      hasSameCode(released, next, place),
  );
}

/** A role that gets a wildcard grant, or loses one that its unchanged code used. Other new grants are an ordinary update. */
export const changedRole: Rule = (released, next) =>
  inBoth(released, next, 'AWS::IAM::Role').flatMap(({ place, before, after }): Finding[] => {
    const [old, current] = [grantsOf(before), grantsOf(after)];
    const widened = [...current].filter((grant) => !old.has(grant) && isWide(grant));
    const isNeeded = servesSameCode(released, next, place.stack, place.id);
    const narrowed = isNeeded ? [...old].filter((grant) => !current.has(grant)) : [];
    return [
      ...widened.map((grant) => ({
        where: `${whereOf(place)} ${grant}`,
        text: `The role may ${grant}: a function that is taken over could read or destroy far more than its own data.`,
      })),
      ...narrowed.map((grant) => ({
        where: `${whereOf(place)} ${grant}`,
        text: `The role may no longer ${grant}, and the function’s code is the same: it fails where it needs that.`,
      })),
    ];
  });
