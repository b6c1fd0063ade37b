import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refuseSwallowed } from './swallowed-options.ts';

/** The environment in which npm really runs a script. */
function environmentOf(...options: string[]): Record<string, string> {
  const directory = mkdtempSync(join(tmpdir(), 'swallowed-'));
  try {
    const scripts = { deploy: 'node -e "console.log(JSON.stringify(process.env))"' };
    writeFileSync(join(directory, 'package.json'), JSON.stringify({ scripts }));
    const { stdout } = spawnSync('npm', ['run', '--silent', 'deploy', 'prod', ...options], {
      cwd: directory,
      encoding: 'utf8',
    });
    return JSON.parse(stdout);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

test('an option that npm took for its own is refused by name, however it is written', () => {
  const environment = environmentOf(
    '--no-execute',
    '--synthesized',
    '--profile=other',
    '--require-approval=never',
    '-r',
  );
  expect(() => refuseSwallowed('deploy', environment)).toThrow(
    /^npm took (?=.*--no-execute)(?=.*--synthesized)(?=.*--profile)(?=.*--require-approval)(?=.* -r ).+: npm run deploy -- <stage>/,
  );
});

test('an option after -- is passed on, and npm’s own settings refuse nothing', () => {
  const environment = environmentOf('--', '--no-execute', '--dry-run');
  expect(() => refuseSwallowed('deploy', environment)).not.toThrow();
  const settings = { npm_config_yes: 'true', npm_config_color: 'always', npm_config_dry_run: '' };
  expect(() => refuseSwallowed('deploy', settings)).not.toThrow();
});

test.each(['dry_run', 'dryrun'])('a run that was meant to be dry is refused (%s)', (name) => {
  expect(() => refuseSwallowed('deploy', { [`npm_config_${name}`]: 'true' })).toThrow('npm took --dry');
});
