import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Annotations, Aspects, CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { CfnLogGroup } from 'aws-cdk-lib/aws-logs';
import { ConfigurationSet, ConfigurationSetTlsPolicy } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { openApi } from '#infra/build/openapi/document.ts';
import type { AlarmResources } from '#infra/config/alarms/alarm.ts';
import type { MailChoices, Resources } from '#infra/config/environment.ts';
import { blockedScripts } from '#infra/config/inline-scripts.ts';
import type { JobName } from '#infra/config/jobs.ts';
import { clinicNetworks, cloudLimits } from '#infra/config/limits.ts';
import { securityHeaders, tileOrigin } from '#infra/config/security-headers.ts';
import { openGeocoder, siteConfig, stripeApi } from '#infra/config/site-config.ts';
import { domainWarning } from '#infra/config/site-paths.ts';
import type { Stage } from '#infra/stages/stage.ts';
import type { CloudStripe } from '#infra/stages/stripe-settings.ts';
import { retention } from '#shared/legal/retention.ts';
import { defaultTiles } from '#shared/site/map-tiles.ts';
import { Api } from './constructs/api.ts';
import { Edge } from './constructs/edge.ts';
import { addFeedbackJob, addMailJob, addReconciliationJob, addScheduledJob } from './constructs/jobs.ts';
import { SiteFiles } from './constructs/site-files.ts';
import type { DataStack } from './data/data-stack.ts';
import { acknowledge } from './rules/acknowledge.ts';

interface WebStackProps extends StackProps {
  data: DataStack;
  siteDirectory: string;
  functionsDirectory: string;
  stage: Stage;
  /** The commit that is built. */
  commit: string;
  stripe: CloudStripe;
  mail: MailChoices;
  /** The ARN of the firewall in front of CloudFront. */
  firewallArn?: string;
}

/**
 * Everything that serves patients and can be recreated: API, functions, site, CloudFront. It is one stack
 * because CloudFront refers to the API, the sign-in client to CloudFront, and the API's authorizer to the
 * client. Each route takes five of the 500 resources that a stack may have.
 */
export class WebStack extends Stack {
  /** The resources of this stack and the data stack that alarms and dashboards watch. */
  readonly watched: AlarmResources;

  constructor(scope: Construct, id: string, props: WebStackProps) {
    super(scope, id, { ...props, description: 'Website and API of the clinics' });
    const { data, siteDirectory, functionsDirectory, stage, commit, firewallArn } = props;
    const domain = stage.domain === 'none' ? undefined : stage.domain;
    const warning = domain && domainWarning(domain.name);
    if (warning) Annotations.of(this).addWarningV2('clinics:site-url', warning);
    for (const hash of blockedScripts(readFileSync(join(siteDirectory, 'index.html'), 'utf8'))) {
      const message = `infra/config/inline-scripts.ts lacks ${hash}, so browsers would block that script of index.html`;
      Annotations.of(this).addError(message);
    }
    const api = new Api(this, 'Api', {
      data,
      functionsDirectory,
      metricNamespace: this.stackName,
      reserveConcurrency: stage.reserveConcurrency,
    });
    const files = new SiteFiles(this, 'Site');
    const edge = new Edge(this, 'Edge', {
      bucket: files.bucket,
      apiHostName: api.hostName,
      headers: securityHeaders({
        https: true,
        hstsPreload: stage.hstsPreload,
        oidcOrigins: data.signIn.origins,
        tileOrigin: tileOrigin(defaultTiles),
      }),
      originProof: data.secrets.OriginProof,
      domain,
      firewallArn,
    });
    const client = data.signIn.addClient(this, edge.url);
    const mailDelivery = new ConfigurationSet(this, 'MailDelivery', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      // A dashboard shows the rates of bounces and complaints.
      reputationMetrics: true,
      // Our own suppression list replaces that of SES, which would keep addresses readable and forever, and from which
      // managers couldn't remove an address.
      disableSuppressionList: true,
    });
    const resources: Resources = {
      tableName: (table) => data.tables[table].tableName,
      secretId: (secret) => data.secrets[secret].secretArn,
      limits: cloudLimits,
      clinicNetworks,
      metricNamespace: this.stackName,
      oidcClientId: client.userPoolClientId,
      mail: {
        ...props.mail,
        SES_CONFIGURATION_SET: mailDelivery.configurationSetName,
        SITE_URL: edge.url,
      },
      geocoderUrl: openGeocoder,
      stripeApi,
      stripeMode: props.stripe.mode,
    };
    const routes = api.addRoutes(resources);
    const jobProps = { data, functionsDirectory, resources };
    const mailJob = addMailJob(this, jobProps);
    const jobFunctions: Record<JobName, IFunction> = {
      'queue-reminders': addScheduledJob(
        this,
        'Reminders',
        'queue-reminders',
        'Queues the reminders that are due, and measures how full the clinics are.',
        jobProps,
      ),
      'settle-payments': addScheduledJob(
        this,
        'Payments',
        'settle-payments',
        'Asks Stripe about the payments that no event has ended.',
        jobProps,
      ),
      canary: addScheduledJob(
        this,
        'Canary',
        'canary',
        'Checks the site from outside, as its visitors reach it.',
        jobProps,
      ),
      reconcile: addReconciliationJob(this, jobProps),
      'send-mail': mailJob.lambda,
      'record-feedback': addFeedbackJob(this, mailDelivery, mailJob.lost, jobProps),
    };
    files.publish({
      siteDirectory,
      config: siteConfig({
        oidcAuthority: data.signIn.authority,
        oidcClientId: client.userPoolClientId,
        tiles: defaultTiles,
        stripePublishableKey: props.stripe.publishableKey,
      }),
      openApi: openApi(data.signIn.endpoints),
      distribution: edge.distribution,
      after: routes,
    });
    this.watched = {
      metricNamespace: resources.metricNamespace,
      apiId: api.http.apiId,
      apiStage: api.stage.stageName,
      jobFunction: (job) => jobFunctions[job].functionName,
      tableName: resources.tableName,
      backupVault: data.backups.vault.backupVaultName,
      lostMailQueue: mailJob.lost.queueName,
      configurationSet: mailDelivery.configurationSetName,
    };
    this.protectLogs(data, stage);
    acknowledge(
      this,
      {
        rules: ['CT.LAMBDA.PR.3'],
        reason:
          'Functions call public endpoints over TLS and nothing else: a VPC would hold nothing for them to reach, and add a NAT gateway to pay for and to fail.',
      },
      {
        rules: ['CT.CLOUDWATCH.PR.2'],
        reason: `Logs are for finding faults and live for at most ${retention.logDays} days, as patients are promised. Who did what is in the audit log, a table.`,
      },
    );
    new CfnOutput(this, 'DeployedCommit', { value: commit });
    new CfnOutput(this, 'SiteUrl', { value: edge.url });
    new CfnOutput(this, 'DistributionDomain', { value: edge.distribution.distributionDomainName });
    new CfnOutput(this, 'AdminAccounts', { value: data.signIn.pool.userPoolId });
  }

  /** Encrypts each log group of the stack, also those of library constructs, and sets how long it's kept. */
  private protectLogs({ key }: DataStack, { logDays }: Stage): void {
    Aspects.of(this).add({
      visit: (node) => {
        if (!(node instanceof CfnLogGroup)) return;
        node.kmsKeyId = key.keyArn;
        node.retentionInDays = logDays;
      },
    });
    acknowledge(this, {
      rules: ['CT.CLOUDWATCH.PR.3'],
      reason: 'Each log group names the key of the data stack; the rule reads no key that is imported.',
    });
  }
}
