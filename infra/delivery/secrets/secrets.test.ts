import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '#infra/build/bundle-paths.ts';
import { type FoundSecret, findSecrets } from './find-secrets.ts';
import { trackedFiles } from './tracked-files.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Looks random, and is the same in each run. */
function made(length: number, alphabet = letters): string {
  const positionOf = (index: number) => (index * 7 + 3 + ((index * index) % 11)) % alphabet.length;
  return Array.from({ length }, (_, index) => alphabet[positionOf(index)]).join('');
}

// Put together at run time, so that this file holds no secret.
const planted: Record<string, string> = {
  'Stripe’s live key': `const key = '${`sk_${'live'}_51${made(97)}`}';`,
  'Stripe’s restricted key': `STRIPE_SECRET_KEY=${`rk_${'live'}_51${made(97)}`}`,
  'Stripe’s test key': `key: ${`sk_${'test'}_51${made(97)}`}`,
  'Stripe’s webhook secret': `webhookSecret: '${`whsec_${made(32)}`}'`,
  'an access key of AWS': `aws_access_key_id = ${`AKIA${made(16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}`}`,
  'a secret key of AWS': `aws_secret_access_key = ${made(40)}`,
  'a token of GitHub': `GH_TOKEN=${`ghp_${made(36)}`}`,
  'a token of npm': `//host/:_authToken=${`npm_${made(36)}`}`,
  'a private key': [
    '-----BEGIN PRIVATE',
    ` KEY-----\n${made(64)}\n${made(64)}\n-----END PRIVATE`,
    ' KEY-----',
  ].join(''),
  'a private key in JSON': `{ "kty": "OKP", "d": "${made(43)}" }`,
  'a signed token': `Bearer ${['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxMjM0NTY3ODkwIn0', made(43)].join('.')}`,
  'our signing key': `{ "current": "x" }\nSIGNING_KEY=${made(64, '0123456789abcdef')}`,
  'a password in an address': `https://user:${made(12)}@db.clinic.org/`,
};

test.each(Object.entries(planted))('%s is found, whatever comment is around it', async (_, content) => {
  const found = await findSecrets('infra/settings.ts', Buffer.from(`// secretlint-disable\n${content}\n`));
  expect(found.length).toBeGreaterThan(0);
  // Neither what is printed nor what a log keeps may hold it.
  expect(JSON.stringify(found)).not.toContain(made(10));
});

test('names, hashes of packages and idempotency keys are no secrets', async () => {
  const content = [
    'const secretName = "ClinicDataStripeSecretForTheWholeStage01";',
    `"integrity": "sha512-${made(86)}=="`,
    "idempotencyKey: '5c8e1d5a-0f0e-4a53-9d0b-6f1f2c7b9a10'",
    'stripePublishableKey: "pk_live_example"',
  ];
  expect(await findSecrets('a.ts', Buffer.from(content.join('\n')))).toEqual([]);
});

// An unpacked archive has no list of the project's own files.
test.runIf(existsSync(join(projectDirectory, '.git')))('no file of the project holds a secret', async () => {
  const found: FoundSecret[] = [];
  for (const { path, content } of trackedFiles()) found.push(...(await findSecrets(path, content)));
  expect(found).toEqual([]);
});
