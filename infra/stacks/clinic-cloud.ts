import { App, type Environment } from 'aws-cdk-lib';
import type { MailChoices } from '#infra/config/environment.ts';
import { firewallRegion } from '#infra/config/firewall-rates.ts';
import { refuseContext } from '#infra/stages/context-settings.ts';
import { stackName } from '#infra/stages/stack-name.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { cloudStripe } from '#infra/stages/stripe-settings.ts';
import { DataStack } from './data/data-stack.ts';
import { FirewallStack } from './firewall-stack.ts';
import { nameStage } from './stage-names.ts';
import { WatchStack } from './watch-stack.ts';
import { WebStack } from './web-stack.ts';

export interface CloudOptions {
  /** The built site. */
  siteDirectory: string;
  /** The functions' bundles; see infra/build/bundle.ts. */
  functionsDirectory: string;
  stage: Stage;
  /** The commit that is built. A rollback starts from it. */
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
