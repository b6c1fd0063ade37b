import { everyResource, type Resource, type Snapshot, sameIn } from '#infra/release/snapshot/snapshot.ts';
import type { Rule } from './finding.ts';

/** What a resource is, without the logical ids in it: the same before and after its construct moved. */
export function shapeOf({ Type, Properties }: Resource): string {
  return `${Type} ${JSON.stringify(Properties ?? {}).replaceAll(/\$\{[^}]*\}/g, '')}`;
}

/** What it means that resources of a type are built again. Other rules look after readers of streams and schedules. */
const consequences: Readonly<Record<string, string>> = {
  'AWS::ApiGatewayV2::Api':
    'the API gets a new host: while CloudFront learns it, requests reach the old functions or the new ones, and a caller that has the old host gets no answer',
  'AWS::Lambda::Function':
    'functions start cold under new names: metrics begin at zero, and alarms see nothing until then',
  'AWS::Logs::LogGroup': 'the old logs are deleted, and with them what they say about earlier requests',
};

function onlyIn(snapshot: Snapshot, other: Snapshot, stack: string) {
  return everyResource(snapshot, ...Object.keys(consequences)).filter(
    (place) => place.stack === stack && !sameIn(other, place),
  );
}

/** Resources that leave under one logical id and come back under another, because their construct was renamed or moved. */
export const movedConstruct: Rule = (released, next) =>
  Object.keys(released.stacks).flatMap((stack) => {
    const arriving = onlyIn(next, released, stack).map(({ resource }) => shapeOf(resource));
    const moved = onlyIn(released, next, stack).filter(({ resource }) => {
      const index = arriving.indexOf(shapeOf(resource));
      if (index < 0) return false;
      arriving.splice(index, 1);
      return true;
    });
    if (moved.length === 0) return [];
    const types = Map.groupBy(moved, ({ resource }) => resource.Type);
    const effects = Object.keys(consequences)
      .filter((type) => types.has(type))
      .map((type) => `${types.get(type)?.length} × ${type}: ${consequences[type]}`);
    return [
      {
        where: stack,
        text: `Resources come back under other logical ids, so CloudFormation builds them again and deletes the old ones. ${effects.join('. ')}. Keep the constructs where they were.`,
      },
    ];
  });
