import { isDeepStrictEqual } from 'node:util';
import { type Json, textAt, valueAt } from '#infra/release/snapshot/json.ts';
import {
  everyResource,
  type Resource,
  removedResources,
  sameIn,
  whereOf,
} from '#infra/release/snapshot/snapshot.ts';
import type { Finding, Rule } from './finding.ts';
import { guarded } from './guards.ts';

const signInEffect =
  'It decides how admins prove who they are and for how long, and they see all health data.';
const policyEffect =
  'It decides who may use this resource besides our own roles: too wide exposes it, too narrow stops those who use it now.';

const changedGuards = guarded(
  {
    type: 'AWS::ApiGatewayV2::Route',
    only: ['AuthorizationType', 'AuthorizationScopes', 'AuthorizerId'],
    effect: 'It decides who may call the route. Without an authorizer, everyone may.',
  },
  {
    type: 'AWS::ApiGatewayV2::Authorizer',
    free: ['Name'],
    effect: 'It decides whose tokens open the dashboard’s routes.',
  },
  {
    type: 'AWS::ApiGatewayV2::Api',
    free: ['Description'],
    effect: 'It decides which other sites and hosts may call the API.',
  },
  {
    type: 'AWS::Cognito::UserPool',
    free: [
      // Each of these has a rule of its own.
      'DeletionProtection',
      'Schema',
      'AliasAttributes',
      'UsernameAttributes',
      'UsernameConfiguration',
      // Texts.
      'EmailVerificationMessage',
      'EmailVerificationSubject',
      'SmsVerificationMessage',
      'VerificationMessageTemplate',
    ],
    effect: signInEffect,
  },
  { type: 'AWS::Cognito::UserPoolClient', effect: signInEffect },
  { type: 'AWS::Cognito::UserPoolResourceServer', effect: signInEffect },
  { type: 'AWS::Cognito::UserPoolRiskConfigurationAttachment', effect: signInEffect },
  {
    type: 'AWS::WAFv2::WebACL',
    only: ['DefaultAction', 'Rules'],
    effect:
      'It decides whom the firewall turns away: too little lets an attack through, too much locks patients out.',
  },
  { type: 'AWS::KMS::Key', only: ['KeyPolicy'], effect: policyEffect },
  { type: 'AWS::S3::BucketPolicy', effect: policyEffect },
  { type: 'AWS::S3::Bucket', only: ['CorsConfiguration', 'WebsiteConfiguration'], effect: policyEffect },
  { type: 'AWS::SNS::TopicPolicy', effect: policyEffect },
  { type: 'AWS::SQS::QueuePolicy', effect: policyEffect },
  { type: 'AWS::DynamoDB::Table', only: ['ResourcePolicy'], effect: policyEffect },
  { type: 'AWS::Backup::BackupVault', only: ['AccessPolicy'], effect: policyEffect },
  { type: 'AWS::IAM::Role', only: ['AssumeRolePolicyDocument'], effect: policyEffect },
);

/** Types of resources that let callers in by existing. */
const entryTypes = new Set([
  'AWS::IAM::AccessKey',
  'AWS::IAM::User',
  'AWS::Lambda::Url',
  'AWS::SecretsManager::ResourcePolicy',
]);

const isService = (principal: Json | undefined) =>
  typeof principal === 'string' && principal.endsWith('.amazonaws.com');

/** Whether a resource lets in callers outside this account, or every resource of an AWS service. */
function letsOutsidersIn({ Type, Properties }: Resource): boolean {
  if (Type === 'AWS::Lambda::Permission') {
    return !isService(Properties?.Principal) || textAt(Properties, 'SourceArn') === undefined;
  }
  if (Type !== 'AWS::IAM::Role') return entryTypes.has(Type);
  const statements = [valueAt(Properties, 'AssumeRolePolicyDocument', 'Statement') ?? []].flat();
  return statements.some((statement) => !isService(valueAt(statement, 'Principal', 'Service')));
}

/** Types of resources that protect another one, which stays when they're removed. */
const protectingTypes = [
  'AWS::Cognito::UserPoolRiskConfigurationAttachment',
  'AWS::S3::BucketPolicy',
  'AWS::SNS::TopicPolicy',
  'AWS::SQS::QueuePolicy',
];

/** Anything that changes who may call, read or manage something. */
export const changedAccess: Rule = (released, next) => {
  const opened = everyResource(next)
    .filter(
      (place) =>
        letsOutsidersIn(place.resource) && !isDeepStrictEqual(sameIn(released, place), place.resource),
    )
    .map(
      (place): Finding => ({
        where: whereOf(place),
        text: `This ${place.resource.Type} lets in callers who were kept out until now.`,
      }),
    );
  const removed = removedResources(released, next, ...protectingTypes).map(
    (place): Finding => ({
      where: whereOf(place),
      text: `This ${place.resource.Type} is removed. ${policyEffect}`,
    }),
  );
  return [...changedGuards(released, next), ...opened, ...removed];
};
