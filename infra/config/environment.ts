import type { StripeMode } from '#shared/payments/stripe.ts';
import type { Grants, SecretName, Use } from './grant-terms.ts';
import type { Limits } from './limits.ts';
import { type TableName, tableShape } from './tables.ts';

/** The values that functions' environments are made from: CDK tokens in the cloud, plain values on one machine. */
export interface Resources {
  tableName: (table: TableName) => string;
  /** The name or ARN of a secret in Secrets Manager. */
  secretId: (secret: SecretName) => string;
  limits: Limits;
  /** The clinics' own networks, in CIDR notation. */
  clinicNetworks: readonly string[];
  /** The CloudWatch namespace of this stage's metrics. */
  metricNamespace: string;
  /** The id of the sign-in client that admins' access tokens are issued to. */
  oidcClientId: string;
  mail: MailSettings;
  /** Base URL of the open geocoder, without a trailing slash. */
  geocoderUrl: string;
  /** The origin of Stripe's API. */
  stripeApi: string;
  /** The mode of the publishable key, or `none` if there is none. */
  stripeMode: StripeMode | 'none';
}

/** How mail is sent: `MAILER` is `ses`, or `emailjs` with its own variables. */
export interface MailSettings {
  MAILER: string;
  MAIL_FROM: string;
  /** How many emails the sender may send per second. */
  MAILS_PER_SECOND: string;
  /** The SES configuration set, which refuses to deliver without TLS. */
  SES_CONFIGURATION_SET: string;
  /** The email address that visitors' messages are sent to. */
  CLINIC_INBOX: string;
  /** Base URL of links in emails, without a trailing slash. */
  SITE_URL: string;
  [emailJs: `EMAILJS_${string}`]: string;
}

/** The mail settings that the deployer chooses. The stack adds the others. */
export type MailChoices = Omit<MailSettings, 'SES_CONFIGURATION_SET' | 'SITE_URL'>;

const secrets: Partial<Record<Use, SecretName>> = {
  'signing-keys': 'SigningKeys',
  'origin-proof': 'OriginProof',
  stripe: 'Stripe',
};

export function secretsOf({ uses = [] }: Grants): SecretName[] {
  return uses.map((use) => secrets[use]).filter((name) => name !== undefined);
}

/** The variables that each entry in `uses` adds. */
const variablesOf: Record<Use, (resources: Resources) => Record<string, string>> = {
  'signing-keys': ({ secretId }) => ({ SIGNING_KEYS_SECRET: secretId('SigningKeys') }),
  'origin-proof': ({ secretId }) => ({ ORIGIN_PROOF_SECRET: secretId('OriginProof') }),
  'client-address': ({ clinicNetworks }) => ({ CLINIC_NETWORKS: clinicNetworks.join(' ') || 'none' }),
  'admin-claims': ({ oidcClientId }) => ({ OIDC_CLIENT_ID: oidcClientId }),
  mail: ({ mail }) => ({ ...mail }),
  'clinic-inbox': ({ mail }) => ({ CLINIC_INBOX: mail.CLINIC_INBOX }),
  geocoder: ({ geocoderUrl }) => ({ GEOCODER_URL: geocoderUrl }),
  stripe: ({ secretId, stripeApi, stripeMode }) => ({
    STRIPE_SECRET: secretId('Stripe'),
    STRIPE_API: stripeApi,
    STRIPE_MODE: stripeMode,
  }),
  'public-site': ({ mail }) => ({ SITE_URL: mail.SITE_URL }),
};

/**
 * A function's environment: exactly the variables for the access that its entry in routes/ or jobs.ts grants.
 */
export function environmentOf(grants: Grants, resources: Resources) {
  const { tables = {}, limits = [], uses = [] } = grants;
  const variables: Record<string, string> = { METRIC_NAMESPACE: resources.metricNamespace };
  for (const table of Object.keys(tables) as TableName[]) {
    variables[tableShape(table).env] = resources.tableName(table);
  }
  for (const limit of limits) variables[limit] = String(resources.limits[limit]);
  return Object.assign(variables, ...uses.map((use) => variablesOf[use](resources))) as typeof variables;
}
