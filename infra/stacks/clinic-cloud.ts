import {
  App,
  Aspects,
  CfnOutput,
  CfnResource,
  type Environment,
  Fn,
  Stack,
  type StackProps,
  Tags,
} from 'aws-cdk-lib';
import type { Construct, IConstruct } from 'constructs';
import { firewallAlarms } from '#infra/config/alarms/firewall-alarms.ts';
import type { MailChoices } from '#infra/config/environment.ts';
import { firewallRegion } from '#infra/config/firewall-rates.ts';
import { clinicNetworks } from '#infra/config/limits.ts';
import { refuseContext } from '#infra/stages/context-settings.ts';
import { nameSuffix, stackName } from '#infra/stages/stack-name.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { cloudStripe } from '#infra/stages/stripe-settings.ts';
import { Alarms } from './constructs/alarms.ts';
import { Firewall, firewallMetric } from './constructs/firewall.ts';
import { DataStack } from './data/data-stack.ts';
import { WatchStack } from './watch-stack.ts';
import { WebStack } from './web-stack.ts';

const arnOutput = 'AclArn';

/**
 * The firewall of a stage and its alarm, in the only region where CloudFront's firewall and its metrics can
 * be. A certificate must be there too, but is created by hand, because it waits for a DNS record.
 */
class FirewallStack extends Stack {
  constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { stage: Stage }) {
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

/**
 * Types of resources that the CDK names after their construct ids alone, although the names must be unique in the
 * account; each with the property that holds the name. CloudFormation names all other resources after the stack.
 */
const namePaths: Readonly<Record<string, string>> = {
  'AWS::CloudFront::CachePolicy': 'CachePolicyConfig.Name',
  'AWS::CloudFront::Function': 'Name',
  'AWS::CloudFront::OriginAccessControl': 'OriginAccessControlConfig.Name',
  'AWS::CloudFront::OriginRequestPolicy': 'OriginRequestPolicyConfig.Name',
  'AWS::CloudFront::ResponseHeadersPolicy': 'ResponseHeadersPolicyConfig.Name',
  'AWS::WAFv2::WebACL': 'VisibilityConfig.MetricName',
};

/**
 * Tags all resources with their stage and gives them unique names, so that two stages fit into one account.
 */
export function nameStage(app: IConstruct, stage: Stage): void {
  // CloudFormation's schema doesn't support tags for dashboards in every region.
  Tags.of(app).add('stage', stage.name, { excludeResourceTypes: ['AWS::CloudWatch::Dashboard'] });
  const suffix = nameSuffix(stage);
  if (!suffix) return;
  Aspects.of(app).add({
    visit(node) {
      const path = CfnResource.isCfnResource(node) ? namePaths[node.cfnResourceType] : undefined;
      if (path) addToName(node as CfnResource, path, suffix);
    },
  });
}

function addToName(resource: CfnResource, path: string, suffix: string): void {
  const { Properties } = Object.values(
    Stack.of(resource).resolve(resource._toCloudFormation()).Resources,
  )[0] as { Properties: Record<string, unknown> };
  const given = path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], Properties);
  resource.addPropertyOverride(path, `${given}${suffix}`);
}

export interface CloudOptions {
  /** The built site. */
  siteDirectory: string;
  /** The functions' bundles; see infra/build/bundle.ts. */
  functionsDirectory: string;
  stage: Stage;
  /** The commit that is built. The stack's output shows it, for a rollback. */
  commit: string;
  /** For tests: the context that the `cdk` command would pass. */
  context?: Record<string, unknown>;
  outdir?: string;
}

/** A stage's mail settings, as its functions read them from the environment. */
function cloudMail({ mail, clinicInbox }: Pick<Stage, 'mail' | 'clinicInbox'>): MailChoices {
  const settings = { MAILER: mail.mailer, MAIL_FROM: mail.from, CLINIC_INBOX: clinicInbox };
  if (mail.mailer === 'ses') return { ...settings, MAILS_PER_SECOND: String(mail.mailsPerSecond) };
  return {
    ...settings,
    // EmailJS's rate limit.
    MAILS_PER_SECOND: '1',
    EMAILJS_URL: 'https://api.emailjs.com',
    EMAILJS_USER_ID: mail.userId,
    EMAILJS_SERVICE_ID: mail.serviceId,
    EMAILJS_TEMPLATE_ID: mail.templateId,
  };
}

/** The whole cloud of a stage. The stack ids name the template files, which are the same for every stage. */
export function clinicCloud({
  siteDirectory,
  functionsDirectory,
  stage,
  commit,
  ...appProps
}: CloudOptions): App {
  const app = new App(appProps);
  refuseContext(app.node.getAllContext(), stage);
  const env: Environment = {
    region: stage.region,
    account: stage.account === 'any' ? undefined : stage.account,
  };
  const data = new DataStack(app, 'ClinicData', {
    env,
    stackName: stackName('ClinicData', stage),
    backupLock: stage.backupLock,
    backupCopy: stage.backupCopy,
  });
  const firewall =
    stage.firewall === true
      ? new FirewallStack(app, 'ClinicFirewall', {
          env: { ...env, region: firewallRegion },
          stackName: stackName('ClinicFirewall', stage),
          stage,
        })
      : undefined;
  const web = new WebStack(app, 'Clinic', {
    env,
    stackName: stackName('Clinic', stage),
    data,
    siteDirectory,
    functionsDirectory,
    stage,
    commit,
    stripe: cloudStripe(stage),
    mail: cloudMail(stage),
    firewallArn: firewall?.aclArn,
  });
  if (firewall) web.addStackDependency(firewall);
  new WatchStack(app, 'ClinicWatch', {
    env,
    stackName: stackName('ClinicWatch', stage),
    resources: web.watched,
    key: data.key,
    stage,
  });
  nameStage(app, stage);
  return app;
}
