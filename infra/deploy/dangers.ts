import { isDeepStrictEqual } from 'node:util';
import { weakened } from './protections.ts';
import { type Change, changesOf, type Json, type Resource, type StackUpdate } from './update.ts';

/** A part of an update that can't be undone, or that removes a protection of data. */
export interface Danger {
  /** The resource's logical id, or the stack's name: the value for `--allow`. */
  id: string;
  /** What would happen and what would be lost, in a sentence. */
  text: string;
}

/** Types of resources that have no retain policy, but whose removal would lose the site's address or messages. */
const heldTypes = ['AWS::CloudFront::Distribution', 'AWS::SQS::Queue'];

/**
 * Whether a resource holds data, a key, accounts, messages or the site's address: retained resources, and the types
 * above.
 */
const isHeld = ({ DeletionPolicy, Type }: Resource) =>
  DeletionPolicy === 'Retain' || heldTypes.includes(Type);

/**
 * The resources that make the nightly backups. Adding a table replaces the backup selection, so replacing the selection
 * is no danger. But removing one of these resources, or selecting fewer tables, is a danger.
 */
const backupTypes = ['AWS::Backup::BackupPlan', 'AWS::Backup::BackupSelection'];

function lossOf({ verb: own, before, after, properties }: Change): string[] {
  // A condition that changes may become false, which removes the resource.
  const verb = own === 'change' && before?.Condition !== after?.Condition ? 'remove' : own;
  if (verb === 'remove' && before && backupTypes.includes(before.Type))
    return [`${before.Type} would leave the stack: no table would be backed up at night.`];
  if (!before || !isHeld(before)) return [];
  const { Type } = before;
  if (verb === 'remove')
    return [`${Type} would leave the stack: the system loses what it holds, or its address.`];
  if (verb === 'replace')
    return [`${Type} would be replaced by a new, empty one, because of ${properties.join(', ')}.`];
  return [];
}

function lostAddresses({ before, after }: Change): string[] {
  const aliases = (resource: Resource | undefined): Json[] =>
    resource?.Properties?.DistributionConfig?.Aliases ?? [];
  const gone = aliases(before).filter((alias) => after && !aliases(after).includes(alias));
  return gone.map((alias) => `the site would no longer answer at ${alias}.`);
}

function newSecrets({ before, after }: Change): string[] {
  const generated = (resource: Resource | undefined) => resource?.Properties?.GenerateSecretString;
  if (!before || !after || isDeepStrictEqual(generated(before), generated(after))) return [];
  return [
    'CloudFormation would generate the secret again: links in emails, sessions and limits made with it end.',
  ];
}

function indexChanges({ before, after }: Change): string[] {
  if (!before || !after) return [];
  const indexes = ({ Properties }: Resource) =>
    new Map<string, Json>(
      (Properties?.GlobalSecondaryIndexes ?? []).map((index: Json) => [index.IndexName, index]),
    );
  const [old, next] = [indexes(before), indexes(after)];
  const changed = [...new Set([...old.keys(), ...next.keys()])].filter(
    (name) => !isDeepStrictEqual(old.get(name), next.get(name)),
  );
  if (changed.length < 2) return [];
  return [
    `its indexes ${changed.join(', ')} would change: DynamoDB changes one at a time, so deploy them one after the other.`,
  ];
}

function lostProtections({ before, after }: Change): string[] {
  if (!before || !after) return [];
  return weakened(before, after).map((name) => `it would lose some or all of this: ${name}.`);
}

const rules = [lossOf, lostAddresses, newSecrets, indexChanges, lostProtections];

/** The parts of an update that are refused unless `--allow` names them. */
export function dangersOf(updates: readonly StackUpdate[]): Danger[] {
  return updates.flatMap((update) => {
    const { before, after } = update;
    const found = changesOf(update).flatMap((change) =>
      rules.flatMap((rule) => rule(change).map((text) => ({ id: change.id, text }))),
    );
    if (!before?.isProtected || after.isProtected) return found;
    return [...found, { id: after.name, text: 'the stack would lose its termination protection.' }];
  });
}
