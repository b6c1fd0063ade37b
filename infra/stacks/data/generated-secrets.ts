import type { SecretStringGenerator } from 'aws-cdk-lib/aws-secretsmanager';
import type { SecretName } from '#infra/config/grant-terms.ts';

/**
 * What a secret holds when it is created. Never change these: CloudFormation would generate a new value over the live
 * one, which ends every link in patients' mails and deletes Stripe's keys. A new field of a secret needs no change here,
 * since an operator adds it to the value.
 */
export const generatedSecrets: Readonly<Record<SecretName, SecretStringGenerator>> = {
  SigningKeys: {
    excludePunctuation: true,
    secretStringTemplate: '{}',
    generateStringKey: 'current',
    passwordLength: 64,
  },
  OriginProof: {
    excludePunctuation: true,
    secretStringTemplate: '{}',
    generateStringKey: 'first',
    passwordLength: 48,
  },
  Stripe: {
    excludePunctuation: true,
    secretStringTemplate: '{"secretKey":"","webhookSecret":""}',
    generateStringKey: 'unused',
  },
};
