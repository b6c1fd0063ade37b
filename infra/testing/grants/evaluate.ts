/** A request that IAM allows or refuses. It identifies resources by their names in a template, not by their ARNs. */
export interface IamRequest {
  action: string;
  resource: string;
  context: Readonly<Record<string, string>>;
}

/** A statement of a role's policy, its values resolved to text. */
export interface PolicyStatement {
  Effect: string;
  Action: readonly string[];
  Resource: readonly string[];
  Condition?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** One action on one resource that a policy allows. */
export interface Grant {
  action: string;
  resource: string;
  conditions: readonly { key: string; values: readonly string[] }[];
}

const knownParts = new Set(['Effect', 'Action', 'Resource', 'Condition']);

/**
 * Actions without a resource, for which a policy can't be narrower than `*`.
 * https://docs.aws.amazon.com/service-authorization/latest/reference/list_awsx-ray.html
 */
const withoutResource: ReadonlySet<string> = new Set(['xray:PutTraceSegments', 'xray:PutTelemetryRecords']);

/**
 * The grants of a policy. Throws on features that our own policies don't use, such as `Deny`, `NotAction` or a
 * wildcard: guessing their meaning could hide a wrong policy.
 */
export function grantsIn(statements: readonly PolicyStatement[]): Grant[] {
  return statements.flatMap((statement) => {
    const unknown = Object.keys(statement).filter((part) => !knownParts.has(part));
    if (unknown.length > 0 || statement.Effect !== 'Allow')
      throw new Error(`cannot judge a statement with ${[...unknown, statement.Effect].join(', ')}`);
    const { Action, Resource, Condition = {} } = statement;
    const conditions = Object.entries(Condition).flatMap(([operator, byKey]) => {
      if (operator !== 'StringEquals') throw new Error(`cannot judge the condition ${operator}`);
      return Object.entries(byKey).map(([key, values]) => ({ key, values }));
    });
    const takesNone = Action.every((action) => withoutResource.has(action));
    const wildcard = [...Action, ...(takesNone ? [] : Resource)].find((name) => /[*?]/.test(name));
    if (wildcard) throw new Error(`cannot judge the wildcard of ${wildcard}`);
    return Action.flatMap((action) => Resource.map((resource) => ({ action, resource, conditions })));
  });
}

/** Whether a grant allows a request. IAM ignores the case of actions only. */
export function allows(grant: Grant, { action, resource, context }: IamRequest): boolean {
  return (
    grant.action.toLowerCase() === action.toLowerCase() &&
    grant.resource === resource &&
    grant.conditions.every(({ key, values }) => values.includes(context[key] ?? ''))
  );
}
