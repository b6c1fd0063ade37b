import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CloudFormationClient,
  DescribeStackResourcesCommand,
  DescribeStacksCommand,
  UpdateStackCommand,
  waitUntilStackUpdateComplete,
} from '@aws-sdk/client-cloudformation';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { type ProofName, sentProofParameter } from '#infra/policy/origin-proof.ts';
import { stackName } from '#infra/stacks/stage-names.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { refuseOtherAccount } from '#infra/stages/stage-account.ts';
import { required } from '#shared/required.ts';
import type { ProofCloud, Proofs } from './turn.ts';

const secondsForCloudFront = 30 * 60;

/** The origin proof of a deployed stage, through the credentials of the AWS profile. */
export async function awsCloud(stage: Stage): Promise<ProofCloud> {
  const { region } = stage;
  const stacks = new CloudFormationClient({ region });
  const secrets = new SecretsManagerClient({ region });
  const StackName = stackName('Clinic', stage);

  const { StackResources = [] } = await stacks.send(
    new DescribeStackResourcesCommand({ StackName: stackName('ClinicData', stage) }),
  );
  const found = StackResources.find(
    ({ ResourceType, LogicalResourceId = '' }) =>
      ResourceType === 'AWS::SecretsManager::Secret' && LogicalResourceId.startsWith('OriginProof'),
  );
  const SecretId = required(
    found?.PhysicalResourceId,
    'the secret of the origin proof: deploy the stage first',
  );
  refuseOtherAccount(stage, SecretId);

  async function parameters() {
    const { Stacks } = await stacks.send(new DescribeStacksCommand({ StackName }));
    return Stacks?.[0]?.Parameters ?? [];
  }

  return {
    async readSecret() {
      const { SecretString, CreatedDate } = await secrets.send(new GetSecretValueCommand({ SecretId }));
      return {
        proofs: JSON.parse(required(SecretString, 'the text of the secret')) as Proofs,
        writtenAt: required(CreatedDate, 'the time of the secret').getTime(),
      };
    },
    async writeSecret(proofs) {
      await secrets.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(proofs) }));
    },
    async readSent() {
      const sent = (await parameters()).find(({ ParameterKey }) => ParameterKey === sentProofParameter);
      return required(
        sent?.ParameterValue,
        `the parameter ${sentProofParameter}: deploy the stage first`,
      ) as ProofName;
    },
    async send(name) {
      // Only the parameter changes: whatever else this checkout holds isn't deployed along with it.
      const others = (await parameters()).filter(({ ParameterKey }) => ParameterKey !== sentProofParameter);
      await stacks.send(
        new UpdateStackCommand({
          StackName,
          UsePreviousTemplate: true,
          Parameters: [
            ...others.map(({ ParameterKey }) => ({ ParameterKey, UsePreviousValue: true })),
            { ParameterKey: sentProofParameter, ParameterValue: name },
          ],
          Capabilities: ['CAPABILITY_IAM', 'CAPABILITY_NAMED_IAM'],
        }),
      );
      await waitUntilStackUpdateComplete(
        { client: stacks, maxWaitTime: secondsForCloudFront },
        { StackName },
      );
    },
    newProof: () => randomBytes(36).toString('base64url'),
    now: Date.now,
    wait: (ms) => wait(ms),
    say: (line) => process.stdout.write(`${line}\n`),
  };
}
