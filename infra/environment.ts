import type { Grants, LimitName, SecretName } from './access.ts';
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

const secretVariables: Record<SecretName, string> = {
  SigningKeys: 'SIGNING_KEYS_SECRET',
  Stripe: 'STRIPE_SECRET',
};

/** The secrets that a line grants: Stripe's comes with its address. */
export function secretsOf({ secrets = [], stripe }: Grants): readonly SecretName[] {
  return stripe ? [...secrets, 'Stripe'] : secrets;
}

/** The environment of a function: exactly what its line in access.ts grants, nothing else. */
export function environmentOf(access: Grants, places: Places): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const table of Object.keys(access.tables ?? {}) as TableName[]) {
    variables[tableShape(table).env] = places.tableName(table);
  }
  for (const secret of secretsOf(access)) variables[secretVariables[secret]] = places.secretId(secret);
  if (access.stripe) variables.STRIPE_API = places.stripeApi;
  for (const limit of access.limits ?? []) variables[limit] = String(places.limits[limit]);
  if (access.clientAddress) variables.ORIGIN_PROOF = places.originProof;
  if (access.admin) variables.OIDC_CLIENT_ID = places.oidcClientId;
  if (access.mail) Object.assign(variables, places.mail);
  if (access.geocoder) variables.GEOCODER_URL = places.geocoderUrl;
  return variables;
}
