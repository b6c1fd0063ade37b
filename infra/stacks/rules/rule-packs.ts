import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, HIPAASecurityChecks, ServerlessChecks } from 'cdk-nag';
import { ControlTowerChecks } from './control-tower.ts';
import { StrictPack } from './strict-pack.ts';

/** The packs that take milliseconds, so that every synthesis can run them. */
export function addRulePacks(app: App): void {
  const packs = [new AwsSolutionsChecks(app), new HIPAASecurityChecks(app), new ServerlessChecks(app)];
  Validations.of(app).addPlugins(...packs.map((pack) => new StrictPack(pack)));
}

/** The pack that takes seconds: `npm run synth` and every deployment run it. */
export function addControlTowerRules(app: App): void {
  Validations.of(app).addPlugins(new StrictPack(new ControlTowerChecks()));
}
