import type { Stage } from './stage.ts';
import { StageProblem } from './stage-problem.ts';

/** @param arn the ARN of something that the AWS profile found */
export function refuseOtherAccount(stage: Stage, arn: string): void {
  if (stage.account === 'any' || arn.split(':')[4] === stage.account) return;
  throw new StageProblem(`The AWS profile is for another account than infra/stages/${stage.name}.ts.`);
}
