import { CommandProblem } from '#infra/stages/command-problem.ts';
import { contextRefusal } from '#infra/stages/context-settings.ts';
import { placeholders } from '#infra/stages/placeholders.ts';
import { defaultStage, readStage, stageList, stages } from '#infra/stages/read-stage.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { cloudStripe } from '#infra/stages/stripe-settings.ts';

/** The two commands that take a stage and options of the CDK. */
export type Verb = 'synth' | 'deploy';

/** A parsed command line. */
export interface StageCommand {
  stage: Stage;
  /** The options for the CDK's own command. */
  options: readonly string[];
  /** Whether to deploy the synthesis that is in the stage's folder, instead of building it again. */
  isSynthesized: boolean;
  /** The dangers that the command line allows: logical ids of resources, and names of stacks. */
  allowed: readonly string[];
  /** The AWS profile that the options name. */
  profile: string | undefined;
}

/**
 * The options of `deploy` that the CDK doesn't have. A workflow uses `--synthesized` to deploy another
 * machine's build.
 */
export const ownOptions = { synthesized: '--synthesized', allow: '--allow' } as const;

const isOption = (argument: string) => argument.startsWith('-');

/**
 * Reads `[stage] [options of cdk]`. Throws a CommandProblem for options that would deploy something other
 * than the stage's file says, or if the stage's Stripe key and the shell's STRIPE_SECRET_KEY differ in mode. For
 * `deploy`, also throws one with a line for each example value that is still in the file.
 * @param swallowed the value of a `-c` that npm consumed, because no `--` came before it
 * @param known for tests: other stages
 */
export function readCommand(
  verb: Verb,
  args: readonly string[],
  swallowed?: string,
  known = stages,
): StageCommand {
  const [first] = args;
  const name = first === undefined || isOption(first) ? undefined : first;
  if (verb === 'deploy' && name === undefined) {
    throw new CommandProblem(`Name the stage to deploy: npm run deploy -- <stage>. ${stageList()}`);
  }
  const stage = readStage(name ?? defaultStage, known);
  const given = name === undefined ? args : args.slice(1);
  const { options, ...own } =
    verb === 'deploy' ? deployOptions(given) : { options: given, isSynthesized: false, allowed: [] };
  refuseOptions(options, stage, verb);
  if (swallowed) throw new CommandProblem(contextRefusal(nameIn(swallowed), stage));
  if (verb === 'deploy') refusePlaceholders(stage);
  // Check the Stripe settings now, because the synthesis would only notice a mistake after the CDK has started.
  cloudStripe(stage);
  return { stage, options, ...own, profile: profileIn(options) };
}

/** The value of an option, `--name value` or `--name=value`. */
function valueAfter(options: readonly string[], name: string): string | undefined {
  const index = options.findIndex((option) => option === name || option.startsWith(`${name}=`));
  return index < 0 ? undefined : (options[index]?.split('=')[1] ?? options[index + 1]);
}

export const profileIn = (options: readonly string[]) => valueAfter(options, '--profile');

/** Separates the options of `deploy` into the CDK's and ours. */
export function deployOptions(
  given: readonly string[],
): Pick<StageCommand, 'options' | 'isSynthesized' | 'allowed'> {
  const { synthesized, allow } = ownOptions;
  const options = [...given];
  const allowed: string[] = [];
  for (let name = valueAfter(options, allow); name !== undefined; name = valueAfter(options, allow)) {
    const index = options.findIndex((option) => option.startsWith(allow));
    options.splice(index, options[index] === allow ? 2 : 1);
    allowed.push(name);
  }
  const forCdk = options.filter((option) => option !== synthesized);
  return { options: forCdk, isSynthesized: forCdk.length < options.length, allowed };
}

function refuseOptions(options: readonly string[], stage: Stage, verb: Verb): void {
  const [next] = options;
  if (next !== undefined && !isOption(next)) {
    throw new CommandProblem(`${next} isn't an option: npm run ${verb} -- ${stage.name} [options of cdk].`);
  }
  for (const [index, option] of options.entries()) {
    const context = /^(?:-c|--context)(?:=?(.+))?$/.exec(option);
    if (context)
      throw new CommandProblem(contextRefusal(nameIn(context[1] ?? options[index + 1] ?? ''), stage));
    if (/^(-a|--app)/.test(option))
      throw new CommandProblem(`${option} would deploy something other than this stage.`);
  }
}

/** Only the name of a setting: its value may be a secret, which no log should contain. */
function nameIn(setting: string): string {
  return setting.replace(/=.*$/s, '');
}

function refusePlaceholders(stage: Stage): void {
  const lines = placeholders(stage);
  if (lines.length === 0) return;
  throw new CommandProblem(['Nothing was deployed, because these are placeholders:', ...lines].join('\n'));
}
