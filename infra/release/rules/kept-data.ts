import { isDeepStrictEqual } from 'node:util';
import { replacements } from '#infra/release/snapshot/replacements.ts';
import {
  everyResource,
  inBoth,
  type Placed,
  type Resource,
  type Snapshot,
  sameIn,
  whereOf,
} from '#infra/release/snapshot/snapshot.ts';
import type { Rule } from './finding.ts';
import { tableKey } from './table-shape.ts';

/** What is lost with a resource, and missing from a new one in its place. */
const contents: Readonly<Record<string, string>> = {
  'AWS::DynamoDB::Table': 'its items',
  'AWS::Backup::BackupVault': 'its backups',
  'AWS::KMS::Key': 'the key that the tables and secrets are encrypted with',
  'AWS::SecretsManager::Secret': 'its value',
  'AWS::S3::Bucket': 'its files',
  'AWS::Cognito::UserPool': "the admins' accounts",
  'AWS::Cognito::UserPoolGroup': 'its members',
  'AWS::Cognito::UserPoolDomain': 'the address of the sign-in page',
  'AWS::CloudFront::Distribution': 'the address in every email and bookmark',
  'AWS::SNS::Topic': 'its confirmed subscriptions',
  'AWS::SQS::Queue': 'the messages that no one has looked at yet',
  'AWS::ApiGatewayV2::Api': 'the host that requests are sent to',
  'AWS::Cognito::UserPoolClient': 'the sessions of the admins who are signed in',
};

/** People rely on these, though no policy retains them. */
const reliedOn = new Set([
  'AWS::Cognito::UserPoolGroup',
  'AWS::Cognito::UserPoolDomain',
  'AWS::CloudFront::Distribution',
  'AWS::SNS::Topic',
  'AWS::SQS::Queue',
  'AWS::ApiGatewayV2::Api',
  'AWS::Cognito::UserPoolClient',
]);

/** Whether it stays in the account when it leaves its stack. */
export function isRetained({ DeletionPolicy }: Resource): boolean {
  return DeletionPolicy !== undefined && DeletionPolicy !== 'Delete';
}

function isKept(resource: Resource): boolean {
  return isRetained(resource) || reliedOn.has(resource.Type);
}

function contentOf({ Type }: Resource): string {
  return contents[Type] ?? 'what it holds';
}

/** Whether a resource stays, and no new condition of the template can remove it. */
function isUnconditional(next: Snapshot, place: Placed): boolean {
  const after = sameIn(next, place);
  return after !== undefined && after.Condition === place.resource.Condition;
}

/** A kept resource whose logical id is gone, or depends on a condition. */
export const removedData: Rule = (released, next) =>
  everyResource(released)
    .filter((place) => isKept(place.resource) && next.stacks[place.stack] && !isUnconditional(next, place))
    .map(({ resource, ...place }) => ({
      where: whereOf(place),
      text: isRetained(resource)
        ? `This ${resource.Type} leaves the stack but stays in the account, where no stack manages it. If it was only renamed, a new one is created without ${contentOf(resource)}. Keep its logical id.`
        : `This ${resource.Type} would be deleted, and with it ${contentOf(resource)}. Keep its logical id.`,
    }));

/** A kept resource with a change that CloudFormation can only make by creating a new one. */
export const replacedData: Rule = (released, next) => {
  const replaced = replacements(released, next)
    .filter(({ resource }) => isKept(resource))
    .map(({ resource, properties, ...place }) => ({
      where: whereOf(place),
      text: `${properties.join(' and ') || 'The type'} of this ${resource.Type} can't change in place. CloudFormation would create a new one without ${contentOf(resource)}. Undo the change, or create the new one beside it and move the data.`,
    }));
  // CloudFormation's own list of such properties leaves out the types of a table's key.
  const retyped = inBoth(released, next, 'AWS::DynamoDB::Table')
    .filter(({ before, after }) =>
      isDeepStrictEqual(before.Properties?.KeySchema, after.Properties?.KeySchema),
    )
    .filter(({ before, after }) => !isDeepStrictEqual(tableKey(before), tableKey(after)))
    .map(({ place }) => ({
      where: whereOf(place),
      text: `The type of this table's key can't change in place. CloudFormation would create a new table without its items. Undo the change, or create the new table beside it and move the items.`,
    }));
  return [...replaced, ...retyped];
};
