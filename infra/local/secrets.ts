import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { SecretName } from '#infra/config/grant-terms.ts';
import { type Answer, send } from '#infra/http/answer.ts';
import { localOriginProof } from './gateway/edge.ts';
import { keepOnce } from './settings/data-folder.ts';
import { type StripeSettings, simulatedStripe } from './settings/settings.ts';

type SecretValues = Record<SecretName, string>;

export interface SecretsService {
  endpoint: string;
  stop: () => void;
}

type StripeSecrets = Pick<StripeSettings, 'secretKey' | 'webhookSecret'> & { previousWebhookSecret?: string };

/** New values for every secret, in the format that the functions read. */
export function newSecrets({
  secretKey,
  webhookSecret,
  previousWebhookSecret,
}: StripeSecrets = simulatedStripe): SecretValues {
  return {
    SigningKeys: JSON.stringify({ current: randomBytes(32).toString('base64url') }),
    OriginProof: JSON.stringify({ first: localOriginProof }),
    Stripe: JSON.stringify({ secretKey, webhookSecret, previousWebhookSecret }),
  };
}

/**
 * The secrets of a data folder. The signing keys are generated once and kept in a file; Stripe's keys come
 * from the settings.
 */
export async function keptSecrets(dataDir: string, stripe = simulatedStripe): Promise<SecretValues> {
  const made = newSecrets(stripe);
  return { ...made, SigningKeys: await keepOnce(dataDir, 'secret-SigningKeys.json', () => made.SigningKeys) };
}

function reply(status: number, body: object): Answer {
  return { status, headers: { 'content-type': 'application/x-amz-json-1.1' }, body: JSON.stringify(body) };
}

function failure(type: string, message: string): Answer {
  return reply(400, { __type: type, message });
}

async function answer(
  request: IncomingMessage,
  values: SecretValues,
  replaced: Partial<SecretValues>,
): Promise<Answer> {
  const operation = request.headers['x-amz-target'];
  if (request.method !== 'POST' || operation !== 'secretsmanager.GetSecretValue') {
    return failure('InvalidRequestException', `This stand-in answers GetSecretValue, not ${operation}.`);
  }
  const { SecretId, VersionStage } = (await json(request)) as { SecretId?: string; VersionStage?: string };
  const held = VersionStage === 'AWSPREVIOUS' ? replaced : values;
  if (!SecretId || !Object.hasOwn(held, SecretId)) {
    return failure('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
  }
  return reply(200, {
    ARN: `arn:aws:secretsmanager:us-west-2:000000000000:secret:${SecretId}`,
    Name: SecretId,
    SecretString: held[SecretId as SecretName],
    VersionId: '00000000-0000-0000-0000-000000000001',
    VersionStages: [VersionStage ?? 'AWSCURRENT'],
    CreatedDate: 0,
  });
}

/**
 * Secrets Manager's GetSecretValue, on a separate port that no page knows.
 * @param replaced the previous values of secrets; on one machine, none ever changes
 */
export async function startSecrets(
  values: SecretValues,
  replaced: Partial<SecretValues> = {},
): Promise<SecretsService> {
  const server = createServer((request, response) => {
    answer(request, values, replaced).then(
      (ready) => send(response, ready),
      () => send(response, failure('SerializationException', 'The request is not JSON.')),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { endpoint: `http://127.0.0.1:${port}`, stop };
}
