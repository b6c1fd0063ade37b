import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { UpdateStackCommand, waitUntilStackUpdateComplete } from '@aws-sdk/client-cloudformation';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';
import { type ProofName, proofNames, sentProofParameter } from '#infra/config/origin-proof.ts';
import { DeployedStack } from '#infra/deploy/deployed-stack.ts';
import { runForStage } from '#infra/deploy/stage-run.ts';
import { CommandProblem } from '#infra/stages/command-problem.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { required } from '#shared/required.ts';
import { minuteMs } from '#shared/time/durations.ts';

const proofName = z.enum(proofNames);
const proofsSchema = z.object({
  first: z.optional(z.string()),
  second: z.optional(z.string()),
  rotatingTo: z.optional(proofName),
});

/**
 * The secret's content. Functions accept both values. During a rotation, `rotatingTo` names the value that
 * CloudFront will send.
 */
export type Proofs = z.infer<typeof proofsSchema>;

/** The parts of the cloud that a rotation reads and changes. */
export interface ProofCloud {
  /** `writtenAt` is when the secret was last changed, in milliseconds like `now`. */
  readSecret: () => Promise<{ proofs: Proofs; writtenAt: number }>;
  writeSecret: (proofs: Proofs) => Promise<void>;
  /** Which value CloudFront sends. */
  readSent: () => Promise<ProofName>;
  /** Has CloudFront send a value. Resolves once every CloudFront edge sends it. */
  send: (name: ProofName) => Promise<void>;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  say: (line: string) => void;
}

/**
 * Functions cache a secret for five minutes and retry a failed refresh after 30 s, so this leaves room for
 * ten failures.
 */
const untilReadMs = 10 * minuteMs;

const newProof = () => randomBytes(36).toString('base64url');

function otherThan(name: ProofName): ProofName {
  return proofNames[0] === name ? proofNames[1] : proofNames[0];
}

/**
 * Replaces the value that CloudFront sends, without failing any visitor's request. It replaces the unused
 * value, waits until every function accepts it, has CloudFront send it, and only then replaces the old value.
 * The secret and the stack's parameter record the progress, so another run continues an interrupted rotation.
 * @param isDryRun says what the run would do, and changes nothing
 */
export async function rotateProof(cloud: ProofCloud, isDryRun: boolean): Promise<void> {
  const { proofs, writtenAt } = await cloud.readSecret();
  const sent = await cloud.readSent();
  const target = proofs.rotatingTo ?? otherThan(sent);
  const ended = otherThan(target);
  const hasBegun = proofs.rotatingTo !== undefined;
  const isSent = hasBegun && sent === target;
  /** Prints a step. Returns whether this run has to do it. */
  const step = (line: string, isDone: boolean) => {
    const planned = isDryRun ? 'would' : 'now';
    cloud.say(`${isDone ? 'done' : planned}: ${line}`);
    return !isDone && !isDryRun;
  };
  let begunAt = writtenAt;

  if (step(`put a new value in '${target}', which CloudFront doesn't send`, hasBegun)) {
    await cloud.writeSecret({ ...proofs, [target]: newProof(), rotatingTo: target });
    begunAt = cloud.now();
  }
  const waitMs = begunAt + untilReadMs - cloud.now();
  if (step('wait ten minutes, until every function accepts it', isSent || (hasBegun && waitMs <= 0))) {
    await cloud.wait(Math.max(waitMs, 0));
  }
  if (step(`have CloudFront send '${target}'`, isSent)) await cloud.send(target);
  if (step(`replace '${ended}', so that the old value ends`, false)) {
    const { rotatingTo: _, ...current } = (await cloud.readSecret()).proofs;
    await cloud.writeSecret({ ...current, [ended]: newProof() });
  }
}

/**
 * Reads the secret's text. Invalid text counts as empty, and a rotation then replaces both values. No error
 * may quote the secret.
 */
function proofsIn(text: string): Proofs {
  try {
    return proofsSchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

const secondsForCloudFront = 30 * 60;

/**
 * Has CloudFront send a value. Only the parameter changes: the deployed template stays, whatever this
 * checkout contains.
 */
async function sendFrom(web: DeployedStack, name: ProofName): Promise<void> {
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
    throw new CommandProblem(
      `CloudFormation didn't report the update of the stack ${web.name} as complete: look at its events in the console, mend the cause, and run the command again. It goes on where it stopped.`,
    );
  }
}

/** The origin proof of a deployed stage. Requests use the credentials of the AWS profile. */
export async function deployedProof(stage: Stage): Promise<ProofCloud> {
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
    async readSent() {
      const { StackStatus = '' } = await web.describe();
      // During an update, the parameter already has the future value. After a failed update, it may have a value that
      // CloudFront doesn't send.
      if (!/^(CREATE|UPDATE|UPDATE_ROLLBACK)_COMPLETE$/.test(StackStatus))
        throw new CommandProblem(
          `The stack ${web.name} is in ${StackStatus}: run this again once its update has ended or been repaired.`,
        );
      return proofName.parse(await web.parameter(sentProofParameter));
    },
    send: (name) => sendFrom(web, name),
    now: Date.now,
    wait: sleep,
    say: (line) => process.stdout.write(`${line}\n`),
  };
}

if (import.meta.main) {
  await runForStage('rotate-origin-proof', async (stage, isDryRun) =>
    rotateProof(await deployedProof(stage), isDryRun),
  );
}
