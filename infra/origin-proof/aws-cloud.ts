import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { UpdateStackCommand, waitUntilStackUpdateComplete } from '@aws-sdk/client-cloudformation';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';
import { proofNames, sentProofParameter } from '#infra/config/origin-proof.ts';
import { DeployedStack } from '#infra/deploy/deployed-stack.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { StageProblem } from '#infra/stages/stage-problem.ts';
import { required } from '#shared/required.ts';
import type { ProofCloud, Proofs } from './rotate.ts';

const secondsForCloudFront = 30 * 60;

const proofName = z.enum(proofNames);
const proofsSchema = z.object({
  first: z.optional(z.string()),
  second: z.optional(z.string()),
  rotatingTo: z.optional(proofName),
});

/**
 * Reads the secret's text. If someone broke it by hand, it counts as empty, and a rotation replaces both values. No error
 * may quote it.
 */
function proofsIn(text: string): Proofs {
  try {
    return proofsSchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The origin proof of a deployed stage, through the credentials of the AWS profile. */
export async function awsCloud(stage: Stage): Promise<ProofCloud> {
  const data = new DeployedStack('ClinicData', stage);
  await data.describe();
  const SecretId = await data.resourceId('AWS::SecretsManager::Secret', 'OriginProof');
  const secrets = new SecretsManagerClient({ region: stage.region });
  const web = new DeployedStack('Clinic', stage);

  return {
    async readSecret() {
      const { SecretString, CreatedDate } = await secrets.send(new GetSecretValueCommand({ SecretId }));
      return {
        proofs: proofsIn(SecretString ?? ''),
        writtenAt: required(CreatedDate, 'the time of the secret').getTime(),
      };
    },
    async writeSecret(proofs) {
      await secrets.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(proofs) }));
    },
    readSent: async () => proofName.parse(await web.parameter(sentProofParameter)),
    async send(name) {
      // Only the parameter changes: whatever else this checkout holds isn't deployed along with it.
      const { Parameters = [] } = await web.describe();
      const others = Parameters.filter(({ ParameterKey }) => ParameterKey !== sentProofParameter);
      await web.client.send(
        new UpdateStackCommand({
          StackName: web.name,
          UsePreviousTemplate: true,
          Parameters: [
            ...others.map(({ ParameterKey }) => ({ ParameterKey, UsePreviousValue: true })),
            { ParameterKey: sentProofParameter, ParameterValue: name },
          ],
          Capabilities: ['CAPABILITY_IAM', 'CAPABILITY_NAMED_IAM'],
        }),
      );
      try {
        const waiting = { client: web.client, maxWaitTime: secondsForCloudFront };
        await waitUntilStackUpdateComplete(waiting, { StackName: web.name });
      } catch {
        throw new StageProblem(
          `CloudFormation didn't report the update of the stack ${web.name} as complete: look at its events in the console, mend the cause, and run the command again. It goes on where it stopped.`,
        );
      }
    },
    newProof: () => randomBytes(36).toString('base64url'),
    now: Date.now,
    wait: (ms) => wait(ms),
    say: (line) => process.stdout.write(`${line}\n`),
  };
}
