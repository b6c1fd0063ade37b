import { type RouteId, routeIds } from '#shared/contract/routes.ts';

export interface Match {
  id: RouteId;
  /** Path parameters, decoded. */
  params: Record<string, string>;
}

interface Template {
  id: RouteId;
  segments: readonly string[];
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}

function parse(id: RouteId): Template {
  return { id, segments: id.slice(id.indexOf(' ') + 1).split('/') };
}

/** Sorts routes so that a static segment comes before a parameter at the leftmost difference. */
function byPrecedence(one: Template, other: Template): number {
  const index = one.segments.findIndex(
    (segment, i) => isParameter(segment) !== isParameter(other.segments[i] ?? ''),
  );
  if (index < 0) return 0;
  return isParameter(one.segments[index] ?? '') ? 1 : -1;
}

function shapeKey(method: string, segmentCount: number): string {
  return `${method} ${segmentCount}`;
}

const templates = Map.groupBy(routeIds.map(parse), ({ id, segments }) =>
  shapeKey(id.slice(0, id.indexOf(' ')), segments.length),
);
for (const alike of templates.values()) alike.sort(byPrecedence);

function fits(template: Template, segments: readonly string[]): boolean {
  return template.segments.every((part, i) =>
    isParameter(part) ? segments[i] !== '' : segments[i] === part,
  );
}

/** The route for a method and a raw path, or undefined. Throws a URIError for a badly encoded parameter. */
export function matchRoute(method: string, path: string): Match | undefined {
  const segments = path.split('/');
  const template = templates
    .get(shapeKey(method, segments.length))
    ?.find((candidate) => fits(candidate, segments));
  if (!template) return undefined;
  const params = template.segments.flatMap((part, i) =>
    isParameter(part) ? [[part.slice(1, -1), decodeURIComponent(segments[i] ?? '')] as const] : [],
  );
  return { id: template.id, params: Object.fromEntries(params) };
}
