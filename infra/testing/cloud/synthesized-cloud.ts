import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from 'aws-cdk-lib';
import { inject, vi } from 'vitest';
import { projectDirectory } from '#infra/build/paths.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { trial } from '#infra/testing/cloud/example-stages.ts';

// biome-ignore lint/suspicious/noExplicitAny: a template is JSON of any shape, and a wrong guess fails the test.
export type Json = any;
export type Resource = { Type: string; Properties: Json; DeletionPolicy?: string; DependsOn?: string[] };
export type Statement = {
  Effect: string;
  Action: string | string[];
  Resource: Json;
  Principal?: Json;
  Condition?: Json;
};

/** Writes the smallest site that can be synthesized. */
function writeSite(directory: string): void {
  mkdirSync(join(directory, 'assets'), { recursive: true });
  writeFileSync(join(directory, 'assets/index.js'), '');
  writeFileSync(join(directory, 'favicon.svg'), '<svg/>');
  writeFileSync(join(directory, 'index.html'), '<!doctype html>');
}

interface Templates {
  data: Json;
  web: Json;
  watch: Json;
  /** Undefined for a stage without a firewall. */
  firewall?: Json;
  /** The path of each asset, by the key of its zip file. */
  assets: Record<string, string>;
}

/** The assets of the stacks that were synthesized into a folder. */
function assetsIn(directory: string): Record<string, string> {
  const manifests = globSync('*.assets.json', { cwd: directory });
  const files = manifests.flatMap((manifest) =>
    Object.entries<Json>(JSON.parse(readFileSync(join(directory, manifest), 'utf8')).files),
  );
  return Object.fromEntries(files.map(([hash, { source }]) => [`${hash}.zip`, source.path]));
}

/**
 * The templates that `npm run synth` makes, with the functions' real bundles and a site of three files.
 * @param change changes the app before synthesis
 */
export async function synthesize(
  stage: Stage = trial,
  change: (app: App) => void = () => {},
): Promise<Templates> {
  // Import late: the CDK takes a second to load, and most test files find finished templates.
  const { clinicCloud } = await import('#infra/stacks/clinic-cloud.ts');
  const work = mkdtempSync(join(tmpdir(), 'cloud-'));
  const siteDirectory = join(work, 'site');
  const functionsDirectory = inject('bundles');
  try {
    writeSite(siteDirectory);
    const { context } = JSON.parse(readFileSync(join(projectDirectory, 'cdk.json'), 'utf8'));
    const app = clinicCloud({
      siteDirectory,
      functionsDirectory,
      stage,
      commit: 'commit-under-test',
      context: { ...context, 'aws:cdk:disable-asset-staging': true },
      outdir: join(work, 'out'),
    });
    change(app);
    const assembly = app.synth();
    const templates = new Map(assembly.stacks.map(({ id, template }) => [id, template]));
    return {
      data: templates.get('ClinicData'),
      web: templates.get('Clinic'),
      watch: templates.get('ClinicWatch'),
      firewall: templates.get('ClinicFirewall'),
      assets: assetsIn(assembly.directory),
    };
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Synthesizes once per run: the first test file leaves the templates beside the bundles for the others. */
export async function templatesOfRun(): Promise<Templates> {
  const file = join(inject('bundles'), 'templates.json');
  try {
    writeFileSync(`${file}.begun`, '', { flag: 'wx' });
  } catch {
    await vi.waitUntil(() => existsSync(file), { timeout: 100_000 });
    return JSON.parse(readFileSync(file, 'utf8'));
  }
  const templates = await synthesize();
  writeFileSync(`${file}.unfinished`, JSON.stringify(templates));
  renameSync(`${file}.unfinished`, file);
  return templates;
}

const { data, web, watch, assets } = await templatesOfRun();

export const dataTemplate: Json = data;
export const webTemplate: Json = web;
export const watchTemplate: Json = watch;
export const assetFolders = assets;

/** Puts a single value into a list: IAM allows a value as well as a list. */
export function list<Item>(value: Item | Item[]): Item[] {
  return Array.isArray(value) ? value : [value];
}

/** The outputs of the data and web stacks, to which other stacks refer. No logical id is in both stacks. */
const outputs: Json = { ...data.Outputs, ...web.Outputs };

/** A template value as text, such as `Slots2F725FB8.Arn/index/byEmail`. Resolves references to other stacks. */
export function text(value: Json): string {
  if (typeof value !== 'object') return String(value);
  if ('Ref' in value) return value.Ref;
  if ('Fn::GetAtt' in value) return value['Fn::GetAtt'].join('.');
  if ('Fn::Join' in value) return value['Fn::Join'][1].map(text).join(value['Fn::Join'][0]);
  if ('Fn::GetStackOutput' in value) return text(outputs[value['Fn::GetStackOutput'].OutputName].Value);
  const exported: Json[] = Object.values(data.Outputs);
  return text(exported.find(({ Export }) => Export?.Name === value['Fn::ImportValue']).Value);
}

/** All resources of a type, with their logical ids. */
export function resources(template: Json, type: string): [string, Resource][] {
  return (Object.entries(template.Resources) as [string, Resource][]).filter(([, { Type }]) => Type === type);
}

export function only(template: Json, type: string): [string, Resource] {
  const [found, ...others] = resources(template, type);
  if (!found || others.length > 0) throw new Error(`not exactly one ${type}`);
  return found;
}

/** The logical id of a table or secret: its name, and eight characters of a hash. */
export function idOf(name: string): string {
  const found = Object.keys(data.Resources).find((id) => new RegExp(`^${name}[0-9A-F]{8}$`).test(id));
  if (!found) throw new Error(`no ${name}`);
  return found;
}
