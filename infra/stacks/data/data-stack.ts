import { ArnFormat, CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  type Attribute,
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import {
  AccountRootPrincipal,
  AnyPrincipal,
  Effect,
  PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import { type IKey, Key } from 'aws-cdk-lib/aws-kms';
import { Secret, type SecretStringGenerator } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { SecretName } from '#infra/config/grant-terms.ts';
import { type TableName, tableNames, tableShape } from '#infra/config/tables.ts';
import type { BackupLock, Stage } from '#infra/stages/stage.ts';
import { retention } from '#shared/legal/retention.ts';
import { Backups } from './backups.ts';
import { SignIn } from './sign-in.ts';

/** The key that encrypts tables, secrets, logs and alarms. */
function addClinicKey(stack: Stack): Key {
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
 * resources. DynamoDB creates its grant on behalf of the caller that creates a table: KMS marks such a grant
 * with `GrantIsForAWSResource`.
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
 * Lets CloudWatch Logs encrypt any log group of the account with the key: ours have generated names, which the policy
 * can't list.
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
 * Lets CloudWatch encrypt the messages that it publishes to the alarm topics. Without this, alarms would fail silently.
 */
function alarms(): PolicyStatement {
  return new PolicyStatement({
    principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
    actions: ['kms:Decrypt', 'kms:GenerateDataKey*'],
    resources: ['*'],
  });
}

/** The actions that change or delete a line of the audit log. DynamoDB itself deletes lines that have expired. */
const changes = ['DeleteItem', 'UpdateItem', 'BatchWriteItem', 'PartiQLDelete', 'PartiQLUpdate'];

/**
 * Adds the only role that may delete lines of the audit log. People of the account can assume it with a second factor.
 * The table refuses everyone else, administrators included.
 */
function addAuditKeeper(scope: Construct, table: Table, key: IKey): Role {
  const keeper = new Role(scope, 'AuditKeeper', {
    description: 'Deletes lines of the audit log, if a law or a court requires it',
    assumedBy: new AccountRootPrincipal().withConditions({ Bool: { 'aws:MultiFactorAuthPresent': 'true' } }),
    maxSessionDuration: Duration.hours(1),
  });
  keeper.addToPolicy(
    new PolicyStatement({
      actions: ['dynamodb:Query', 'dynamodb:GetItem', 'dynamodb:DeleteItem'],
      resources: [table.tableArn],
    }),
  );
  key.grantDecrypt(keeper);
  table.addToResourcePolicy(
    new PolicyStatement({
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: changes.map((action) => `dynamodb:${action}`),
      resources: ['*'],
      conditions: { ArnNotEquals: { 'aws:PrincipalArn': keeper.roleArn } },
    }),
  );
  return keeper;
}

/**
 * The initial content of each secret. Never change these: CloudFormation would generate a new value over the
 * live one, which breaks every link in patients' mails and deletes Stripe's keys. A new field of a secret
 * needs no change here, since an operator adds it to the value.
 */
const generatedSecrets: Readonly<Record<SecretName, SecretStringGenerator>> = {
  SigningKeys: {
    excludePunctuation: true,
    secretStringTemplate: '{}',
    generateStringKey: 'current',
    passwordLength: 64,
  },
  OriginProof: {
    excludePunctuation: true,
    secretStringTemplate: '{}',
    generateStringKey: 'first',
    passwordLength: 48,
  },
  Stripe: {
    excludePunctuation: true,
    secretStringTemplate: '{"secretKey":"","webhookSecret":""}',
    generateStringKey: 'unused',
  },
};

function text(name: string): Attribute;
function text(name: string | undefined): Attribute | undefined;
function text(name: string | undefined): Attribute | undefined {
  return name === undefined ? undefined : { name, type: AttributeType.STRING };
}

// No secret is rotated on a schedule: links to receipts, for example, are signed with these keys and work for two
// years.
const signingKeys = 'Signs booking tokens: JSON with current and, during a rotation, previous';

// `npm run rotate-origin-proof` adds the second value. The command never replaces the value that CloudFront sends.
const originProof = 'Sent by CloudFront to the API with every request: JSON with first and second';

// The operator fills in the keys (infra/guide/secrets.md). Until then only payments fail, with an alarm.
const stripeKeys =
  'Our keys at Stripe: JSON with secretKey, webhookSecret and, during a rotation, previousWebhookSecret';

interface DataStackProps extends StackProps {
  backupLock: BackupLock;
  backupCopy: Stage['backupCopy'];
}

/**
 * Everything that must survive a deployment: tables, their encryption key and backups, secrets, the admins'
 * accounts.
 */
export class DataStack extends Stack {
  readonly key: Key;
  readonly tables: Readonly<Record<TableName, Table>>;
  readonly secrets: Readonly<Record<SecretName, Secret>>;
  readonly backups: Backups;
  readonly signIn: SignIn;

  constructor(scope: Construct, id: string, { backupLock, backupCopy, ...props }: DataStackProps) {
    super(scope, id, {
      ...props,
      terminationProtection: true,
      description: 'Tables, secrets and accounts of the clinics',
    });
    this.key = addClinicKey(this);
    this.tables = Object.fromEntries(tableNames.map((name) => [name, this.addTable(name)])) as Record<
      TableName,
      Table
    >;
    addAuditKeeper(this, this.tables.Audit, this.key);
    this.secrets = {
      SigningKeys: this.addSecret('SigningKeys', signingKeys),
      OriginProof: this.addSecret('OriginProof', originProof),
      Stripe: this.addSecret('Stripe', stripeKeys),
    };
    this.signIn = new SignIn(this, 'SignIn');
    this.backups = new Backups(this, 'Backups', {
      tables: Object.values(this.tables),
      key: this.key,
      lock: backupLock,
      copy: backupCopy,
    });
    new CfnOutput(this, 'BackupVault', { value: this.backups.vault.backupVaultName });
  }

  private addTable(name: TableName): Table {
    const { partitionKey, sortKey, indexes = [], expiresAt, stream } = tableShape(name);
    const table = new Table(this, name, {
      partitionKey: text(partitionKey),
      sortKey: text(sortKey),
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.CUSTOMER_MANAGED,
      encryptionKey: this.key,
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: retention.backupDays,
      },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
      timeToLiveAttribute: expiresAt,
      stream: stream ? StreamViewType.NEW_IMAGE : undefined,
    });
    for (const index of indexes) {
      table.addGlobalSecondaryIndex({
        indexName: index.name,
        partitionKey: text(index.partitionKey),
        sortKey: text(index.sortKey),
        projectionType: ProjectionType.ALL,
      });
    }
    return table;
  }

  private addSecret(name: SecretName, description: string): Secret {
    return new Secret(this, name, {
      description,
      encryptionKey: this.key,
      generateSecretString: generatedSecrets[name],
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }
}
