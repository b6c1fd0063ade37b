import { randomUUID } from 'node:crypto';
import { access, type LimitName } from '#infra/access.ts';
import { environmentOf } from '#infra/environment.ts';
import type { TableName } from '#infra/tables.ts';
import { clientId } from './account.ts';

export interface LocalPlaces {
  /** Where DynamoDB and Secrets Manager answer. */
  dynamoDb: string;
  secrets: string;
  tableName: (table: TableName) => string;
  limits: Readonly<Record<LimitName, number>>;
}

// Whatever account this machine is signed in to is not ours to use.
const foreign = ['AWS_PROFILE', 'AWS_SESSION_TOKEN', 'AWS_IGNORE_CONFIGURED_ENDPOINT_URLS'];

/** Gives this process the environment of all functions together: they share it here, unlike in the cloud. */
export function fillEnvironment({ dynamoDb, secrets, tableName, limits }: LocalPlaces): void {
  const places = {
    tableName,
    limits,
    secretId: (secret: string) => secret,
    oidcClientId: clientId,
    originProof: randomUUID(),
  };
  for (const name of foreign) delete process.env[name];
  Object.assign(process.env, ...Object.values(access).map((line) => environmentOf(line, places)), {
    AWS_REGION: 'us-west-2',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_ENDPOINT_URL_DYNAMODB: dynamoDb,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets,
  });
}
