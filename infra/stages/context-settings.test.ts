import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refuseContext } from './context-settings.ts';
import { trial } from './trial.ts';

test('a setting in the CDK’s context is refused by name, however the CDK was called', () => {
  expect(() => refuseContext({ domainName: 'x', 'aws:cdk:debug': true, alarmEmail: 'y' }, trial)).toThrow(
    '-c domainName sets nothing: settings are in infra/stages/trial.ts.\n-c alarmEmail sets nothing: settings are in infra/stages/trial.ts.',
  );
});

test('what cdk.json and the CDK itself put there is no setting', () => {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8'));
  refuseContext({ ...context, 'aws:cdk:enable-path-metadata': true, 'aws-cdk:x': 1, 'cdk-x': 1 }, trial);
});
