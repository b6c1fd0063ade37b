import type { Snapshot } from '#infra/release/snapshot/snapshot.ts';
import type { Rule } from './finding.ts';

const imported = /\$\{import ([^}]+)\}/g;

interface Exported {
  stack: string;
  value: string;
}

function exportsOf({ stacks }: Snapshot): Map<string, Exported> {
  const found = new Map<string, Exported>();
  for (const [stack, { template }] of Object.entries(stacks)) {
    for (const { Value, Export } of Object.values(template.Outputs ?? {})) {
      if (Export) found.set(Export.Name, { stack, value: Value });
    }
  }
  return found;
}

/**
 * An export that is removed or changed while a released stack imports it. CloudFormation refuses that even if the importing
 * stack's own update stops importing it, because the exporting stack is deployed first.
 */
export const removedExport: Rule = (released, next) => {
  const before = exportsOf(released);
  const after = exportsOf(next);
  const changed = new Set(
    [...before.keys()].filter((name) => before.get(name)?.value !== after.get(name)?.value),
  );
  if (changed.size === 0) return [];
  return Object.entries(released.stacks).flatMap(([importer, { template }]) => {
    const names = new Set(Array.from(JSON.stringify(template).matchAll(imported), ([, name = '']) => name));
    return [...names].flatMap((name) => {
      const old = before.get(name);
      if (old === undefined || !changed.has(name)) return [];
      const change = after.has(name) ? 'gets another value' : 'is removed';
      return [
        {
          where: name,
          text: `This export of ${old.stack} ${change} while the released ${importer} still imports it: CloudFormation refuses, and the deployment stops. Deploy without the import first, keeping the export with exportValue(), and remove the export in the next deployment.`,
        },
      ];
    });
  });
};
