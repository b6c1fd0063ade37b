import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** A rule of AWS's Control Tower, as its documents name it: `CT.S3.PR.2`. */
type RuleId = `CT.${string}`;

export interface Acknowledgment {
  rules: readonly RuleId[];
  /** Why the finding is right as it is, true of every resource that it covers. */
  reason: string;
}

/** The name under which the CDK keeps acknowledgments of Control Tower's rules. */
export const controlTower = 'ControlTower';

/**
 * Accepts findings on a construct and everything below it. A reason nearer to the resource comes first. One that
 * explains no finding fails the synthesis.
 */
export function acknowledge(scope: IConstruct, ...acknowledgments: readonly Acknowledgment[]): void {
  for (const { rules, reason } of acknowledgments) {
    for (const rule of rules) Validations.of(scope).acknowledge({ id: `${controlTower}::${rule}`, reason });
  }
}
