import { addControlTowerRules } from '#infra/stacks/rules/rule-packs.ts';
import { readRolesCommand } from './command.ts';
import { deliverySettings } from './delivery-settings.ts';
import { deliveryApp } from './delivery-stack.ts';

const app = deliveryApp(readRolesCommand(process.argv.slice(2)).stages, deliverySettings);
addControlTowerRules(app);
app.synth();
