import type { Access, LimitName, SecretName } from './access.ts';
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
}

const secretVariables: Record<SecretName, string> = { SigningKeys: 'SIGNING_KEYS_SECRET' };

/** The environment of a function: exactly what its line in access.ts grants, nothing else. */
export function environmentOf(access: Access, places: Places): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const table of Object.keys(access.tables ?? {}) as TableName[]) {
    variables[tableShape(table).env] = places.tableName(table);
  }
  for (const secret of access.secrets ?? []) variables[secretVariables[secret]] = places.secretId(secret);
  for (const limit of access.limits ?? []) variables[limit] = String(places.limits[limit]);
  if (access.clientAddress) variables.ORIGIN_PROOF = places.originProof;
  if (access.admin) variables.OIDC_CLIENT_ID = places.oidcClientId;
  return variables;
}
