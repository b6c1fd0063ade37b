import type { Stage } from '#infra/stages/stage.ts';
import { StageProblem } from '#infra/stages/stage-problem.ts';
import { isDenied, lacksCredentials, noCredentials } from './aws-problem.ts';
import { DeployedStack } from './deployed-stack.ts';

/** The profile in the CDK's options: `--profile name` or `--profile=name`. */
function profileIn(options: readonly string[]): string | undefined {
  const index = options.findIndex((option) => /^--profile(=|$)/.test(option));
  return index < 0 ? undefined : (options[index]?.split('=')[1] ?? options[index + 1]);
}

/**
 * Throws if the AWS profile can't deploy a stage: it has no valid credentials, or is for another account. Called before the
 * build, which takes a minute.
 * @param options the options for `cdk deploy`, which may name the profile
 */
export async function checkCredentials(stage: Stage, options: readonly string[]): Promise<void> {
  const profile = profileIn(options);
  const stack = new DeployedStack('ClinicData', stage, profile);
  try {
    await stack.find();
  } catch (error) {
    // Neither stops the CDK: it deploys with roles of its own, which a profile without any other rights may take on, and it
    // asks for the code of a second factor.
    const asksForCode = error instanceof Error && error.message.includes('multi-factor');
    if (isDenied(error) || asksForCode) return;
    if (profile && error instanceof Error && lacksCredentials(error)) {
      throw new StageProblem(noCredentials(error, profile));
    }
    throw error;
  }
}
