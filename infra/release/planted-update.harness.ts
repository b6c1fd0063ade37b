import { join } from 'node:path';
import { projectDirectory } from '#infra/build/bundle-paths.ts';
import { required } from '#shared/required.ts';
import type { Acceptance } from './accepted.ts';
import { type Comparison, compare } from './compare.ts';
import type { RuleId } from './rules/rules.ts';
import type { Json, JsonObject } from './snapshot/json.ts';
import { everyResource, type Placed, type Snapshot } from './snapshot/snapshot.ts';
import { readReleased } from './snapshot/store.ts';

/** A dangerous update of prod, and the rules that refuse it. */
export interface BadUpdate {
  rule: RuleId | readonly RuleId[];
  change: (snapshot: Snapshot) => void;
  /** Changes the release that the update starts from. */
  prepare?: (snapshot: Snapshot) => void;
}

type Change = (snapshot: Snapshot) => void;

/** Types of resources that several tests change. */
export const table = 'AWS::DynamoDB::Table';
export const secret = 'AWS::SecretsManager::Secret';
export const distribution = 'AWS::CloudFront::Distribution';
export const route = 'AWS::ApiGatewayV2::Route';

const templates = join(projectDirectory, 'infra/release/templates');

/** What prod really synthesizes. All updates start from this one, so nothing may change it. */
const released = required(readReleased('prod', templates), 'release');
const releasedText = JSON.stringify(released);

/** Compares prod with an update of it. */
export function planted(change: Change, prepare?: Change, acceptances?: readonly Acceptance[]): Comparison {
  const copy = (): Snapshot => JSON.parse(releasedText);
  const before = prepare ? copy() : released;
  const next = copy();
  if (prepare) for (const snapshot of [before, next]) prepare(snapshot);
  change(next);
  return compare(before, next, acceptances);
}

/** The first resource of a type, or the one whose logical id begins with a name. */
export function placed(snapshot: Snapshot, type: string, name = ''): Placed {
  const found = everyResource(snapshot, type).find(({ id }) => id.startsWith(name));
  return required(found, `${type} ${name}`);
}

/** The properties of that resource, for the test to change. */
export function properties(snapshot: Snapshot, type: string, name?: string): JsonObject {
  const { resource } = placed(snapshot, type, name);
  resource.Properties ??= {};
  return resource.Properties;
}

/** Sets a property, or one deep inside another, of the first resource of a type. */
export function set(snapshot: Snapshot, type: string, path: string, value: Json): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let owner = properties(snapshot, type);
  for (const name of names) {
    owner[name] ??= {};
    owner = owner[name] as JsonObject;
  }
  owner[last] = value;
}

/** Adds a resource to a stack. */
export function add(
  { stacks }: Snapshot,
  stack: string,
  id: string,
  Type: string,
  Properties: JsonObject,
): void {
  required(stacks[stack], stack).template.Resources[id] = { Type, Properties };
}

/** Replaces text wherever it occurs in a snapshot's stacks. */
export function rename(snapshot: Snapshot, old: string, current: string): void {
  snapshot.stacks = JSON.parse(JSON.stringify(snapshot.stacks).replaceAll(old, current));
}

/** A secondary index by one attribute. */
export const index = (name: string, attribute: string) => ({
  IndexName: name,
  KeySchema: [{ AttributeName: attribute, KeyType: 'HASH' }],
  Projection: { ProjectionType: 'ALL' },
});

/** A property that is a list, for the test to change. Empty if it isn't there. */
export function list(owner: JsonObject, name: string): Json[] {
  owner[name] ??= [];
  return owner[name] as Json[];
}

/** CloudFront's configuration, for the test to change. */
export function edgeConfig(snapshot: Snapshot): JsonObject {
  return properties(snapshot, distribution).DistributionConfig as JsonObject;
}

/** The name of the stack with the tables. */
export function dataStack(snapshot: Snapshot): string {
  return placed(snapshot, table, 'Appointments').stack;
}

/** The name of the stack with the functions and CloudFront. */
export function webStack(snapshot: Snapshot): string {
  return placed(snapshot, distribution).stack;
}

/** Removes the first resource of a type, or the one whose logical id begins with a name. */
export function remove(snapshot: Snapshot, type: string, name?: string): void {
  const { stack, id } = placed(snapshot, type, name);
  delete snapshot.stacks[stack]?.template.Resources[id];
}

/** Moves a construct in the tree: all resources below it get new logical ids, there and wherever they are named. */
export function move(snapshot: Snapshot, construct: string): void {
  const ids = new Set(everyResource(snapshot).flatMap(({ id }) => (id.startsWith(construct) ? id : [])));
  const renamed = (text: string, id: string) => (ids.has(id) ? text.replace(id, `Moved${id}`) : text);
  snapshot.stacks = JSON.parse(
    JSON.stringify(snapshot.stacks)
      .replaceAll(/"(\w+)":/g, renamed)
      .replaceAll(/\$\{(\w+)/g, renamed),
  );
}

/** Sets an environment variable of every function that has it. */
export function setVariable(snapshot: Snapshot, name: string, value: string): void {
  for (const { template } of Object.values(snapshot.stacks)) {
    for (const { Properties = {} } of Object.values(template.Resources)) {
      const variables = (Properties.Environment as JsonObject | undefined)?.Variables as
        | JsonObject
        | undefined;
      if (variables?.[name] !== undefined) variables[name] = value;
    }
  }
}

/** A release that has every setting, whatever the committed one has. */
export function withEverySetting(snapshot: Snapshot): void {
  const config = edgeConfig(snapshot);
  config.Aliases = ['www.sagebrush.clinic'];
  config.ViewerCertificate = { AcmCertificateArn: 'arn:aws:acm:us-east-1:1:certificate/1' };
  config.WebACLId = 'arn:aws:wafv2:us-east-1:1:global/webacl/1';
  setVariable(snapshot, 'STRIPE_MODE', 'live');
  snapshot.publishableKey = 'pk_live_sagebrush';
  setVariable(snapshot, 'MAIL_FROM', 'care@sagebrush.clinic');
}

/** A dangerous update, and the rules that refuse it. */
export function refusedBy(rule: BadUpdate['rule'], change: Change, prepare?: Change): BadUpdate {
  return { rule, change, ...(prepare && { prepare }) };
}
