import { CfnOutput, Fn, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { firewallAlarms } from '#infra/config/alarms/firewall-alarms.ts';
import { firewallRegion } from '#infra/config/firewall-rates.ts';
import { clinicNetworks } from '#infra/config/limits.ts';
import { nameSuffix } from '#infra/stages/stack-name.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { Alarms } from './constructs/alarms.ts';
import { Firewall, firewallMetric } from './constructs/firewall.ts';

const arnOutput = 'AclArn';

interface FirewallProps extends StackProps {
  stage: Stage;
}

/**
 * The firewall of a stage and its alarm, in the only region where CloudFront's firewall and its metrics can
 * be. A certificate must be there too, but is created by hand, because it waits for a DNS record.
 */
export class FirewallStack extends Stack {
  constructor(scope: Construct, id: string, { stage, ...props }: FirewallProps) {
    super(scope, id, { ...props, description: 'Firewall of the clinics, where CloudFront takes it from' });
    const { arn } = new Firewall(this, 'Firewall', { clinicNetworks });
    new CfnOutput(this, arnOutput, { value: arn });
    // The topics aren't encrypted: an alarm names the firewall, never a visitor, and the stage's key is in
    // another region.
    new Alarms(this, 'Alarms', {
      alarms: firewallAlarms(`${firewallMetric}${nameSuffix(stage)}`),
      stage,
    });
  }

  /**
   * The firewall's ARN for a stack of another region. CloudFormation reads the output itself, while the CDK's
   * own cross-region references need functions and parameters that have to be deployed and kept.
   */
  get aclArn(): string {
    return Fn.getStackOutput(this.stackName, arnOutput, firewallRegion);
  }
}
