import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '#infra/build/paths.ts';
import { tableNames } from '#infra/config/tables.ts';
import { prod } from '#infra/stages/prod.ts';
import { trial } from '#infra/stages/trial.ts';

const textOf = (path: string) => readFileSync(join(projectDirectory, path), 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'));

/**
 * A block of the guide, as first-deployment.md explains it: the origin of its output, a command, and the
 * output.
 */
interface Block {
  page: string;
  /** Empty if this version prints the output, as a test checks. */
  origin: string;
  lines: readonly string[];
}

const blocks: Block[] = globSync('infra/guide/*.md', { cwd: projectDirectory }).flatMap((page) =>
  Array.from(textOf(page).matchAll(/^( *)```console\n(.*?)\n\1```$/gms), ([, indent = '', body = '']) => {
    const [first = '', ...rest] = body.split('\n').map((line) => line.slice(indent.length));
    const origin = first.startsWith('# ') ? first.slice(2) : '';
    return { page, origin, lines: origin ? rest : [first, ...rest] };
  }),
);

/** The output of a command of the guide, run without this machine's credentials and keys. */
function written(command: string): Promise<string> {
  const [, name = '', args = ''] = /^npm run ([\w-]+)(?: -- (.+))?$/.exec(command) ?? expect.fail(command);
  const [program, ...script] = scripts[name]?.split(' ') ?? [];
  expect(program).toBe('node');
  const env = { PATH: process.env.PATH, HOME: '/nowhere', AWS_EC2_METADATA_DISABLED: 'true' };
  const options = { cwd: projectDirectory, env };
  return new Promise((resolve) => {
    execFile(process.execPath, [...script, ...args.split(' ').filter(Boolean)], options, (_, out, err) =>
      resolve(`${err}${out}`),
    );
  });
}

/** Whether the owner has filled in the stage, which then prints no example values. */
const isFilledIn = ({ clinicInbox }: { clinicInbox: string }) => !clinicInbox.includes('example');

const offline = blocks
  .filter(({ origin }) => origin === '')
  .map(({ page, lines: [command = '', ...printed] }) => ({ page, command: command.slice(2), printed }));

test('some blocks show what this version prints', () => {
  expect(offline.length).toBeGreaterThanOrEqual(3);
});

test.concurrent.each(offline)('$page: $command prints what the page says', async ({ command, printed }) => {
  if (command.endsWith('-- prod') && isFilledIn(prod)) return;
  if (command.endsWith('-- trial') && isFilledIn(trial)) return;
  expect((await written(command)).trimEnd().split('\n')).toEqual(printed);
});

test('every other block says where its output comes from, in the words that are explained', () => {
  const words = /^(not tried here|an example|takes [\w ]+|after [\w ]+|needs [\w ,:]+)$/;
  expect(blocks.filter(({ origin }) => origin !== '' && !words.test(origin))).toEqual([]);
});

test('a command that counts the tables prints how many there are', () => {
  const counts = blocks.flatMap(({ lines }) =>
    lines.flatMap((line, index) => (/^\$ .*\bwc -l\b/.test(line) ? [Number(lines[index + 1])] : [])),
  );
  expect(counts).toEqual([tableNames.length, tableNames.length]);
});

/** Runs the page's commands on the secret, as the operator does. */
async function edited(secret: object, scriptsOfPage: readonly string[]): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'secret-'));
  const file = join(folder, 'secret.json');
  writeFileSync(file, JSON.stringify(secret));
  for (const script of scriptsOfPage) {
    await new Promise<void>((resolve, reject) => {
      execFile(process.execPath, ['-e', script, file], (error) => (error ? reject(error) : resolve()));
    });
  }
  const result = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  return result;
}

const [add = '', swap = '', replace = ''] = Array.from(
  textOf('infra/guide/secrets.md').matchAll(/^ *\$ node -e '(.+)' "\$file"$/gm),
  ([, script = '']) => script,
);

test('the signing keys are turned so that both are accepted all the time', async () => {
  const before = { current: 'old', previous: 'older' };
  const added = await edited(before, [add]);
  expect(added).toEqual({ current: 'old', previous: expect.stringMatching(/^[\w-]{43}$/) });
  expect(await edited(added, [swap])).toEqual({ current: added.previous, previous: 'old' });
});

test('a leaked signing key is not kept', async () => {
  const after = await edited({ current: 'leaked', previous: 'older' }, [replace]);
  expect(after).toEqual({ current: expect.stringMatching(/^[\w-]{43}$/) });
});
