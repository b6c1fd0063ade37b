import type { Grants, LimitName, SecretName, Use } from './grant-terms.ts';
import { type TableName, tableShape } from './tables.ts';

/** Where things are: real names in the cloud (CDK tokens), local ones on one machine. */
export interface Places {
  tableName: (table: TableName) => string;
  /** The name or ARN Secrets Manager knows a secret by. */
  secretId: (secret: SecretName) => string;
  limits: Readonly<Record<LimitName, number>>;
  /** The sign-in client whose access tokens admins carry. */
  oidcClientId: string;
  /** The secret header value by which a function knows CloudFront. */
  originProof: string;
  mail: MailSettings;
  /** Where the open geocoder answers; without a slash at its end. */
  geocoderUrl: string;
  /** The origin that answers Stripe's API. */
  stripeApi: string;
}

/** How mails are sent: `MAILER` is `ses`, or `emailjs`, which needs its own variables too. */
export interface MailSettings {
  MAILER: string;
  MAIL_FROM: string;
  /** Where visitors' messages go. */
  CLINIC_INBOX: string;
  /** Where links in mails lead; without a slash at its end. */
  SITE_URL: string;
  [emailJs: `EMAILJS_${string}`]: string;
}

const secrets: Partial<Record<Use, SecretName>> = { 'signing-keys': 'SigningKeys', stripe: 'Stripe' };

/** The secrets that a line grants. */
export function secretsOf({ uses = [] }: Grants): SecretName[] {
  return uses.map((use) => secrets[use]).filter((name) => name !== undefined);
}

/** The variables that come with each use. */
const variablesOf: Record<Use, (places: Places) => Record<string, string>> = {
  'signing-keys': ({ secretId }) => ({ SIGNING_KEYS_SECRET: secretId('SigningKeys') }),
  'client-address': ({ originProof }) => ({ ORIGIN_PROOF: originProof }),
  'admin-claims': ({ oidcClientId }) => ({ OIDC_CLIENT_ID: oidcClientId }),
  mail: ({ mail }) => ({ ...mail }),
  geocoder: ({ geocoderUrl }) => ({ GEOCODER_URL: geocoderUrl }),
  stripe: ({ secretId, stripeApi }) => ({ STRIPE_SECRET: secretId('Stripe'), STRIPE_API: stripeApi }),
};

/** The environment of a function: exactly what its line in access.ts or job-access.ts grants. */
export function environmentOf({ tables = {}, limits = [], uses = [] }: Grants, places: Places) {
  const variables: Record<string, string> = {};
  for (const table of Object.keys(tables) as TableName[]) {
    variables[tableShape(table).env] = places.tableName(table);
  }
  for (const limit of limits) variables[limit] = String(places.limits[limit]);
  return Object.assign(variables, ...uses.map((use) => variablesOf[use](places))) as typeof variables;
}
