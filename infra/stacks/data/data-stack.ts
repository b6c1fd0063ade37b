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
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { SecretName } from '#infra/config/grant-terms.ts';
import { type TableName, tableNames, tableShape } from '#infra/config/tables.ts';
import { acknowledge } from '#infra/stacks/rules/acknowledge.ts';
import type { BackupLock, Stage } from '#infra/stages/stage.ts';
import { retention } from '#shared/legal/retention.ts';
import { Backups } from './backups.ts';
import { addClinicKey } from './clinic-key.ts';
import { generatedSecrets } from './generated-secrets.ts';
import { SignIn } from './sign-in.ts';

function text(name: string): Attribute;
function text(name: string | undefined): Attribute | undefined;
function text(name: string | undefined): Attribute | undefined {
  return name === undefined ? undefined : { name, type: AttributeType.STRING };
}

interface SecretPlan {
  description: string;
  whyNoRotation: string;
}

const signingKeys: SecretPlan = {
  description: 'Signs booking tokens: JSON with current and, during a rotation, previous',
  whyNoRotation:
    'Links in email are signed with it, and those to receipts work for two years: rotating on a schedule would end them. An operator rotates the keys: current becomes previous.',
};

// `npm run rotate-origin-proof` adds the second value. Whichever CloudFront doesn't send is free to be replaced.
const originProof: SecretPlan = {
  description: 'Sent by CloudFront to the API with every request: JSON with first and second',
  whyNoRotation:
    'It guards no data, only the truth of the address that limits are counted by. A command rotates it, because CloudFront has to take the new value before the old one ends.',
};

// The operator fills in the keys (infra/guide/secrets.md). Until then only payments fail, and loudly.
const stripeKeys: SecretPlan = {
  description:
    'Our keys at Stripe: JSON with secretKey, webhookSecret and, during a rotation, previousWebhookSecret',
  whyNoRotation: 'Stripe makes these keys; only its dashboard can rotate them.',
};

interface DataStackProps extends StackProps {
  backupLock: BackupLock;
  backupCopy: Stage['backupCopy'];
}

/** Everything that must survive a deployment: tables, their encryption key and backups, secrets, the admins' accounts. */
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

  private addSecret(name: SecretName, { description, whyNoRotation }: SecretPlan): Secret {
    const secret = new Secret(this, name, {
      description,
      encryptionKey: this.key,
      generateSecretString: generatedSecrets[name],
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledge(secret, {
      rules: ['AwsSolutions-SMG4', 'HIPAA.Security-SecretsManagerRotationEnabled'],
      reason: whyNoRotation,
    });
    return secret;
  }
}
