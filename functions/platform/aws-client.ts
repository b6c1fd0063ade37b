import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { SESv2Client } from '@aws-sdk/client-sesv2';
import { callOutside } from './outside-calls.ts';

/** Passes every attempt of a client's calls through `callOutside`. */
export function interceptable<Client extends DynamoDBClient | SecretsManagerClient | SESv2Client>(
  client: Client,
  service: string,
): Client {
  (client as DynamoDBClient).middlewareStack.add(
    (next, context) => (args) =>
      callOutside({ service, operation: String(context.commandName), input: args.input }, () => next(args)),
    // Inside the SDK's retries, so that these meet an injected fault too.
    { step: 'finalizeRequest', priority: 'low', name: 'outside' },
  );
  return client;
}
