import { ArnFormat, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';

/** The key that encrypts tables, secrets, logs and alarms. */
export function addClinicKey(stack: Stack): Key {
  const key = new Key(stack, 'Key', {
    description: 'Encrypts the tables, secrets, logs and alarms of the clinics',
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
  for (const statement of [onlyServicesGrant(), logs(stack), alarms()]) key.addToResourcePolicy(statement);
  return key;
}

/**
 * A grant outlives the policy that allowed it, so only AWS's services may create one, for one of our
 * resources. DynamoDB creates its grant on behalf of the caller that creates a table: KMS marks these as
 * `GrantIsForAWSResource`.
 */
function onlyServicesGrant(): PolicyStatement {
  return new PolicyStatement({
    effect: Effect.DENY,
    principals: [new AnyPrincipal()],
    actions: ['kms:CreateGrant'],
    resources: ['*'],
    conditions: {
      BoolIfExists: { 'kms:GrantIsForAWSResource': 'false', 'aws:PrincipalIsAWSService': 'false' },
    },
  });
}

/**
 * CloudWatch Logs names the log group that it encrypts. Our log groups have generated names, so this allows
 * any log group of the account.
 */
function logs(stack: Stack): PolicyStatement {
  const ownLogGroups = stack.formatArn({
    service: 'logs',
    resource: 'log-group',
    resourceName: '*',
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
  return new PolicyStatement({
    principals: [new ServicePrincipal(`logs.${stack.region}.amazonaws.com`)],
    actions: ['Decrypt', 'DescribeKey', 'Encrypt', 'GenerateDataKey*', 'ReEncrypt*'].map(
      (action) => `kms:${action}`,
    ),
    resources: ['*'],
    conditions: { ArnLike: { 'kms:EncryptionContext:aws:logs:arn': ownLogGroups } },
  });
}

/**
 * Without this, alarms would fail silently: CloudWatch itself encrypts the messages it publishes to the
 * topic.
 */
function alarms(): PolicyStatement {
  return new PolicyStatement({
    principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
    actions: ['kms:Decrypt', 'kms:GenerateDataKey*'],
    resources: ['*'],
  });
}
