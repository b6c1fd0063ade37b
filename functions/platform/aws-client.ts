import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { SESv2Client } from '@aws-sdk/client-sesv2';
import { outside } from './outside-calls.ts';

/** Puts a client's calls, attempt by attempt, through the outside seam. */
export function throughOutside<Client extends DynamoDBClient | SecretsManagerClient | SESv2Client>(
  client: Client,
  service: string,
): Client {
  (client as DynamoDBClient).middlewareStack.add(
    (next, context) => (args) =>
      outside({ service, operation: String(context.commandName), input: args.input }, () => next(args)),
    // Innermost of the step that each attempt repeats, so that the SDK's own retries meet what is injected.
    { step: 'finalizeRequest', priority: 'low', name: 'outside' },
  );
  return client;
}
