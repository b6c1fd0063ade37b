import { expect, test } from 'vitest';
import { readCommand } from './command.ts';
import { prod } from './prod.ts';
import { trial } from './trial.ts';

test('synth takes trial unless a stage is named, and passes the CDK’s options on', () => {
  expect(readCommand('synth', [])).toEqual({ stage: trial, options: [] });
  expect(readCommand('synth', ['--output', 'out'])).toEqual({ stage: trial, options: ['--output', 'out'] });
  expect(readCommand('synth', ['prod', '--output', 'out'])).toEqual({
    stage: prod,
    options: ['--output', 'out'],
  });
});

test.each([[[]], [['--require-approval', 'never']]])(
  'deploy takes no stage that is not named (%j)',
  (args) => {
    expect(() => readCommand('deploy', args)).toThrow(
      'Name the stage to deploy: npm run deploy -- <stage>. The stages are trial and prod.',
    );
  },
);

test('a mistyped stage is refused with the names of those that exist', () => {
  expect(() => readCommand('deploy', ['prd'])).toThrow('The stages are trial and prod.');
});

test('deploy names all placeholders of the stage in one message', () => {
  expect(() => readCommand('deploy', ['prod'])).toThrow(
    /^Nothing was deployed, .*(\n(infra\/stages\/prod\.ts|shared\/brand\.ts): .+){8}\nThe site is deployed to .+$/,
  );
  expect(() => readCommand('deploy', ['trial'])).toThrow(
    /trial\.ts: mail\.from .*\n.*trial\.ts: clinicInbox/,
  );
});

test.each([
  ['domainName', 'domain.name'],
  ['certificateArn', 'domain.certificateArn'],
  ['alarmEmail', 'alarmEmail'],
  ['hstsPreload', 'hstsPreload'],
  ['mailFrom', 'mail.from'],
  ['clinicInbox', 'clinicInbox'],
  ['mailer', 'mail.mailer'],
  ['emailJsUserId', 'mail.userId'],
  ['emailJsServiceId', 'mail.serviceId'],
  ['emailJsTemplateId', 'mail.templateId'],
  ['stripePublishableKey', 'stripePublishableKey'],
])('-c %s is refused with the place of the setting, however it is written', (old, setting) => {
  const sentence = `-c ${old} sets nothing anymore: it is ${setting} in infra/stages/prod.ts.`;
  for (const option of [
    ['-c', `${old}=secret`],
    [`-c=${old}=secret`],
    [`-c${old}=secret`],
    ['--context', `${old}=secret`],
    [`--context=${old}=secret`],
  ]) {
    expect(() => readCommand('synth', ['prod', '--quiet', ...option])).toThrow(sentence);
  }
  // npm keeps -c for itself when no `--` comes before it.
  expect(() => readCommand('synth', ['prod'], `${old}=secret`)).toThrow(sentence);
});

test('a mistyped -c is refused, too', () => {
  expect(() => readCommand('synth', ['-c', 'domianName=x'])).toThrow(
    '-c domianName sets nothing: settings are in infra/stages/trial.ts.',
  );
});

test('what would deploy something else is refused: another app, and a second name', () => {
  expect(() => readCommand('synth', ['prod', '--app', 'cdk.out'])).toThrow(
    '--app would deploy something else',
  );
  expect(() => readCommand('synth', ['prod', 'Clinic'])).toThrow(
    'Clinic is no option: npm run synth -- prod',
  );
});
