import { environmentOf, type Resources } from '#infra/config/environment.ts';
import { jobs } from '#infra/config/jobs.ts';
import { type Limits, clinicNetworks as networksOfClinics } from '#infra/config/limits.ts';
import { routeFunctions } from '#infra/config/routes/route-functions.ts';
import { openGeocoder } from '#infra/config/site-config.ts';
import type { TableName } from '#infra/config/tables.ts';
import { brand } from '#shared/brand.ts';
import { clientId } from './sign-in/account.ts';

export interface LocalResources {
  /** Base URL of DynamoDB. */
  dynamoDb: string;
  /** Base URL of Secrets Manager. */
  secrets: string;
  /** Default: the table's own name. */
  tableName?: (table: TableName) => string;
  limits: Limits;
  /** Default: the cloud's. */
  clinicNetworks?: readonly string[];
  /** Base URL of SES. Default: one that nothing answers. */
  ses?: string;
  /** Base URL of links in mails. */
  siteUrl?: string;
  /** The origin of Stripe's API or of the simulator. */
  stripeApi?: string;
  /** Default: test, like the simulator's keys. */
  stripeMode?: Resources['stripeMode'];
}

// A URL without a server, so that a system without a local SES or Stripe can't reach the real one.
const nowhere = 'http://127.0.0.1:1';

// Variables to remove, so that functions never use the AWS account that this machine may be signed in to.
const foreign = ['AWS_PROFILE', 'AWS_SESSION_TOKEN', 'AWS_IGNORE_CONFIGURED_ENDPOINT_URLS'];

/** Sets the environment of this process, which all functions share, unlike in the cloud. */
export function fillEnvironment({
  dynamoDb,
  secrets,
  tableName = (table) => table,
  limits,
  clinicNetworks = networksOfClinics,
  ses = nowhere,
  siteUrl = 'http://localhost:3000',
  stripeApi = nowhere,
  stripeMode = 'test',
}: LocalResources): void {
  const resources = {
    tableName,
    limits,
    clinicNetworks,
    metricNamespace: 'Clinic-local',
    secretId: (secret: string) => secret,
    oidcClientId: clientId,
    mail: {
      MAILER: process.env.MAILER || 'ses',
      MAIL_FROM: process.env.MAIL_FROM || brand.email,
      MAILS_PER_SECOND: '14',
      SES_CONFIGURATION_SET: 'local',
      CLINIC_INBOX: process.env.CLINIC_INBOX || brand.email,
      SITE_URL: siteUrl,
    },
    geocoderUrl: process.env.GEOCODER_URL || openGeocoder,
    stripeApi,
    stripeMode,
  };
  for (const name of foreign) delete process.env[name];
  const lines = [...Object.values(routeFunctions), ...Object.values(jobs)];
  Object.assign(process.env, ...lines.map((line) => environmentOf(line, resources)), {
    AWS_REGION: 'us-west-2',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_ENDPOINT_URL_DYNAMODB: dynamoDb,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets,
    AWS_ENDPOINT_URL_SESV2: ses,
  });
}
