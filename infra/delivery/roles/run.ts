import { spawnSync } from 'node:child_process';
import { projectDirectory } from '#infra/build/bundle-paths.ts';
import { checkCredentials } from '#infra/deploy/check-credentials.ts';
import { profileIn } from '#infra/deploy/command.ts';
import { runCommand } from '#infra/deploy/run-command.ts';
import { refuseSwallowed } from '#infra/deploy/swallowed-options.ts';
import { readRolesCommand } from './command.ts';
import { checkDelivery, deliverySettings } from './delivery-settings.ts';

await runCommand(async () => {
  refuseSwallowed('delivery-roles');
  const { stages, options } = readRolesCommand(process.argv.slice(2));
  checkDelivery(deliverySettings);
  for (const stage of stages) await checkCredentials(stage, profileIn(options));
  const app = `node infra/delivery/roles/app.ts ${stages.map(({ name }) => name).join(' ')}`;
  const args = [
    'node_modules/aws-cdk/bin/cdk',
    'deploy',
    '--app',
    app,
    '--output',
    '.cache/delivery',
    ...options,
  ];
  const { status } = spawnSync(process.execPath, args, { cwd: projectDirectory, stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
