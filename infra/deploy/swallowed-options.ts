import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from '#infra/build/paths.ts';
import { CommandProblem } from '#infra/stages/command-problem.ts';
import { ownOptions } from './command.ts';

type Options = Readonly<Record<string, { alias?: string }>>;

interface CdkRegistry {
  globalOptions: Options;
  commands: Readonly<Record<string, { options?: Options }>>;
}

/**
 * CDK options that npm has as well. npm also sets an option's variable when the option is in npm's own settings, so
 * these variables don't prove that a `--` was missing. Losing such an option never makes a command deploy more.
 */
const npmsOwn = new Set([
  'all',
  'color',
  'force',
  'json',
  'progress',
  'proxy',
  'quiet',
  'verbose',
  'version',
  'yes',
]);

/** Every option of `cdk deploy` and `cdk synth`, with its short form. */
function cdkOptions(): string[] {
  const file = join(projectDirectory, 'node_modules/aws-cdk/lib/cli/cli-type-registry.json');
  const { globalOptions, commands }: CdkRegistry = JSON.parse(readFileSync(file, 'utf8'));
  const options = { ...globalOptions, ...commands.deploy?.options, ...commands.synth?.options };
  return Object.entries(options).flatMap(([name, { alias }]) => [name, ...(alias ? [alias] : [])]);
}

/**
 * Throws a CommandProblem if npm consumed an option, because no `--` came before it. The command would run
 * without the option: `npm run deploy prod --no-execute` would deploy.
 * @param script what was typed after `npm run`
 * @param environment npm puts each unknown option into `npm_config_<option>`
 */
export function refuseSwallowed(
  script: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): void {
  const known = new Set(
    [...cdkOptions(), ...Object.values(ownOptions).map((option) => option.slice(2))]
      .filter((name) => !npmsOwn.has(name))
      .map((name) => name.replaceAll('-', '_')),
  );
  const taken = Object.entries(environment).flatMap(([variable, value]) => {
    const [, name = ''] = /^npm_config_(.+)$/.exec(variable) ?? [];
    if (!known.has(name) && !(name.startsWith('dry') && value)) return [];
    // npm gives an option that starts with --no- an empty value.
    return `${name.length === 1 ? '-' : '--'}${value ? '' : 'no-'}${name.replaceAll('_', '-')}`;
  });
  if (taken.length === 0) return;
  throw new CommandProblem(
    `npm took ${taken.join(' and ')} for its own, so ${script} would run without: npm run ${script} -- <stage> [options].`,
  );
}
