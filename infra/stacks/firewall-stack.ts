import { CfnOutput, Fn, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { firewallRegion } from '#infra/config/firewall-rates.ts';
import { clinicNetworks } from '#infra/config/limits.ts';
import { Firewall } from './constructs/firewall.ts';

const arnOutput = 'AclArn';

/**
 * The firewall of a stage, in the only region that CloudFront takes one from. A certificate has to be there too, but is
 * made by hand: it waits for a DNS record.
 */
export class FirewallStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, { ...props, description: 'Firewall of the clinics, where CloudFront takes it from' });
    const { arn } = new Firewall(this, 'Firewall', { clinicNetworks });
    new CfnOutput(this, arnOutput, { value: arn });
  }

  /**
   * The firewall's ARN for a stack of another region. CloudFormation reads the output itself, while the CDK's own
   * references between regions need functions and parameters that have to be deployed and kept.
   */
  get aclArn(): string {
    return Fn.getStackOutput(this.stackName, arnOutput, firewallRegion);
  }
}
