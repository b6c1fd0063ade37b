import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  type Attribute,
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import type { Key } from 'aws-cdk-lib/aws-kms';
import { Secret, type SecretStringGenerator } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { SecretName } from '#infra/config/grant-terms.ts';
import { type TableName, tableNames, tableShape } from '#infra/config/tables.ts';
import type { BackupLock, Stage } from '#infra/stages/stage.ts';
import { retention } from '#shared/legal/retention.ts';
import { addAuditKeeper } from './audit-keeper.ts';
import { Backups } from './backups.ts';
import { addClinicKey } from './clinic-key.ts';
import { SignIn } from './sign-in.ts';

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

// No secret is rotated on a schedule. Links to receipts, signed with the keys, work for two years.
const signingKeys = 'Signs booking tokens: JSON with current and, during a rotation, previous';

// `npm run rotate-origin-proof` adds the second value. It may replace the one that CloudFront doesn't send.
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
