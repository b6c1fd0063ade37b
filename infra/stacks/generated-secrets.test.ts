import { expect, test } from 'vitest';
import { dataTemplate, idOf } from '#infra/testing/cloud/synthesized-cloud.ts';

test('a deployment never generates a live secret again: the settings that made it are as they were', () => {
  const generated = (name: string) => dataTemplate.Resources[idOf(name)].Properties.GenerateSecretString;
  // Deployed systems were created with these values. Changing them would replace the systems' keys.
  expect(generated('SigningKeys')).toEqual({
    ExcludePunctuation: true,
    GenerateStringKey: 'current',
    PasswordLength: 64,
    SecretStringTemplate: '{}',
  });
  expect(generated('OriginProof')).toEqual({
    ExcludePunctuation: true,
    GenerateStringKey: 'first',
    PasswordLength: 48,
    SecretStringTemplate: '{}',
  });
  expect(generated('Stripe')).toEqual({
    ExcludePunctuation: true,
    GenerateStringKey: 'unused',
    SecretStringTemplate: '{"secretKey":"","webhookSecret":""}',
  });
});
