import { type Json, listAt, textAt, valueAt } from '#infra/release/snapshot/json.ts';
import {
  everyResource,
  inBoth,
  type Placed,
  type Snapshot,
  whereOf,
} from '#infra/release/snapshot/snapshot.ts';
import type { Finding, Rule } from './finding.ts';
import { guarded } from './guards.ts';

const lambda = 'AWS::Lambda::Function';

const changedRuntime = guarded(
  {
    type: lambda,
    only: ['Runtime', 'Architectures', 'Handler'],
    effect: 'The function may not start in it: try the new one on another stage first.',
  },
  {
    type: 'AWS::ApiGatewayV2::Stage',
    only: ['AccessLogSettings'],
    read: (settings) => valueAt(settings, 'Format') ?? null,
    effect: 'Alarms and the runbook’s queries read its fields, and a new one may hold what a person typed.',
  },
  {
    type: 'AWS::Logs::MetricFilter',
    effect: 'An alarm counts what it finds in the log.',
  },
);

/** A function's variables. */
function variablesOf(resource: Placed['resource']): [name: string, value: Json][] {
  return Object.entries(valueAt(resource.Properties, 'Environment', 'Variables') ?? {});
}

/** Whether a function's code stays as it was, and so still needs everything that it needed before. */
export function hasSameCode(released: Snapshot, next: Snapshot, { stack, id }: Placed): boolean {
  return released.code[stack]?.[id] === next.code[stack]?.[id];
}

/** Which variables named each resource, such as a table, in a release. */
function namesOfResources(snapshot: Snapshot): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const { resource } of everyResource(snapshot, lambda)) {
    for (const [name, value] of variablesOf(resource)) {
      if (typeof value !== 'string' || !value.includes('${')) continue;
      names.set(value, (names.get(value) ?? new Set()).add(name));
    }
  }
  return names;
}

/** Variables that are gone while the code still reads them, name another variable's resource, or send metrics elsewhere. */
function changedVariables(released: Snapshot, next: Snapshot): Finding[] {
  const known = namesOfResources(released);
  return inBoth(released, next, lambda).flatMap(({ place, before, after }) => {
    const current = new Map(variablesOf(after));
    return variablesOf(before).flatMap(([name, old]) => {
      const value = current.get(name);
      const where = `${whereOf(place)} ${name}`;
      if (value === undefined) {
        if (!hasSameCode(released, next, place)) return [];
        return [
          { where, text: 'The variable is gone, and the same code still reads it: the function fails.' },
        ];
      }
      if (value === old) return [];
      if (name === 'METRIC_NAMESPACE')
        return [{ where, text: 'No alarm and no dashboard watches the metrics of the new namespace.' }];
      const owners = known.get(String(value));
      if (!owners || owners.has(name)) return [];
      return [
        {
          where,
          text: `It names the resource of ${[...owners].join(', ')}: data would go to the wrong place.`,
        },
      ];
    });
  });
}

/** The function that a route starts, by its integration. */
function targetsOf(snapshot: Snapshot): Map<string, { place: Placed; target: string | undefined }> {
  return new Map(
    everyResource(snapshot, 'AWS::ApiGatewayV2::Route').map((place) => {
      const { stack, resource } = place;
      const integration = /^integrations\/\$\{(\w+)\}$/.exec(
        textAt(resource.Properties, 'Target') ?? '',
      )?.[1];
      const { Properties } = snapshot.stacks[stack]?.template.Resources[integration ?? ''] ?? {};
      const key = `${stack} ${textAt(resource.Properties, 'RouteKey')}`;
      return [key, { place, target: textAt(Properties, 'IntegrationUri') }];
    }),
  );
}

/** A route that starts the function of another one. A new function is an ordinary update. */
function changedTargets(released: Snapshot, next: Snapshot): Finding[] {
  const before = targetsOf(released);
  const known = new Set([...before.values()].map(({ target }) => target));
  return [...targetsOf(next)].flatMap(([key, { place, target }]) => {
    const old = before.get(key);
    if (!old || target === undefined || target === old.target || !known.has(target)) return [];
    return [
      {
        where: `${whereOf(place)} Target`,
        text: `${textAt(place.resource.Properties, 'RouteKey')} starts the function of another route, ${target}.`,
      },
    ];
  });
}

/** The stage that a resource's tag names. */
const stageOf = ({ Properties }: Placed['resource']) =>
  listAt(Properties, 'Tags').find((tag) => valueAt(tag, 'Key') === 'stage');

/** Resources whose costs no longer count for the stage. */
function changedTags(released: Snapshot, next: Snapshot): Finding[] {
  return inBoth(released, next)
    .filter(({ before, after }) => textAt(stageOf(before), 'Value') !== textAt(stageOf(after), 'Value'))
    .map(({ place }) => ({
      where: `${whereOf(place)} Tags`,
      text: 'Its tag `stage` changes: the budget and its alarm count only what has the stage’s tag.',
    }));
}

/** A changed connection between resources that breaks or misleads one without failing the deployment. */
export const changedWiring: Rule = (released, next) => [
  ...changedRuntime(released, next),
  ...changedVariables(released, next),
  ...changedTargets(released, next),
  ...changedTags(released, next),
];
