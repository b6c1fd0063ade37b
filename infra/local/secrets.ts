import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { SecretName } from '#infra/access.ts';
import { type Answer, send } from './answer.ts';
import { keepOnce } from './data-folder.ts';

type SecretValues = Record<SecretName, string>;

export interface SecretsService {
  endpoint: string;
  stop: () => void;
}

/** New values for every secret, in the form that the functions read. */
export function newSecrets(): SecretValues {
  return { SigningKeys: JSON.stringify({ current: randomBytes(32).toString('base64url') }) };
}

/** The secrets of a data folder, a file for each, so that one added later finds its place beside the others. */
export async function keptSecrets(dataDir: string): Promise<SecretValues> {
  const fresh = newSecrets();
  const names = Object.keys(fresh) as SecretName[];
  const kept = names.map(
    async (name) => [name, await keepOnce(dataDir, `secret-${name}.json`, () => fresh[name])] as const,
  );
  return Object.fromEntries(await Promise.all(kept)) as SecretValues;
}

function reply(status: number, body: object): Answer {
  return { status, headers: { 'content-type': 'application/x-amz-json-1.1' }, body: JSON.stringify(body) };
}

function failure(type: string, message: string): Answer {
  return reply(400, { __type: type, message });
}

async function answer(request: IncomingMessage, values: SecretValues): Promise<Answer> {
  const operation = request.headers['x-amz-target'];
  if (request.method !== 'POST' || operation !== 'secretsmanager.GetSecretValue') {
    return failure('InvalidRequestException', `This stand-in answers GetSecretValue, not ${operation}.`);
  }
  const { SecretId } = (await json(request)) as { SecretId?: string };
  if (!SecretId || !Object.hasOwn(values, SecretId)) {
    return failure('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
  }
  return reply(200, {
    ARN: `arn:aws:secretsmanager:us-west-2:000000000000:secret:${SecretId}`,
    Name: SecretId,
    SecretString: values[SecretId as SecretName],
    VersionId: '00000000-0000-0000-0000-000000000001',
    VersionStages: ['AWSCURRENT'],
    CreatedDate: 0,
  });
}

/** Secrets Manager's GetSecretValue, on a port of its own that no page is told of. */
export async function startSecrets(values: SecretValues): Promise<SecretsService> {
  const server = createServer((request, response) => {
    answer(request, values).then(
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
