import { App, type Environment } from 'aws-cdk-lib';
import { cloudMail } from '#infra/stages/mail-settings.ts';
import { settingsIn, whereNow } from '#infra/stages/old-settings.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { StageProblem } from '#infra/stages/stage-problem.ts';
import { cloudStripe } from '#infra/stages/stripe-settings.ts';
import { DataStack } from './data/data-stack.ts';
import { addRulePacks } from './rules/rule-packs.ts';
import { nameStage, stackName } from './stage-names.ts';
import { WebStack } from './web-stack.ts';

export interface CloudOptions {
  /** The built site. */
  siteDirectory: string;
  /** The functions' bundles; see infra/build/bundle.ts. */
  functionsDirectory: string;
  stage: Stage;
  /** For tests: the context that the `cdk` command would pass. */
  context?: Record<string, unknown>;
  outdir?: string;
}

/** The whole cloud of a stage. The ids of the stacks name their templates, which are the same files for every stage. */
export function clinicCloud({ siteDirectory, functionsDirectory, stage, ...appProps }: CloudOptions): App {
  const app = new App(appProps);
  const passed = settingsIn(app.node.getAllContext());
  if (passed.length > 0) throw new StageProblem(passed.map((name) => whereNow(name, stage.name)).join('\n'));
  // Before anything is built: a wrong key must not cost a build.
  const stripe = cloudStripe(stage);
  const env: Environment = {
    region: stage.region,
    account: stage.account === 'any' ? undefined : stage.account,
  };
  const data = new DataStack(app, 'ClinicData', { env, stackName: stackName('ClinicData', stage) });
  new WebStack(app, 'Clinic', {
    env,
    stackName: stackName('Clinic', stage),
    data,
    siteDirectory,
    functionsDirectory,
    stage,
    stripe,
    mail: cloudMail(stage),
  });
  nameStage(app, stage);
  addRulePacks(app);
  return app;
}
