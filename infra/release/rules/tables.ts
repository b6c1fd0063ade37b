import { isDeepStrictEqual } from 'node:util';
import { textAt, valueAt } from '#infra/release/snapshot/json.ts';
import { inBoth, type Resource, whereOf } from '#infra/release/snapshot/snapshot.ts';
import type { Rule } from './finding.ts';
import { indexShapes } from './table-shape.ts';

/** A rule that judges each table that both snapshots have. `textOf` returns the finding's text. */
function forTables(textOf: (before: Resource, after: Resource) => string | undefined): Rule {
  return (released, next) =>
    inBoth(released, next, 'AWS::DynamoDB::Table').flatMap(({ place, before, after }) => {
      const text = textOf(before, after);
      return text === undefined ? [] : [{ where: whereOf(place), text }];
    });
}

/** DynamoDB creates or deletes one index at a time; its local engines allow two, so no other test finds this. */
export const twoIndexChanges = forTables((before, after) => {
  const old = [...indexShapes(before).keys()];
  const current = [...indexShapes(after).keys()];
  const added = current.filter((name) => !old.includes(name));
  const removed = old.filter((name) => !current.includes(name));
  if (added.length + removed.length < 2) return undefined;
  const changes = [...added.map((name) => `creates ${name}`), ...removed.map((name) => `deletes ${name}`)];
  return `The update ${changes.join(', ')}. CloudFormation refuses more than one index created or deleted in an update of a table, and rolls back. Deploy them one after the other.`;
});

/** An index whose keys or projection change. */
export const changedIndex = forTables((before, after) => {
  const current = indexShapes(after);
  const changed = [...indexShapes(before)]
    .filter(([name, shape]) => current.has(name) && !isDeepStrictEqual(shape, current.get(name)))
    .map(([name]) => name);
  if (changed.length === 0) return undefined;
  return `The keys or the projection of ${changed.join(', ')} change. DynamoDB can't change an index: CloudFormation fails and rolls back. Create one under a new name, deploy, move its readers, deploy, and delete the old one.`;
});

/** A stream that is turned off, or shows other images of its items. */
export const changedStream = forTables((before, after) => {
  const view = textAt(before.Properties, 'StreamSpecification', 'StreamViewType');
  const newView = textAt(after.Properties, 'StreamSpecification', 'StreamViewType');
  if (view === undefined || view === newView) return undefined;
  return newView === undefined
    ? `The stream is turned off. Changes that its readers haven't handled yet would be lost, unsent email among them. Remove the readers in a deployment before this one.`
    : `The stream changes from ${view} to ${newView}. DynamoDB refuses that while the stream is on: CloudFormation fails and rolls back. Turn it off in one deployment and on again in the next.`;
});

/** Expiry that is turned on or off, or reads another attribute. */
export const changedExpiry = forTables((before, after) => {
  const attribute = ({ Properties }: Resource) =>
    valueAt(Properties, 'TimeToLiveSpecification', 'Enabled') === true
      ? textAt(Properties, 'TimeToLiveSpecification', 'AttributeName')
      : undefined;
  const [old, current] = [attribute(before), attribute(after)];
  if (old === current) return undefined;
  if (old === undefined) {
    return `Expiry by ${current} is turned on: DynamoDB deletes every item whose ${current} has passed, within days and for good.`;
  }
  return current === undefined
    ? `Expiry by ${old} is turned off: personal data stays longer than patients are told.`
    : `Expiry moves from ${old} to ${current}. DynamoDB refuses that while expiry is on: CloudFormation fails and rolls back. Turn it off, deploy, wait an hour, and turn it on with the new attribute.`;
});
