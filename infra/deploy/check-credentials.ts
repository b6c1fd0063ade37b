import { CommandProblem } from '#infra/stages/command-problem.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { DeployedStack } from './deployed-stack.ts';
import { lacksCredentials, noCredentials } from './run-command.ts';

/**
 * Throws if the AWS profile can't deploy a stage: it has no valid credentials, may not read the deployed stacks, or is
 * for an account that has the stage's stacks but isn't the stage's account. If an account has no such stacks yet, only
 * the CDK notices a wrong profile, after a build of one minute.
 */
export async function checkCredentials(stage: Stage, profile?: string): Promise<void> {
  try {
    await new DeployedStack('ClinicData', stage, profile).find();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.message.includes('multi-factor'))
      throw new CommandProblem(
        'This profile asks for the code of a second factor: sign in with it first, with eval "$(aws configure export-credentials --profile NAME --format env)".',
      );
    if (profile && lacksCredentials(error)) throw new CommandProblem(noCredentials(error, profile));
    throw error;
  }
}
