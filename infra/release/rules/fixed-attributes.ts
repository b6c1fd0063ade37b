import { isDeepStrictEqual } from 'node:util';
import { listAt, textAt, valueAt } from '#infra/release/snapshot/json.ts';
import { inBoth, type Resource, whereOf } from '#infra/release/snapshot/snapshot.ts';
import type { Rule } from './finding.ts';

/** Properties that AWS fixes at creation although CloudFormation's list says that they can be updated. */
const fixedProperties: Readonly<Record<string, readonly string[]>> = {
  'AWS::Cognito::UserPool': ['AliasAttributes', 'UsernameAttributes', 'UsernameConfiguration'],
  'AWS::KMS::Key': ['KeySpec', 'KeyUsage', 'MultiRegion', 'Origin'],
};

/** Attributes can be added to a pool, but never changed or removed. */
function changedPoolAttributes(before: Resource, after: Resource): string[] {
  const schema = listAt(after.Properties, 'Schema');
  return listAt(before.Properties, 'Schema')
    .filter((attribute) => !schema.some((other) => isDeepStrictEqual(attribute, other)))
    .map((attribute) => `Schema ${textAt(attribute, 'Name')}`);
}

/** A property that AWS fixes when it creates the resource, and that the update changes. */
export const fixedAttribute: Rule = (released, next) =>
  inBoth(released, next, ...Object.keys(fixedProperties)).flatMap(({ place, before, after }) => {
    const properties = (fixedProperties[before.Type] ?? []).filter(
      (name) => !isDeepStrictEqual(valueAt(before.Properties, name), valueAt(after.Properties, name)),
    );
    const changed = [...properties, ...changedPoolAttributes(before, after)];
    if (changed.length === 0) return [];
    return [
      {
        where: whereOf(place),
        text: `AWS fixed ${changed.join(' and ')} when this ${before.Type} was created: CloudFormation fails and rolls back. Undo the change.`,
      },
    ];
  });
