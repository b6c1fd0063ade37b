import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { cloudMail } from '#infra/policy/mail-settings.ts';
import { cloudStripe } from '#infra/policy/stripe-settings.ts';
import { DataStack } from './data/data-stack.ts';
import { WebStack } from './web-stack.ts';

export interface CloudOptions {
  /** The built site. */
  siteDirectory: string;
  /** The functions' bundles; see infra/build/bundle.ts. */
  functionsDirectory: string;
  /** For tests: the context that the `cdk` command would pass. */
  context?: Record<string, unknown>;
  outdir?: string;
}

/** The whole cloud. Settings are passed as `-c name=value`; infra/guide/deploy.md lists them. */
export function clinicCloud({ siteDirectory, functionsDirectory, ...appProps }: CloudOptions): App {
  const app = new App(appProps);
  const choice = (name: string): string | undefined => app.node.tryGetContext(name) || undefined;
  // Before anything is built: a wrong key must not cost a build.
  const stripe = cloudStripe(choice);
  const data = new DataStack(app, 'ClinicData');
  new WebStack(app, 'Clinic', {
    data,
    siteDirectory,
    functionsDirectory,
    domainName: choice('domainName'),
    certificateArn: choice('certificateArn'),
    alarmEmail: choice('alarmEmail'),
    hstsPreload: choice('hstsPreload') === 'true',
    reserveConcurrency: choice('reserveConcurrency') === 'true',
    stripe,
    mail: cloudMail(choice),
  });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
}
