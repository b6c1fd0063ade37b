import { afterEach, expect, test, vi } from 'vitest';
import { stageList } from '#infra/stages/read-stage.ts';
import { trial } from '#infra/stages/trial.ts';
import { runForStage } from './stage-run.ts';

const typedBefore = process.argv;

afterEach(() => {
  process.argv = typedBefore;
  process.exitCode = 0;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Runs a command with these arguments. */
async function run(args: readonly string[]) {
  process.argv = ['node', 'run.ts', ...args];
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const work = vi.fn(async () => {});
  await runForStage('rotate-origin-proof', work);
  return { calls: work.mock.calls, said: written.mock.calls.join(''), exitCode: process.exitCode };
}

test.each([
  [['trial'], false],
  [['trial', '--dry-run'], true],
])('%j runs with the stage, and with isDryRun %s', async (args, isDryRun) => {
  expect(await run(args)).toMatchObject({ calls: [[trial, isDryRun]], said: '' });
});

test.each([
  [[]],
  [['--dry-run']],
  [['--dry-run', 'trial']],
  [['trial', '--dryrun']],
  [['trial', 'prod']],
  [['trial', '--dry-run', '--yes']],
])('%j runs nothing, and says how to type it', async (args) => {
  const said = `Name the stage: npm run rotate-origin-proof -- <stage> [--dry-run]. ${stageList()}\n`;
  expect(await run(args)).toEqual({ calls: [], said, exitCode: 1 });
});

test('a dry run whose option npm keeps for itself runs nothing', async () => {
  vi.stubEnv('npm_config_dry_run', 'true');
  const { calls, said, exitCode } = await run(['trial']);
  expect({ calls, exitCode }).toEqual({ calls: [], exitCode: 1 });
  expect(said).toMatch(/^npm took --dry-run for its own, .+\n$/);
});
