import { listAt, textAt } from '#infra/release/snapshot/json.ts';
import type { Placed, Resource } from '#infra/release/snapshot/snapshot.ts';

/** For each type, the property with a name that no other resource of the type may have, in its region or in the account. */
const nameProperties: Readonly<Record<string, string>> = {
  'AWS::Backup::BackupVault': 'BackupVaultName',
  'AWS::CloudFront::CachePolicy': 'CachePolicyConfig.Name',
  'AWS::CloudFront::Function': 'Name',
  'AWS::CloudFront::OriginAccessControl': 'OriginAccessControlConfig.Name',
  'AWS::CloudFront::ResponseHeadersPolicy': 'ResponseHeadersPolicyConfig.Name',
  'AWS::CloudWatch::Alarm': 'AlarmName',
  'AWS::Cognito::UserPoolDomain': 'Domain',
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::Events::Rule': 'Name',
  'AWS::IAM::ManagedPolicy': 'ManagedPolicyName',
  'AWS::IAM::Role': 'RoleName',
  'AWS::KMS::Alias': 'AliasName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::Logs::LogGroup': 'LogGroupName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::SES::ConfigurationSet': 'Name',
  'AWS::SNS::Topic': 'TopicName',
  'AWS::SQS::Queue': 'QueueName',
  'AWS::SSM::Parameter': 'Name',
  'AWS::SecretsManager::Secret': 'Name',
  'AWS::WAFv2::IPSet': 'Name',
  'AWS::WAFv2::WebACL': 'Name',
};

/** For each type, properties that together must be unique within the resource that the first one names. */
const scopedNames: Readonly<Record<string, readonly string[]>> = {
  'AWS::ApiGatewayV2::Route': ['ApiId', 'RouteKey'],
  'AWS::ApiGatewayV2::Stage': ['ApiId', 'StageName'],
  'AWS::Cognito::UserPoolGroup': ['UserPoolId', 'GroupName'],
  'AWS::Cognito::UserPoolResourceServer': ['UserPoolId', 'Identifier'],
  'AWS::Lambda::EventSourceMapping': ['EventSourceArn', 'FunctionName'],
};

/** The name that a resource shares with no other one of its type in the account; undefined if it has none. */
export function accountWideName({ Type, Properties }: Resource): string | undefined {
  return textAt(Properties, ...(nameProperties[Type]?.split('.') ?? ['']));
}

/** Every name of a resource that only one resource can have at a time. */
export function uniqueNames({ stack, resource }: Placed): string[] {
  const { Type, Properties } = resource;
  const scoped = (scopedNames[Type] ?? []).map((property) => textAt(Properties, property));
  const isComplete = scoped.length > 0 && scoped.every((part) => part !== undefined);
  return [
    accountWideName(resource),
    // References are names within a stack.
    isComplete ? `${scoped.join(' ')} of ${stack}` : undefined,
    ...listAt(Properties, 'DistributionConfig', 'Aliases').map(String),
  ]
    .filter((name) => name !== undefined)
    .map((name) => `${Type} ${name}`);
}
