import type { Json } from '#infra/testing/cloud/synthesized-cloud.ts';

/** The web ACL capacity units of AWS's own rule groups, and of a statement before its transformations. */
const managedUnits: Readonly<Record<string, number>> = {
  AWSManagedRulesCommonRuleSet: 700,
  AWSManagedRulesKnownBadInputsRuleSet: 200,
};
const statementUnits: Readonly<Record<string, number>> = {
  AndStatement: 0,
  ByteMatchStatement: 2,
  IPSetReferenceStatement: 1,
  LabelMatchStatement: 1,
  NotStatement: 0,
  OrStatement: 0,
  RateBasedStatement: 2,
  RegexMatchStatement: 3,
};
const transformationUnits = 10;

/**
 * The most capacity that a statement can use. AWS may count less when the same field is transformed in the same way
 * twice.
 */
export function unitsOf(statement: Json): number {
  const [[kind = '', content]] = Object.entries<Json>(statement) as [[string, Json]];
  if (kind === 'ManagedRuleGroupStatement') return managedUnits[content.Name] ?? Number.NaN;
  const inner = [content.Statements ?? [], content.Statement ?? [], content.ScopeDownStatement ?? []].flat();
  const transformations = (content.TextTransformations ?? []).filter(({ Type }: Json) => Type !== 'NONE');
  return inner
    .map(unitsOf)
    .reduce(
      (sum, units) => sum + units,
      (statementUnits[kind] ?? Number.NaN) + transformationUnits * transformations.length,
    );
}
