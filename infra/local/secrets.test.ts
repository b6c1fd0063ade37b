import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  GetSecretValueCommand,
  ListSecretsCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptSecrets, type SecretsService, startSecrets } from './secrets.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'secrets-'));
let service: SecretsService;
let client: SecretsManagerClient;

beforeAll(async () => {
  service = await startSecrets(await keptSecrets(dataDir));
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  client = new SecretsManagerClient({
    endpoint: service.endpoint,
    region: 'us-west-2',
    credentials,
    maxAttempts: 1,
  });
});

afterAll(() => {
  client.destroy();
  service.stop();
  rmSync(dataDir, { recursive: true });
});

test('the AWS SDK reads a secret', async () => {
  const { Name, SecretString } = await client.send(new GetSecretValueCommand({ SecretId: 'SigningKeys' }));
  expect(Name).toBe('SigningKeys');
  expect(JSON.parse(SecretString ?? '')).toEqual({ current: expect.stringMatching(/^[\w-]{43}$/) });
});

test('Stripe’s keys are the simulator’s unless real ones are set', async () => {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: 'Stripe' }));
  expect(JSON.parse(SecretString ?? '')).toEqual({
    secretKey: 'sk_test_local',
    webhookSecret: 'whsec_local',
  });
  const given = {
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    mode: 'test' as const,
    isReal: true,
  };
  const { Stripe } = await keptSecrets(dataDir, given);
  expect(JSON.parse(Stripe)).toEqual({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' });
  expect(readdirSync(dataDir)).toEqual(['secret-SigningKeys.json']);
});

test.each(['Other', '__proto__', 'toString'])('a secret called %s is not found', async (SecretId) => {
  await expect(client.send(new GetSecretValueCommand({ SecretId }))).rejects.toHaveProperty(
    'name',
    'ResourceNotFoundException',
  );
});

test('an unsupported operation is refused by name', async () => {
  await expect(client.send(new ListSecretsCommand({}))).rejects.toHaveProperty(
    'name',
    'InvalidRequestException',
  );
});

test('a malformed request is refused, and the next one is served', async () => {
  const headers = { 'x-amz-target': 'secretsmanager.GetSecretValue' };
  expect((await fetch(service.endpoint, { method: 'POST', headers, body: '{' })).status).toBe(400);
  await expect(client.send(new GetSecretValueCommand({ SecretId: 'SigningKeys' }))).resolves.toBeDefined();
});

test('secrets are kept in the data folder, readable by its owner only', async () => {
  expect(await keptSecrets(dataDir)).toEqual(await keptSecrets(dataDir));
  expect(statSync(join(dataDir, 'secret-SigningKeys.json')).mode & 0o777).toBe(0o600);
});
