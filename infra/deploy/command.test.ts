import { afterEach, expect, test, vi } from 'vitest';
import { prod } from '#infra/stages/prod.ts';
import { stageList } from '#infra/stages/read-stage.ts';
import { trial } from '#infra/stages/trial.ts';
import * as examples from '#infra/testing/cloud/example-stages.ts';
import { deployOptions, readCommand } from './command.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('synth takes trial unless a stage is named, and passes the CDK’s options on', () => {
  expect(readCommand('synth', [])).toMatchObject({ stage: trial, options: [] });
  expect(readCommand('synth', ['--output', 'out'])).toMatchObject({
    stage: trial,
    options: ['--output', 'out'],
  });
  expect(readCommand('synth', ['prod', '--output', 'out'])).toMatchObject({
    stage: prod,
    options: ['--output', 'out'],
  });
});

test.each([[[]], [['--require-approval', 'never']]])(
  'deploy takes no stage that is not named (%j)',
  (args) => {
    expect(() => readCommand('deploy', args)).toThrow(
      `Name the stage to deploy: npm run deploy -- <stage>. ${stageList()}`,
    );
  },
);

test('deploy keeps its own options to itself, wherever they stand', () => {
  const options = ['--require-approval', 'never'];
  expect(deployOptions(options)).toEqual({ options, isSynthesized: false, allowed: [] });
  expect(deployOptions(['--synthesized', ...options])).toEqual({ options, isSynthesized: true, allowed: [] });
  expect(deployOptions(['--allow', 'Slots', ...options, '--allow=Stats', '--synthesized'])).toEqual({
    options,
    isSynthesized: true,
    allowed: ['Slots', 'Stats'],
  });
});

test.each([[['--profile', 'x']], [['--profile=x']]])(
  'the profile is the one that the CDK takes (%j)',
  (options) => {
    expect(readCommand('synth', options).profile).toBe('x');
  },
);

test('a mistyped stage is refused with the names of those that exist', () => {
  expect(() => readCommand('deploy', ['prd'])).toThrow(stageList());
});

test('deploy names all placeholders of the stage in one message', () => {
  const deploy = (name: string) => () => readCommand('deploy', [name], undefined, examples);
  expect(deploy('prod')).toThrow(
    /^Nothing was deployed, .*(\ninfra\/stages\/prod\.ts: .+){9}(\nshared\/(brand|estimates\/prices)\.ts: .+){3,4}$/,
  );
  expect(deploy('trial')).toThrow(/trial\.ts: mail\.from .*\n.*trial\.ts: clinicInbox/);
});

test('legal pages that counsel has yet to approve stop a deployment, but no synthesis', () => {
  expect(() => readCommand('deploy', ['prod'], undefined, examples)).toThrow(
    '\ninfra/stages/prod.ts: legalReviewed is still false.',
  );
  const { stage } = readCommand('synth', ['prod'], undefined, examples);
  expect(stage.legalReviewed).toBe(false);
});

test('a shell whose Stripe key is of another mode than the stage’s synthesizes nothing', () => {
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_1');
  expect(() => readCommand('synth', ['prod'], undefined, examples)).toThrow(
    'STRIPE_SECRET_KEY is a test key, stripePublishableKey a live key: use two of the same mode.',
  );
});

const refusal = /^-c domainName sets nothing: settings are in infra\/stages\/prod\.ts\.$/;

test.each([
  ['-c', 'domainName=secret'],
  ['-c=domainName=secret'],
  ['-cdomainName=secret'],
  ['--context', 'domainName=secret'],
  ['--context=domainName=secret'],
])('%s %s is refused with the place of the settings, and without its value', (...option) => {
  expect(() => readCommand('synth', ['prod', '--quiet', ...option])).toThrow(refusal);
});

test('so is a setting that npm kept for itself, because no -- came before it', () => {
  expect(() => readCommand('synth', ['prod'], 'domainName=secret')).toThrow(refusal);
});

test('what would deploy something else is refused: another app, and a second name', () => {
  expect(() => readCommand('synth', ['prod', '--app', 'cdk.out'])).toThrow(
    '--app would deploy something other than',
  );
  expect(() => readCommand('synth', ['prod', 'Clinic'])).toThrow(
    "Clinic isn't an option: npm run synth -- prod",
  );
});
