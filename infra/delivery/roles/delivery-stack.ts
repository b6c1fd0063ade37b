import { App, Aws, CfnOutput, DefaultStackSynthesizer, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import {
  type IOidcProvider,
  OidcProviderNative,
  PolicyStatement,
  Role,
  WebIdentityPrincipal,
} from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { firewallRegion } from '#infra/config/firewall-rates.ts';
import { acknowledge } from '#infra/stacks/rules/acknowledge.ts';
import { inlinePolicy } from '#infra/stacks/rules/reasons.ts';
import { addRulePacks } from '#infra/stacks/rules/rule-packs.ts';
import { type StackBase, stackName } from '#infra/stages/stack-name.ts';
import type { Stage } from '#infra/stages/stage.ts';
import type { DeliverySettings } from './delivery-settings.ts';

const issuer = 'token.actions.githubusercontent.com';

/** The roles of `cdk bootstrap` that a deployment assumes: one changes stacks, the other uploads code and files. */
const bootstrapRoles = ['deploy-role', 'file-publishing-role'];

/** Every region that a stage has stacks in. */
function regionsOf({ region, firewall }: Stage): string[] {
  return firewall === true && region !== firewallRegion ? [region, firewallRegion] : [region];
}

function bootstrapRole(name: string, region: string): string {
  const qualifier = DefaultStackSynthesizer.DEFAULT_QUALIFIER;
  return `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:role/cdk-${qualifier}-${name}-${Aws.ACCOUNT_ID}-${region}`;
}

/** What a deployment is compared with: the stage's stacks, whatever id CloudFormation gave them. */
function stacksOf(stage: Stage): string[] {
  const arn = (base: StackBase) =>
    `arn:${Aws.PARTITION}:cloudformation:*:${Aws.ACCOUNT_ID}:stack/${stackName(base, stage)}/*`;
  return (['Clinic', 'ClinicData', 'ClinicFirewall', 'ClinicWatch'] as const).map(arn);
}

/** An ARN as cdk-nag names it. */
const shown = (arn: string) =>
  arn.replace(Aws.PARTITION, '<AWS::Partition>').replace(Aws.ACCOUNT_ID, '<AWS::AccountId>');

interface DeliveryProps extends StackProps {
  stages: readonly Stage[];
  settings: DeliverySettings;
}

/** Lets the workflows of one repository deploy stages to an account, without an access key that could be stolen. */
class DeliveryStack extends Stack {
  constructor(scope: Construct, id: string, { stages, settings, ...props }: DeliveryProps) {
    super(scope, id, props);
    const provider = new OidcProviderNative(this, 'GitHub', {
      url: `https://${issuer}`,
      clientIds: ['sts.amazonaws.com'],
    });
    for (const stage of stages) {
      const role = this.addRole(stage, settings, provider);
      new CfnOutput(this, `DeployRole${stage.name}`, { value: role.roleArn });
    }
  }

  private addRole(stage: Stage, { repository }: DeliverySettings, provider: IOidcProvider): Role {
    const role = new Role(this, `Deploy${stage.name}`, {
      description: `What GitHub's environment ${stage.name} deploys with`,
      assumedBy: new WebIdentityPrincipal(provider.oidcProviderArn, {
        StringEquals: {
          [`${issuer}:aud`]: 'sts.amazonaws.com',
          // Only a job of a workflow on main, in this environment, which its reviewers have approved.
          [`${issuer}:sub`]: `${repository}:environment:${stage.name}`,
          [`${issuer}:ref`]: 'refs/heads/main',
        },
      }),
      maxSessionDuration: Duration.hours(1),
    });
    role.addToPolicy(
      new PolicyStatement({
        actions: ['sts:AssumeRole'],
        resources: regionsOf(stage).flatMap((region) =>
          bootstrapRoles.map((name) => bootstrapRole(name, region)),
        ),
      }),
    );
    role.addToPolicy(
      new PolicyStatement({
        actions: ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate'],
        resources: stacksOf(stage),
      }),
    );
    acknowledge(role, inlinePolicy, {
      rules: stacksOf(stage).map((arn) => `AwsSolutions-IAM5[Resource::${shown(arn)}]` as const),
      reason: 'CloudFormation ends the ARN of a stack with an id of its own.',
    });
    return role;
  }
}

/**
 * The CDK app with the roles of stages that share an account. An account can have only one provider of GitHub's tokens, so one
 * stack serves all of its stages.
 */
export function deliveryApp(
  stages: readonly [Stage, ...Stage[]],
  settings: DeliverySettings,
  outdir?: string,
): App {
  const app = new App({ outdir });
  const [{ account, region }] = stages;
  new DeliveryStack(app, 'ClinicDelivery', {
    env: { account: account === 'any' ? undefined : account, region },
    description: 'What the workflows of GitHub deploy with',
    terminationProtection: true,
    stages,
    settings,
  });
  addRulePacks(app);
  return app;
}
