import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** A finding, named as its pack prints it: `AwsSolutions-S1`, `CT.S3.PR.2`, `AwsSolutions-IAM5[Resource::*]`. */
export type RuleId =
  | `AwsSolutions-${string}`
  | `HIPAA.Security-${string}`
  | `Serverless-${string}`
  | `CT.${string}`;

export interface Acknowledgment {
  rules: readonly RuleId[];
  /** Why the finding is right as it is, true of every resource that it covers. */
  reason: string;
}

/** The pack of AWS's Control Tower rules, whose ids don't begin with its name. */
export const controlTower = 'ControlTower';

function packOf(rule: RuleId): string {
  return rule.startsWith('CT.') ? controlTower : rule.slice(0, rule.indexOf('-'));
}

/**
 * Accepts findings on a construct and everything below it. A reason nearer to the resource comes first. One that
 * explains no finding fails the synthesis.
 */
export function acknowledge(scope: IConstruct, ...acknowledgments: readonly Acknowledgment[]): void {
  for (const { rules, reason } of acknowledgments) {
    for (const rule of rules) Validations.of(scope).acknowledge({ id: `${packOf(rule)}::${rule}`, reason });
  }
}
