import type { core } from 'zod/mini';
import { CommandProblem } from './command-problem.ts';
import { prod } from './prod.ts';
import { type Stage, stageSchema } from './stage.ts';
import { trial } from './trial.ts';

/** All stages. A new one needs a file like theirs, and its name here. */
export const stages: Readonly<Record<string, Stage>> = { trial, prod };

/** The default stage of a synthesis. Deploying it changes no other stage. */
export const defaultStage = 'trial';

/** The stages' names, for a message. */
export function stageList(): string {
  return `The stages are ${new Intl.ListFormat('en').format(Object.keys(stages))}.`;
}

/**
 * The stage with this name. Throws a CommandProblem if there is none, or with a line for each setting that is unknown,
 * missing or malformed.
 * @param known for tests: other stages
 */
export function readStage(name: string, known = stages): Stage {
  const found = Object.hasOwn(known, name) ? known[name] : undefined;
  if (found === undefined) throw new CommandProblem(`There is no stage '${name}'. ${stageList()}`);
  return checkStage(name, found);
}

/** @param stage the content of `infra/stages/<name>.ts` */
export function checkStage(name: string, stage: unknown): Stage {
  const file = `infra/stages/${name}.ts`;
  const { success, data, error } = stageSchema.safeParse(stage, { reportInput: true });
  if (!success) throw new CommandProblem(error.issues.flatMap((issue) => linesOf(file, issue)).join('\n'));
  const contradictions = contradictionsIn(name, data);
  if (contradictions.length > 0) {
    throw new CommandProblem(contradictions.map((line) => `${file}: ${line}`).join('\n'));
  }
  return data;
}

function contradictionsIn(file: string, stage: Stage): string[] {
  const { name, account, domain, hstsPreload, backupLock, backupCopy, mail, clinicInbox } = stage;
  const lines: string[] = [];
  if (name !== file) lines.push(`name must be '${file}', like the file.`);
  if (name === 'prod' && domain === 'none')
    lines.push("domain must be the site's own, because patients use prod.");
  if (name === 'prod' && account === 'any') {
    lines.push("account must be prod's own, so that another AWS profile can't deploy it.");
  }
  if (name === 'prod' && backupLock !== 'compliance') {
    lines.push("backupLock must be 'compliance', so that no administrator can delete prod's backups.");
  }
  if (backupCopy !== 'none' && backupCopy.vaultArn.includes(`:${account}:`)) {
    lines.push(
      "backupCopy.vaultArn must belong to another account: the copy is for the loss of the stage's own.",
    );
  }
  // In its sandbox, with one email per second, SES also requires permission on the recipient's identity.
  if (mail.mailer === 'ses' && mail.mailsPerSecond === 1 && clinicInbox !== mail.from) {
    lines.push('clinicInbox must be the address of mail.from: in its sandbox, SES lets us send to no other.');
  }
  if (domain === 'none' && hstsPreload) lines.push('hstsPreload needs a domain.');
  if (domain !== 'none' && account !== 'any' && !domain.certificateArn.includes(`:${account}:`)) {
    lines.push('domain.certificateArn belongs to another account.');
  }
  return lines;
}

function linesOf(file: string, issue: core.$ZodIssue, parents: readonly PropertyKey[] = []): string[] {
  const path = [...parents, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${file}: ${[...path, key].join('.')} is not a setting.`);
  }
  if (issue.code === 'invalid_union') {
    // The union's other form is a single value, so if the setting is an object, report the fault inside the object.
    const inner = issue.errors
      .flat()
      .filter(({ code, path }) => code === 'unrecognized_keys' || path.length > 0);
    if (inner.length > 0) return inner.flatMap((one) => linesOf(file, one, path));
  }
  const setting = path.join('.') || 'the stage';
  return [`${file}: ${setting} ${issue.input === undefined ? 'is missing' : issue.message}.`];
}
