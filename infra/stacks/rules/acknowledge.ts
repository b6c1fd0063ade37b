import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** A rule of AWS Control Tower, by its documented id: `CT.S3.PR.2`. */
type RuleId = `CT.${string}`;

export interface Acknowledgment {
  rules: readonly RuleId[];
  /** Why the finding is acceptable, for every resource that it covers. */
  reason: string;
}

/** The CDK's name for acknowledgments of Control Tower's rules. */
export const controlTower = 'ControlTower';

/**
 * Accepts findings on a construct and everything below it. The reason nearest to the resource applies. An
 * acknowledgment without a finding fails the synthesis.
 */
export function acknowledge(scope: IConstruct, ...acknowledgments: readonly Acknowledgment[]): void {
  for (const { rules, reason } of acknowledgments) {
    for (const rule of rules) Validations.of(scope).acknowledge({ id: `${controlTower}::${rule}`, reason });
  }
}
